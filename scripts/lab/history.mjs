/** `npm run lab -- history`: how long the server takes for the page of a site with 500 analyses, request by request. */
import { randomUUID } from 'node:crypto';
import { Analysis } from '../../contract/entities/analysis.ts';
import { trendFigures } from '../../contract/report/trend-figures.ts';
import { serveDemo } from '../../server/demo/serve-demo.ts';
import { saveAnalysis } from '../../server/store/save-analysis.ts';
import { openChecks } from './support/checks.mjs';
import { openLab, startProductAtUrl } from './support/lab.mjs';

const analyses = 500;
const limitMs = 300;
const repeats = 20;
const dayMs = 24 * 3600_000;

const checks = openChecks(`a site with ${analyses} analyses`);
const lab = await openLab();
const demo = await serveDemo();
const product = await startProductAtUrl({
  ...lab.env,
  CHROME_PATH: 'off',
  CONNECT_TO: [demo.connectTo].flat().join(','),
});
const user = await lab.person({ crawlDelay: 100, maxPages: 20 });
const headers = { cookie: await lab.cookieOf(user) };

// One real analysis, stored five hundred times with other dates.
const { runId } = await lab.start(user, 'demo.example');
await lab.untilDone();
const row = await lab.db
  .selectFrom('analyses')
  .innerJoin('sites', 'sites.id', 'analyses.site_id')
  .select(['analyses.report', 'sites.id', 'sites.site_key', 'sites.domain'])
  .where('analyses.id', '=', runId)
  .executeTakeFirstOrThrow();
const report = Analysis.parse(JSON.parse(row.report));
for (let day = 1; day < analyses; day += 1) {
  const id = randomUUID();
  const date = new Date(Date.parse(report.date) - day * dayMs);
  const analysis = { ...report, id, date: date.toISOString() };
  await lab.db.transaction().execute((tx) =>
    saveAnalysis(tx, {
      id,
      userId: user.id,
      siteKey: row.site_key,
      domain: row.domain,
      date,
      pagesCount: report.pages.length,
      metrics: report.metrics,
      figures: trendFigures(analysis),
      text: JSON.stringify(analysis),
      wholeText: null,
    }),
  );
}
checks.figure('analyses stored', analyses);
checks.figure('KB of each report', row.report.length / 1024);

/** Milliseconds until the last byte: the median and the slowest of the repeats, after a first one. */
async function timeOf(path) {
  const times = [];
  for (let repeat = 0; repeat <= repeats; repeat += 1) {
    const begun = performance.now();
    const response = await fetch(`${product.url}${path}`, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`);
    times.push(performance.now() - begun);
  }
  const [first, ...rest] = times;
  const sorted = rest.toSorted((a, b) => a - b);
  return { first, median: sorted[repeats >> 1], slowest: sorted.at(-1) };
}

const parts = {
  site: `/api/sites/${row.id}`,
  'what changed': `/api/analysis/${runId}/changes`,
  schedule: `/api/sites/${row.id}/schedule`,
  alerts: `/api/sites/${row.id}/alerts`,
  acceptances: `/api/sites/${row.id}/acceptances`,
  links: `/api/sites/${row.id}/shares`,
};
let slowestPage = 0;
for (const [name, path] of Object.entries(parts)) {
  const { first, median, slowest } = await timeOf(path);
  checks.figure(
    `${name}, ms`,
    `median ${Math.round(median)}, slowest ${Math.round(slowest)}, first ${Math.round(first)}`,
  );
  slowestPage = Math.max(slowestPage, median);
}
for (const [name, path] of [
  ['history by site', '/api/sites'],
  ['history', '/api/analysis/history'],
]) {
  const { median, slowest } = await timeOf(path);
  checks.figure(`${name}, ms`, `median ${Math.round(median)}, slowest ${Math.round(slowest)}`);
}

/** As a browser opens the page: all parts at once. */
async function openPage() {
  const begun = performance.now();
  await Promise.all(
    Object.values(parts).map(async (path) =>
      (await fetch(`${product.url}${path}`, { headers })).arrayBuffer(),
    ),
  );
  return performance.now() - begun;
}
const opened = [];
for (let repeat = 0; repeat < repeats; repeat += 1) opened.push(await openPage());
const median = opened.toSorted((a, b) => a - b)[repeats >> 1];
checks.figure('all parts of the page at once, ms (median)', median);
checks.holds(`the page needs less than ${limitMs} ms of the server`, median < limitMs, median);

product.child.kill('SIGTERM');
await product.ended;
await demo.close();
await lab.close();
process.exit(checks.close());
