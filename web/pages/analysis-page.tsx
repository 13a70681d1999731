/** /analysis/{id}: one saved analysis. */
import { useParams } from 'react-router';
import { AnalysisDetails } from '../features/report/analysis-details.tsx';
import { strings as reportStrings } from '../features/report/shared/strings.ts';
import { useAnalysisTitle } from '../features/report/use-analysis-title.ts';
import { RequireAuth } from '../features/session/require-auth.tsx';
import { useShareDialog } from '../features/share/share-button.tsx';
import { Page } from './page.tsx';

export function AnalysisPage() {
  const { id = '' } = useParams();
  const title = useAnalysisTitle(id);
  const share = useShareDialog({ kind: 'report', id });
  return (
    <Page title={title} description={reportStrings.detailsText}>
      <RequireAuth>{() => <AnalysisDetails id={id} place="saved" onShare={share.open} />}</RequireAuth>
      {share.dialog}
    </Page>
  );
}
