/** What people searched for: figures of Google Search Console, imported or synced, and the opportunities in them. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  ImportResult,
  Opportunities,
  SearchConnection,
  SearchView,
  ServiceAccountForm,
} from '../entities/search.ts';
import { limits } from '../limits.ts';

const tag = 'Search data';
/** Of credentials, which API keys never reach. */
const connectionTag = 'Search connection';
const params = z.object({ id: z.string() });
const path = '/api/sites/:id/search';
const ok = z.object({ ok: z.literal(true) });

export const readSearch = defineEndpoint({
  name: 'readSearch',
  method: 'GET',
  path,
  summary:
    'Clicks, impressions and position of a site: totals, trend, top pages and queries of the newest days, beside as many days before.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  params,
  query: z.object({
    days: z.coerce.number().int().min(1).max(limits.search.daysMax).default(limits.search.days),
  }),
  response: SearchView,
  refusals: ['site_not_found', 'invalid_input'],
});

export const readOpportunities = defineEndpoint({
  name: 'readOpportunities',
  method: 'GET',
  path: '/api/sites/:id/opportunities',
  summary:
    'What could bring more clicks: queries just below the top, low click-through, pages losing clicks, pages that compete, titles without the query, and pages nobody sees; the most to gain first.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  params,
  response: Opportunities,
  refusals: ['site_not_found'],
});

export const importSearch = defineEndpoint({
  name: 'importSearch',
  method: 'POST',
  path: `${path}/import`,
  summary:
    'Imports what Search Console exports, the ZIP or one of its CSV files in any language. A file without dates takes from and to, else the days that are known already, else three months.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  rateLimit: 'work',
  params,
  query: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
  bodyTypes: ['application/zip', 'text/csv'],
  bodyBytesMax: limits.search.importBytesMax,
  response: ImportResult,
  refusals: [
    'site_not_found',
    'invalid_input',
    'export_unreadable',
    'too_large',
    'unsupported_media_type',
    'too_many_requests',
  ],
});

export const connectGoogle = defineEndpoint({
  name: 'connectGoogle',
  method: 'GET',
  path: `${path}/connect`,
  summary: 'Redirects to Google, to let this server read the figures of Search Console.',
  tag: connectionTag,
  access: 'user',
  kind: 'redirect',
  rateLimit: 'work',
  params,
  refusals: ['site_not_found', 'google_not_configured', 'too_many_requests'],
});

export const finishGoogleConnection = defineEndpoint({
  name: 'finishGoogleConnection',
  method: 'GET',
  path: '/api/search/callback',
  summary: 'Where Google sends the browser back; redirects to the page of the site.',
  tag: connectionTag,
  access: 'user',
  kind: 'redirect',
});

export const saveServiceAccount = defineEndpoint({
  name: 'saveServiceAccount',
  method: 'PUT',
  path: `${path}/service-account`,
  summary:
    'Stores the JSON key of a service account, encrypted, in place of another connection. It is sent to Google only and never shown again.',
  tag: connectionTag,
  access: 'user',
  kind: 'json',
  params,
  body: ServiceAccountForm,
  response: SearchConnection,
  refusals: ['invalid_input', 'site_not_found'],
});

export const removeSearch = defineEndpoint({
  name: 'removeSearch',
  method: 'DELETE',
  path,
  summary: 'Ends the connection to Google and deletes tokens, keys and all figures of the site.',
  tag: connectionTag,
  access: 'user',
  kind: 'json',
  params,
  response: ok,
  refusals: ['site_not_found'],
});
