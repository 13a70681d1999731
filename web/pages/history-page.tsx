/** /history and /site-history: every analysis of this person. */
import { AddSite } from '../features/access/add-site.tsx';
import { HistoryView } from '../features/history/history-view.tsx';
import { RequireAuth } from '../features/session/auth-required.tsx';
import { Page } from './page.tsx';
import { strings } from './strings.ts';

export const HistoryPage = () => (
  <Page {...strings.history}>
    <RequireAuth>
      {() => (
        <>
          <HistoryView />
          <AddSite />
        </>
      )}
    </RequireAuth>
  </Page>
);
