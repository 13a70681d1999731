/** Every endpoint of the API, in the order the documentation shows them. */
import type { EndpointSpec } from '../endpoint.ts';
import * as alerts from './alerts.ts';
import * as analyses from './analyses.ts';
import * as analyze from './analyze.ts';
import * as apiKeys from './api-keys.ts';
import * as branding from './branding.ts';
import * as clientReport from './client-report.ts';
import * as competitor from './competitor.ts';
import * as conversations from './conversations.ts';
import * as explorer from './explorer.ts';
import * as fieldData from './field-data.ts';
import * as logs from './logs.ts';
import * as ownFields from './own-fields.ts';
import * as payments from './payments.ts';
import * as schedules from './schedules.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as settings from './settings.ts';
import * as shares from './shares.ts';
import * as siteAccess from './site-access.ts';
import * as sites from './sites.ts';

export const endpoints: readonly EndpointSpec[] = [
  session,
  analyze,
  analyses,
  explorer,
  sites,
  siteAccess,
  ownFields,
  schedules,
  clientReport,
  shares,
  alerts,
  search,
  logs,
  fieldData,
  branding,
  competitor,
  settings,
  apiKeys,
  payments,
  conversations,
].flatMap((module) => Object.values<EndpointSpec>(module));
