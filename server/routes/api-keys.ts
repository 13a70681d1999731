/** Routes of API keys. */
import * as endpoints from '@pagewright/contract/endpoints/api-keys';
import { type Route, route } from '../http/mount.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../services/accounts/api-keys.ts';
import type { Deps } from '../services/deps.ts';

export const apiKeysRoutes = (deps: Deps): Route[] => [
  route(endpoints.readApiKeys, ({ user }) => listApiKeys(deps, user)),
  route(endpoints.createApiKey, ({ user, body }) => createApiKey(deps, user, body)),
  route(endpoints.revokeApiKey, ({ user, params }) => revokeApiKey(deps, user, params.id)),
];
