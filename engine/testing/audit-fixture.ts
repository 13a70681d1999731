/** Audits a fixture site over a real connection, as the command would, but without any waiting. */
import path from 'node:path';
import type { AuditedSite, AuditOptions, AuditRequest } from '../audit-request.ts';
import { auditSite } from '../audit-site.ts';
import { parseConnectTo } from '../crawl/connect-to.ts';
import { createHttpClient } from '../crawl/http-client.ts';
import { noPauses } from '../crawl/testing/no-pauses.ts';
import { serveSite } from './serve-site.ts';

export const fixturesRoot = path.join(import.meta.dirname, '..', '..', 'fixtures', 'sites');

const options: AuditOptions = {
  mode: 'sitemap',
  maxPages: 100,
  crawlDelayMs: 0,
  // One after the other, so that two runs meet the pages in the same order.
  concurrency: 1,
  checkImages: true,
  checkExternalLinks: true,
  probeSite: true,
  tryAiAgents: true,
};

export async function auditFixture(
  name: string,
  more: Partial<AuditOptions> = {},
  ports: Pick<AuditRequest, 'onProgress' | 'extract'> = {},
): Promise<AuditedSite> {
  const served = await serveSite(path.join(fixturesRoot, name));
  const client = createHttpClient({
    connectTo: parseConnectTo(served.connectTo),
    resolve: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
    timing: noPauses,
  });
  try {
    return await auditSite({
      host: served.host,
      path: '',
      options: { ...options, ...more },
      client,
      today: '2026-11-15',
      signal: new AbortController().signal,
      ...ports,
    });
  } finally {
    await client.close();
    await served.close();
  }
}
