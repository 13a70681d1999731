/** Our engine on the generated site: fetch, extract, every rule, site rules. */
import { auditSite } from '../../engine/audit-site.ts';
import { parseConnectTo } from '../../engine/crawl/connect-to.ts';
import { createHttpClient } from '../../engine/crawl/http-client.ts';

export async function main(): Promise<void> {
  const [port = '', concurrency = '16', maxPages = '1000'] = process.argv.slice(2);
  const client = createHttpClient({ connectTo: parseConnectTo(`bench.example=127.0.0.1:${port}`) });
  const site = await auditSite({
    host: 'bench.example',
    path: '',
    client,
    today: '2026-11-15',
    signal: new AbortController().signal,
    options: {
      mode: 'crawl',
      maxPages: Number(maxPages),
      crawlDelayMs: 0,
      concurrency: Number(concurrency),
      checkImages: false,
      checkExternalLinks: false,
      probeSite: true,
    },
  });
  await client.close();
  Object.assign(globalThis, { benchPages: site.pages.length });
}
