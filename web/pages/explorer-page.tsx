/** /analysis/{id}/explore: every URL of an analysis. */
import { useParams } from 'react-router';
import { ExplorerView } from '../features/explorer/explorer-view.tsx';
import { useExplorerTitle } from '../features/explorer/queries.ts';
import { RequireAuth } from '../features/session/auth-required.tsx';
import { Page } from './page.tsx';

export function ExplorerPage() {
  const { id = '' } = useParams();
  return (
    <Page title={useExplorerTitle(id)}>
      <RequireAuth>{() => <ExplorerView id={id} />}</RequireAuth>
    </Page>
  );
}
