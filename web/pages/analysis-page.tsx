/** /analysis/{id}: one saved analysis. */
import { useParams } from 'react-router';
import { AnalysisDetails } from '../features/report/analysis-details.tsx';
import { strings as reportStrings } from '../features/report/shared/strings.ts';
import { useAnalysisTitle } from '../features/report/use-analysis-title.ts';
import { RequireAuth } from '../features/session/require-auth.tsx';
import { ShareButton } from '../features/share/share-button.tsx';
import { Page } from './page.tsx';

export function AnalysisPage() {
  const { id = '' } = useParams();
  const title = useAnalysisTitle(id);
  return (
    <Page title={title} description={reportStrings.detailsText}>
      <RequireAuth>
        {() => (
          <AnalysisDetails id={id} place="saved" actions={<ShareButton target={{ kind: 'report', id }} />} />
        )}
      </RequireAuth>
    </Page>
  );
}
