/** Routes of closed sites. */
import * as endpoints from '@pagewright/contract/endpoints/site-access';
import { type Route, route } from '../http/mount.ts';
import type { Deps } from '../services/deps.ts';
import {
  addSite,
  readSiteAccess,
  removeCredential,
  removeSiteAccess,
  saveSiteAccess,
  setCredential,
  verifySite,
} from '../services/sites/site-access.ts';

export const siteAccessRoutes = (deps: Deps): Route[] => [
  route(endpoints.addSite, ({ user, body }) => addSite(deps, user, body.domain)),
  route(endpoints.readSiteAccess, ({ user, params }) => readSiteAccess(deps, user, params.id)),
  route(endpoints.saveSiteAccess, ({ user, params, body }) => saveSiteAccess(deps, user, params.id, body)),
  route(endpoints.removeSiteAccess, ({ user, params }) => removeSiteAccess(deps, user, params.id)),
  route(endpoints.setCredential, ({ user, params, body }) => setCredential(deps, user, params.id, body)),
  route(endpoints.removeCredential, ({ user, params }) =>
    removeCredential(deps, user, { siteId: params.id, id: params.credentialId }),
  ),
  route(endpoints.verifySite, ({ user, params }) => verifySite(deps, user, params.id)),
];
