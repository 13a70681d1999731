/** /analysis/{id}/templates: the findings of a report by page template. */
import { useParams } from 'react-router';
import { RequireAuth } from '../features/session/require-auth.tsx';
import { TemplatesView } from '../features/templates/templates-view.tsx';
import { useTemplatesTitle } from '../features/templates/use-templates-title.ts';
import { Page } from './page.tsx';

export function TemplatesPage() {
  const { id = '' } = useParams();
  return (
    <Page title={useTemplatesTitle(id)}>
      <RequireAuth>{() => <TemplatesView id={id} />}</RequireAuth>
    </Page>
  );
}
