/** /settings: how sites are analysed. */
import { RequireAuth } from '../features/session/auth-required.tsx';
import { SettingsView } from '../features/settings/settings-view.tsx';
import { Page } from './page.tsx';
import { strings } from './strings.ts';

export const SettingsPage = () => (
  <Page {...strings.settings}>
    <RequireAuth>{() => <SettingsView />}</RequireAuth>
  </Page>
);
