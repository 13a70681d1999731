/** Our engine on the generated site with its pages in a work file, as `pagewright audit` does for large sites. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WorkFile } from '../../cli/work-file/work-file.ts';
import { auditGeneratedSite } from './audit-generated-site.ts';

const [port = '', concurrency = '16', maxPages = '1000'] = process.argv.slice(2);
const folder = await mkdtemp(path.join(tmpdir(), 'pagewright-bench-'));
const rows = await WorkFile.create(path.join(folder, 'work.sqlite'), {
  target: 'bench.example',
  options: '{}',
  version: '',
  startedAt: '',
});
const site = await auditGeneratedSite(
  port,
  {
    mode: 'crawl',
    maxPages: Number(maxPages),
    crawlDelayMs: 0,
    concurrency: Number(concurrency),
    checkImages: false,
  },
  rows,
);
rows.finishSite(site.siteIssues, site.coverage.entries);
rows.close();
await rm(folder, { recursive: true });
Object.assign(globalThis, { benchmarkPages: site.pageCount });
