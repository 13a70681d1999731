/** One audit of the generated site on loopback, for the runners that measure it. */

import { parseConnectTo } from '../../engine/fetch/connect-to.ts';
import { createHttpClient } from '../../engine/fetch/http-client.ts';
import type { AuditedSite, AuditRequest } from '../../engine/pipeline/audit-request.ts';
import { auditSite } from '../../engine/pipeline/audit-site.ts';

export async function auditGeneratedSite(
  port: string,
  options: Omit<AuditRequest['options'], 'checkExternalLinks' | 'probeHost'>,
): Promise<AuditedSite> {
  const client = createHttpClient({ connectTo: parseConnectTo(`bench.example=127.0.0.1:${port}`) });
  const site = await auditSite({
    host: 'bench.example',
    path: '',
    client,
    today: '2026-11-15',
    signal: new AbortController().signal,
    options: { ...options, checkExternalLinks: false, probeHost: true },
  });
  await client.close();
  return site;
}
