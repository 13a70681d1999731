/** One audit of the generated site on loopback, for the runners that measure it. */

import { AuditOptions, type AuditOptionsInput } from '../../contract/entities/audit-options.ts';
import { parseConnectTo } from '../../engine/fetch/connect-to.ts';
import { createHttpClient } from '../../engine/fetch/http-client.ts';
import type { AuditedSite, AuditPorts } from '../../engine/pipeline/audit-ports.ts';
import { auditSite } from '../../engine/pipeline/audit-site.ts';

const host = 'bench.example';

export async function auditGeneratedSite(
  port: string,
  options: Pick<AuditOptionsInput, 'maxPages' | 'crawlDelayMs'> & Partial<AuditOptionsInput>,
  rows?: AuditPorts['rows'],
): Promise<AuditedSite> {
  const client = createHttpClient({
    connectTo: parseConnectTo(`${host}=127.0.0.1:${port}`),
    // A busy machine reads 100,000 pages in more than the usual time.
    limits: { scanMs: 24 * 3_600_000 },
  });
  const site = await auditSite(
    AuditOptions.parse({ id: 'bench', domain: host, host, startedAtMs: 0, ...options }),
    { client, today: '2026-11-15', ...(rows !== undefined && { rows }) },
    new AbortController().signal,
  );
  await client.close();
  return site;
}
