/** Audits a fixture site over a real connection, as the command would, but without any waiting. */
import path from 'node:path';
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import { extractPage } from '../extract/extract-page.ts';
import { parseConnectTo } from '../fetch/connect-to.ts';
import { createHttpClient } from '../fetch/http-client.ts';
import { idleMachine } from '../fetch/testing/idle-machine.ts';
import { clockWithoutPauses } from '../fetch/testing/no-pauses.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { AuditedSite, AuditPorts } from '../pipeline/audit-ports.ts';
import { auditSite } from '../pipeline/audit-site.ts';
import { optionsFor } from './options-for.ts';
import { serveSite } from './serve-site.ts';

export const fixturesRoot = path.join(import.meta.dirname, '..', '..', 'fixtures', 'sites');

const options = {
  // One after the other, so that two runs meet the pages in the same order.
  concurrency: 1,
  checkExternalLinks: true,
  tryAiAgents: true,
};

export async function auditFixture(
  name: string,
  more: Partial<AuditOptions> = {},
  ports: Pick<AuditPorts, 'onProgress' | 'extract'> = {},
): Promise<AuditedSite> {
  const served = await serveSite(path.join(fixturesRoot, name));
  const client = createHttpClient({
    connectTo: parseConnectTo(served.connectTo),
    resolve: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
    clock: clockWithoutPauses,
    load: idleMachine,
  });
  try {
    return await auditSite(
      optionsFor(served.host, { ...options, ...more }),
      { client, today: '2026-11-15', ...ports },
      new AbortController().signal,
    );
  } finally {
    await client.close();
    await served.close();
  }
}

/** The usual audit of a fixture site, and its pages as they were fetched. */
interface SharedAudit {
  readonly site: AuditedSite;
  readonly fetched: readonly FetchedPage[];
}

const shared = new Map<string, Promise<SharedAudit>>();

async function auditOnce(name: string): Promise<SharedAudit> {
  const fetched: FetchedPage[] = [];
  const extract = (page: FetchedPage) => {
    fetched.push(page);
    return extractPage(page);
  };
  return { site: await auditFixture(name, {}, { extract }), fetched };
}

/** Audited once a worker, for all its test files: nobody may change it. */
export function sharedAudit(name: string): Promise<SharedAudit> {
  const known = shared.get(name) ?? auditOnce(name);
  shared.set(name, known);
  return known;
}
