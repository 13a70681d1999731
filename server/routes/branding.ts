/** Routes of the white label. */
import * as endpoints from '@pagewright/contract/endpoints/branding';
import { type Route, route } from '../http/mount.ts';
import { readWhiteLabel, removeWhiteLabel, saveWhiteLabel } from '../services/branding/white-label.ts';
import type { Deps } from '../services/deps.ts';

export const brandingRoutes = (deps: Deps): Route[] => [
  route(endpoints.readBranding, ({ user }) => readWhiteLabel(deps, user)),
  route(endpoints.saveBranding, ({ user, body }) => saveWhiteLabel(deps, user, body)),
  route(endpoints.removeBranding, ({ user }) => removeWhiteLabel(deps, user)),
];
