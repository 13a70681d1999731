/** /analysis/{id}/changes: what changed since another analysis of the site. */
import { useParams } from 'react-router';
import { ChangesView } from '../features/changes/changes-view.tsx';
import { useChangesTitle } from '../features/changes/queries.ts';
import { RequireAuth } from '../features/session/auth-required.tsx';
import { Page } from './page.tsx';

export function ChangesPage() {
  const { id = '' } = useParams();
  return (
    <Page title={useChangesTitle(id)}>
      <RequireAuth>{() => <ChangesView id={id} />}</RequireAuth>
    </Page>
  );
}
