/** One audit of the generated site on loopback, for the runners that measure it. */
import type { AuditedSite, AuditRequest } from '../../engine/audit-request.ts';
import { auditSite } from '../../engine/audit-site.ts';
import { parseConnectTo } from '../../engine/crawl/connect-to.ts';
import { createHttpClient } from '../../engine/crawl/http-client.ts';

export async function auditBench(
  port: string,
  options: Omit<AuditRequest['options'], 'checkExternalLinks' | 'probeSite'>,
): Promise<AuditedSite> {
  const client = createHttpClient({ connectTo: parseConnectTo(`bench.example=127.0.0.1:${port}`) });
  const site = await auditSite({
    host: 'bench.example',
    path: '',
    client,
    today: '2026-11-15',
    signal: new AbortController().signal,
    options: { ...options, checkExternalLinks: false, probeSite: true },
  });
  await client.close();
  return site;
}
