/** Measures an audit at a crawl delay, compared with the minimum that the delay allows. */
import { auditGeneratedSite } from './audit-generated-site.ts';

const [port = '', maxPages = '100', delayMs = '100'] = process.argv.slice(2);
const startedAt = performance.now();
const site = await auditGeneratedSite(port, {
  mode: 'sitemap',
  maxPages: Number(maxPages),
  crawlDelayMs: Number(delayMs),
  checkImages: true,
});
const wallMs = performance.now() - startedAt;
const minimumMs = site.pages.length * Number(delayMs);
const { crawlMs, probeMs, auditMs } = site.timings;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
console.log(
  `${site.pages.length} pages at a delay of ${delayMs} ms: ${seconds(wallMs)} (crawl ${seconds(crawlMs)}, probes ${seconds(probeMs)}, audit ${seconds(auditMs)}); the delay alone takes ${seconds(minimumMs)}: ${(wallMs / minimumMs).toFixed(2)} times.`,
);
