/** Routes of sites over time. */
import * as schedules from '@pagewright/contract/endpoints/schedules';
import * as endpoints from '@pagewright/contract/endpoints/sites';
import { type Route, route } from '../http/mount.ts';
import { StoredJson } from '../http/stored-json.ts';
import {
  acceptFindings,
  acceptMany,
  listAccepted,
  removeAcceptance,
} from '../services/acceptances/accept-findings.ts';
import type { Deps } from '../services/deps.ts';
import { readSiteSchedule, scheduleSite, unscheduleSite } from '../services/schedules/schedule-site.ts';
import { compareWithEarlier } from '../services/sites/compare-analyses.ts';
import { listSites, readAnalysisPlace, readSite } from '../services/sites/read-sites.ts';
import { readTemplates } from '../services/sites/read-templates.ts';

export const sitesRoutes = (deps: Deps): Route[] => [
  route(endpoints.readSites, ({ user }) => listSites(deps, user)),
  route(endpoints.readSite, ({ user, params }) => readSite(deps, user, params.id)),
  route(endpoints.readAnalysisPlace, ({ user, params }) => readAnalysisPlace(deps, user, params.id)),
  route(endpoints.readAcceptances, ({ user, params }) => listAccepted(deps, user, params.id)),
  route(endpoints.acceptFindings, ({ user, params, body }) => acceptFindings(deps, user, params.id, body)),
  route(endpoints.acceptMany, ({ user, params, body }) => acceptMany(deps, user, params.id, body)),
  route(endpoints.removeAcceptance, ({ user, params }) =>
    removeAcceptance(deps, user, { siteId: params.id, id: params.acceptanceId }),
  ),
  route(schedules.readSchedule, ({ user, params }) => readSiteSchedule(deps, user, params.id)),
  route(schedules.saveSchedule, ({ user, params, body }) => scheduleSite(deps, user, params.id, body)),
  route(schedules.removeSchedule, ({ user, params }) => unscheduleSite(deps, user, params.id)),
  route(
    endpoints.readTemplates,
    async ({ user, params }) => new StoredJson(await readTemplates(deps, user, params.id)),
  ),
  route(
    endpoints.readChanges,
    async ({ user, params, query }) =>
      new StoredJson(await compareWithEarlier(deps, user, { id: params.id, since: query.since })),
  ),
];
