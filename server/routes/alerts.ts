/** Routes of alerts; the page that ends e-mails is in http/unsubscribe-page. */
import * as endpoints from '@pagewright/contract/endpoints/alerts';
import { type Route, route } from '../http/mount.ts';
import {
  endSiteAlerts,
  readSiteAlerts,
  saveSiteAlerts,
  tryWebhook,
} from '../services/alerts/manage-alerts.ts';
import type { Deps } from '../services/deps.ts';

export const alertsRoutes = (deps: Deps): Route[] => [
  route(endpoints.readAlerts, ({ user, params }) => readSiteAlerts(deps, user, params.id)),
  route(endpoints.saveAlerts, ({ user, params, body }) => saveSiteAlerts(deps, user, params.id, body)),
  route(endpoints.removeAlerts, ({ user, params }) => endSiteAlerts(deps, user, params.id)),
  route(endpoints.tryWebhook, ({ user, params }) => tryWebhook(deps, user, params.id)),
];
