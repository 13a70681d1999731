/** Our engine on the generated site: fetch, extract, every rule, site rules. */
import { auditGeneratedSite } from './audit-generated-site.ts';

const [port = '', concurrency = '16', maxPages = '1000'] = process.argv.slice(2);
const site = await auditGeneratedSite(port, {
  mode: 'crawl',
  maxPages: Number(maxPages),
  crawlDelayMs: 0,
  concurrency: Number(concurrency),
  checkImages: false,
});
Object.assign(globalThis, { benchmarkPages: site.pages.length });
