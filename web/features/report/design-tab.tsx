/** Design Analysis, as long as an analysis has no data for it, and when it failed. */
import { Alert } from '../../ui/alert.tsx';
import { useReportData } from './report-context.ts';
import { strings } from './strings.ts';
import { SwitchOn } from './switch-on.tsx';

export function DesignTab() {
  const { designAnalysis } = useReportData().analysis;
  if (designAnalysis?.error) {
    return (
      <Alert tone="poor" title={strings.designFailed}>
        <p>{designAnalysis.error}</p>
        <p>{strings.designFailedText}</p>
      </Alert>
    );
  }
  return <SwitchOn title={strings.designEmpty}>{strings.designEmptyText}</SwitchOn>;
}
