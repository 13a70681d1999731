/** A whole audit at a crawl delay: how much longer it takes than the delay between its pages alone dictates. */
import type { AuditedSite } from '../../engine/audit-request.ts';
import { auditSite } from '../../engine/audit-site.ts';
import { parseConnectTo } from '../../engine/crawl/connect-to.ts';
import { createHttpClient } from '../../engine/crawl/http-client.ts';

const [port = '', maxPages = '100', delayMs = '100'] = process.argv.slice(2);
const client = createHttpClient({ connectTo: parseConnectTo(`bench.example=127.0.0.1:${port}`) });
const startedAt = performance.now();
const site: AuditedSite = await auditSite({
  host: 'bench.example',
  path: '',
  client,
  today: '2026-11-15',
  signal: new AbortController().signal,
  options: {
    mode: 'sitemap',
    maxPages: Number(maxPages),
    crawlDelayMs: Number(delayMs),
    checkImages: true,
    checkExternalLinks: false,
    probeSite: true,
  },
});
const wallMs = performance.now() - startedAt;
await client.close();
const dictatedMs = site.pages.length * Number(delayMs);
const { readingMs, checkingMs, judgingMs } = site.timings;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
console.log(
  `${site.pages.length} pages at a delay of ${delayMs} ms: ${seconds(wallMs)} (reading ${seconds(readingMs)}, checking ${seconds(checkingMs)}, judging ${seconds(judgingMs)}); the delay alone dictates ${seconds(dictatedMs)}: ${(wallMs / dictatedMs).toFixed(2)} times.`,
);
