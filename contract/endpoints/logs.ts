/** What crawlers do, from the site's server logs. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { LogView } from '../entities/server-log.ts';
import { limits } from '../limits.ts';

const tag = 'Server logs';
const params = z.object({ id: z.string() });
const path = '/api/sites/:id/logs';

export const importLogs = defineEndpoint({
  name: 'importLogs',
  method: 'POST',
  path,
  summary:
    'Reads an access log of Apache, nginx, IIS, CloudFront, Caddy or JSON lines, plain or gzipped, and stores counts of what crawlers requested in place of those before. Neither the log nor an IP address is stored. One at a time.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  rateLimit: 'work',
  params,
  query: z.object({
    /** A format string, as `log_format` of nginx or `LogFormat` of Apache has it. */
    format: z.string().min(1).max(limits.logs.formatMax).optional(),
  }),
  bodyTypes: ['text/plain', 'application/gzip', 'application/x-gzip'],
  bodyBytesMax: limits.logs.bytesMax,
  response: LogView,
  refusals: [
    'site_not_found',
    'log_unreadable',
    'log_busy',
    'too_large',
    'unsupported_media_type',
    'too_many_requests',
  ],
});

export const readLogs = defineEndpoint({
  name: 'readLogs',
  method: 'GET',
  path,
  summary:
    "What crawlers requested, by the site's newest log: crawlers, days, status, the most visited pages, wasted requests; and beside the latest analysis: pages that crawlers never visit, and visited ones it did not find.",
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  params,
  response: LogView,
  refusals: ['site_not_found'],
});

export const exportLogs = defineEndpoint({
  name: 'exportLogs',
  method: 'GET',
  path: `${path}/csv`,
  summary:
    'The URLs that crawlers requested as a spreadsheet: requests, last status, last visit, and each crawler.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'download',
  mediaType: 'text/csv',
  params,
  refusals: ['site_not_found', 'no_logs'],
});

export const removeLogs = defineEndpoint({
  name: 'removeLogs',
  method: 'DELETE',
  path,
  summary: 'Deletes what was counted in the logs of a site.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  rateLimit: 'work',
  params,
  response: z.object({ ok: z.literal(true) }),
  refusals: ['site_not_found', 'too_many_requests'],
});
