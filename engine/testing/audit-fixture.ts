/** Audits a fixture site over a real connection, as the command would, but without any waiting. */
import path from 'node:path';
import { parseConnectTo } from '../fetch/connect-to.ts';
import { createHttpClient } from '../fetch/http-client.ts';
import { idleMachine } from '../fetch/testing/idle-machine.ts';
import { clockWithoutPauses } from '../fetch/testing/no-pauses.ts';
import type { AuditedSite, AuditOptions, AuditRequest } from '../pipeline/audit-request.ts';
import { auditSite } from '../pipeline/audit-site.ts';
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
  probeHost: true,
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
    clock: clockWithoutPauses,
    load: idleMachine,
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
