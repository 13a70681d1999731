/** A whole audit at a crawl delay: how much longer it takes than the delay between its pages alone dictates. */
import { auditBench } from './audit-bench.ts';

const [port = '', maxPages = '100', delayMs = '100'] = process.argv.slice(2);
const startedAt = performance.now();
const site = await auditBench(port, {
  mode: 'sitemap',
  maxPages: Number(maxPages),
  crawlDelayMs: Number(delayMs),
  checkImages: true,
});
const wallMs = performance.now() - startedAt;
const dictatedMs = site.pages.length * Number(delayMs);
const { readingMs, checkingMs, judgingMs } = site.timings;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
console.log(
  `${site.pages.length} pages at a delay of ${delayMs} ms: ${seconds(wallMs)} (reading ${seconds(readingMs)}, checking ${seconds(checkingMs)}, judging ${seconds(judgingMs)}); the delay alone dictates ${seconds(dictatedMs)}: ${(wallMs / dictatedMs).toFixed(2)} times.`,
);
