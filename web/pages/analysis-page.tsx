/** /analysis/{id}: one saved analysis. */
import { useParams } from 'react-router';
import { AnalysisDetails, useAnalysisTitle } from '../features/report/analysis-details.tsx';
import { strings } from '../features/report/shared/strings.ts';
import { RequireAuth } from '../features/session/auth-required.tsx';
import { useShareDialog } from '../features/share/share-button.tsx';
import { Page } from './page.tsx';

export function AnalysisPage() {
  const { id = '' } = useParams();
  const title = useAnalysisTitle(id);
  const share = useShareDialog({ kind: 'report', id });
  return (
    <Page title={title} description={strings.detailsText}>
      <RequireAuth>{() => <AnalysisDetails id={id} place="saved" onShare={share.open} />}</RequireAuth>
      {share.dialog}
    </Page>
  );
}
