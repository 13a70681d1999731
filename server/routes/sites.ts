/** Routes of sites: over time, acceptances, work lists, schedules, alerts, share links and closed sites. The pages of alerts and links are in http. */
import * as alerts from '@pagewright/contract/endpoints/alerts';
import * as client from '@pagewright/contract/endpoints/client-report';
import * as ownFields from '@pagewright/contract/endpoints/own-fields';
import * as schedules from '@pagewright/contract/endpoints/schedules';
import * as shares from '@pagewright/contract/endpoints/shares';
import * as access from '@pagewright/contract/endpoints/site-access';
import * as endpoints from '@pagewright/contract/endpoints/sites';
import { sendDownload } from '../http/download.ts';
import { type Route, route } from '../http/mount.ts';
import { StoredJson } from '../http/stored-json.ts';
import {
  acceptFindings,
  acceptMany,
  listAccepted,
  removeAcceptance,
} from '../services/acceptances/accept-findings.ts';
import {
  endSiteAlerts,
  readSiteAlerts,
  saveSiteAlerts,
  tryWebhook,
} from '../services/alerts/manage-alerts.ts';
import type { Deps } from '../services/deps.ts';
import { readSiteSchedule, scheduleSite, unscheduleSite } from '../services/schedules/schedule-site.ts';
import { exportClientPdf, exportClientReport } from '../services/sites/client-report.ts';
import { readSiteFields, saveSiteFields, trySiteFields } from '../services/sites/own-fields.ts';
import {
  compareWithEarlier,
  listSites,
  readAnalysisPlace,
  readSite,
  readTemplates,
} from '../services/sites/read-sites.ts';
import { listShares, revokeShare, shareReport, shareSite } from '../services/sites/share-links.ts';
import {
  addSite,
  readSiteAccess,
  removeCredential,
  removeSiteAccess,
  saveSiteAccess,
  setCredential,
  verifySite,
} from '../services/sites/site-access.ts';
import { changeWorkList, readWorkList } from '../services/work-list/work-list.ts';

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
  route(endpoints.readWorkList, ({ user, params }) => readWorkList(deps, user, params.id)),
  route(endpoints.changeWorkList, ({ user, params, body }) => changeWorkList(deps, user, params.id, body)),
  route(ownFields.readFields, ({ user, params }) => readSiteFields(deps, user, params.id)),
  route(ownFields.saveFields, ({ user, params, body }) => saveSiteFields(deps, user, params.id, body)),
  route(ownFields.tryFields, ({ user, params, body }) => trySiteFields(deps, user, params.id, body)),
  route(client.exportClientReport, async ({ user, params, query, reply }) =>
    sendDownload(
      reply,
      await exportClientReport(deps, user, { ...query, siteId: params.id }),
      client.exportClientReport.mediaType,
    ),
  ),
  route(client.exportClientPdf, async ({ user, params, query, reply }) =>
    sendDownload(
      reply,
      await exportClientPdf(deps, user, { ...query, siteId: params.id }),
      client.exportClientPdf.mediaType,
    ),
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

export const alertsRoutes = (deps: Deps): Route[] => [
  route(alerts.readAlerts, ({ user, params }) => readSiteAlerts(deps, user, params.id)),
  route(alerts.saveAlerts, ({ user, params, body }) => saveSiteAlerts(deps, user, params.id, body)),
  route(alerts.removeAlerts, ({ user, params }) => endSiteAlerts(deps, user, params.id)),
  route(alerts.tryWebhook, ({ user, params }) => tryWebhook(deps, user, params.id)),
];

export const sharesRoutes = (deps: Deps): Route[] => [
  route(shares.shareReport, ({ user, params, body }) => shareReport(deps, user, params.id, body)),
  route(shares.shareSite, ({ user, params, body }) => shareSite(deps, user, params.id, body)),
  route(shares.readShares, ({ user, params }) => listShares(deps, user, params.id)),
  route(shares.revokeShare, ({ user, params }) => revokeShare(deps, user, params.id)),
];

export const siteAccessRoutes = (deps: Deps): Route[] => [
  route(access.addSite, ({ user, body }) => addSite(deps, user, body.domain)),
  route(access.readSiteAccess, ({ user, params }) => readSiteAccess(deps, user, params.id)),
  route(access.saveSiteAccess, ({ user, params, body }) => saveSiteAccess(deps, user, params.id, body)),
  route(access.removeSiteAccess, ({ user, params }) => removeSiteAccess(deps, user, params.id)),
  route(access.setCredential, ({ user, params, body }) => setCredential(deps, user, params.id, body)),
  route(access.removeCredential, ({ user, params }) =>
    removeCredential(deps, user, { siteId: params.id, id: params.credentialId }),
  ),
  route(access.verifySite, ({ user, params }) => verifySite(deps, user, params.id)),
];
