/** /content-editor/{analysisId}/{pageUrl}: one page of an analysis, talked about. */
import { useParams } from 'react-router';
import { EditorView } from '../features/editor/editor-view.tsx';
import { strings as editorStrings } from '../features/editor/strings.ts';
import { RequireAuth } from '../features/session/require-auth.tsx';
import { Page } from './page.tsx';

export function ContentEditorPage() {
  const { analysisId, pageUrl } = useParams();
  return (
    <Page title={editorStrings.title} description={editorStrings.description}>
      <RequireAuth>{() => <EditorView analysisId={analysisId} pageUrl={pageUrl} />}</RequireAuth>
    </Page>
  );
}
