/** Our engine on the generated site: fetch, extract, every rule, site rules. */
import { auditBench } from './audit-bench.ts';

export async function main(): Promise<void> {
  const [port = '', concurrency = '16', maxPages = '1000'] = process.argv.slice(2);
  const site = await auditBench(port, {
    mode: 'crawl',
    maxPages: Number(maxPages),
    crawlDelayMs: 0,
    concurrency: Number(concurrency),
    checkImages: false,
  });
  Object.assign(globalThis, { benchPages: site.pages.length });
}
