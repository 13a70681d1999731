/** /analysis/{id}/templates: the findings of a report by page template. */
import { useParams } from 'react-router';
import { RequireAuth } from '../features/session/auth-required.tsx';
import { useTemplatesTitle } from '../features/templates/queries.ts';
import { TemplatesView } from '../features/templates/templates-view.tsx';
import { Page } from './page.tsx';

export function TemplatesPage() {
  const { id = '' } = useParams();
  return (
    <Page title={useTemplatesTitle(id)}>
      <RequireAuth>{() => <TemplatesView id={id} />}</RequireAuth>
    </Page>
  );
}
