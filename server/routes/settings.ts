/** Routes of the analysis settings and the account's usage. */
import { readSettings, readUsage, saveSettings } from '@pagewright/contract/endpoints/settings';
import { type Route, route } from '../http/mount.ts';
import { readAccountUsage } from '../services/accounts/account-usage.ts';
import { readAnalysisSettings, saveAnalysisSettings } from '../services/accounts/analysis-settings.ts';
import type { Deps } from '../services/deps.ts';

export const settingsRoutes = (deps: Deps): Route[] => [
  route(readSettings, ({ user }) => readAnalysisSettings(deps, user)),
  route(saveSettings, ({ user, body }) => saveAnalysisSettings(deps, user, body)),
  route(readUsage, ({ user }) => readAccountUsage(deps, user)),
];
