/** /content-editor/{analysisId}/{pageUrl}: one page of an analysis, talked about. */
import { useLocation } from 'react-router';
import { readEditorParams } from '../features/editor/editor-params.ts';
import { EditorView } from '../features/editor/editor-view.tsx';
import { strings as editorStrings } from '../features/editor/strings.ts';
import { RequireAuth } from '../features/session/auth-required.tsx';
import { Page } from './page.tsx';

export function ContentEditorPage() {
  const { pathname } = useLocation();
  return (
    <Page title={editorStrings.title} description={editorStrings.description}>
      <RequireAuth>{() => <EditorView params={readEditorParams(pathname)} />}</RequireAuth>
    </Page>
  );
}
