/** Routes of share links; their pages are in http/shared-page. */
import * as endpoints from '@pagewright/contract/endpoints/shares';
import { type Route, route } from '../http/mount.ts';
import type { Deps } from '../services/deps.ts';
import { listShares, revokeShare, shareReport, shareSite } from '../services/sites/share-links.ts';

export const sharesRoutes = (deps: Deps): Route[] => [
  route(endpoints.shareReport, ({ user, params, body }) => shareReport(deps, user, params.id, body)),
  route(endpoints.shareSite, ({ user, params, body }) => shareSite(deps, user, params.id, body)),
  route(endpoints.readShares, ({ user, params }) => listShares(deps, user, params.id)),
  route(endpoints.revokeShare, ({ user, params }) => revokeShare(deps, user, params.id)),
];
