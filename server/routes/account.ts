/** Routes of an account: analysis settings, usage, API keys and the white label. */
import * as apiKeys from '@pagewright/contract/endpoints/api-keys';
import * as branding from '@pagewright/contract/endpoints/branding';
import * as settings from '@pagewright/contract/endpoints/settings';
import { refuse } from '../errors/refusal.ts';
import { type Route, route } from '../http/mount.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../services/accounts/api-keys.ts';
import {
  readAccountUsage,
  readAnalysisSettings,
  saveAnalysisSettings,
} from '../services/accounts/settings.ts';
import { readWhiteLabel, removeWhiteLabel, saveWhiteLabel } from '../services/branding/white-label.ts';
import type { Deps } from '../services/deps.ts';

export const accountRoutes = (deps: Deps): Route[] => [
  route(settings.readSettings, ({ user }) => readAnalysisSettings(deps, user)),
  route(settings.saveSettings, ({ user, body }) => saveAnalysisSettings(deps, user, body)),
  route(settings.readUsage, ({ user }) => readAccountUsage(deps, user)),
  route(apiKeys.readApiKeys, ({ user }) => listApiKeys(deps, user)),
  route(apiKeys.createApiKey, ({ user, body, token }) => {
    if (token === null) throw refuse('not_authenticated');
    return createApiKey(deps, user, { form: body, token });
  }),
  route(apiKeys.revokeApiKey, ({ user, params }) => revokeApiKey(deps, user, params.id)),
  route(branding.readBranding, ({ user }) => readWhiteLabel(deps, user)),
  route(branding.saveBranding, ({ user, body }) => saveWhiteLabel(deps, user, body)),
  route(branding.removeBranding, ({ user }) => removeWhiteLabel(deps, user)),
];
