/** `npm run lab -- whole-site`: scans a site with planted faults in the product, kills the worker in the middle, and checks what was found, what was read twice, and what it took. `--pages`. */
import { setTimeout as delay } from 'node:timers/promises';
import { startAnalysis } from '../../server/services/analyses/start-analysis.ts';
import { openChecks } from './support/checks.mjs';
import { openLab, readOptions, serveLargeSite, startProduct } from './support/lab.mjs';
import { watchMemory } from './support/usage.mjs';

const { pages } = readOptions({ pages: 10_000 });
const host = 'large.example';
const memoryMaxMb = 1024;
const slowMs = 50;
const flights = 16;

const checks = openChecks(`a scan of a site of ${pages} pages`);
const site = await serveLargeSite(pages, host);
const lab = await openLab();
const env = {
  ...lab.env,
  RUNS_AT_ONCE: '1',
  CHROME_PATH: 'off',
  CONNECT_TO: `${host}=127.0.0.1:${site.port}`,
};
const undelayed = ['--import', './scripts/lab/support/no-delay.mjs'];
const web = await startProduct({ ...env, ROLE: 'web' });
const user = await lab.person({ analyzeImages: false, useAI: true });
const cookie = await lab.cookieOf(user);
const read = async (path) => (await fetch(`${web.url}${path}`, { headers: { cookie } })).json();

/** How long the API takes meanwhile. */
const times = [];
async function timeOne() {
  const start = performance.now();
  await read('/api/user/usage');
  times.push(performance.now() - start);
}
const probe = setInterval(() => void timeOne().catch(() => undefined), 500);

const peaks = [];
async function hire() {
  const worker = await startProduct({ ...env, ROLE: 'worker' }, undelayed);
  const memory = watchMemory(worker.child.pid, worker.url);
  const stop = () => {
    memory.stop();
    peaks.push(Math.max(0, ...memory.resident));
  };
  return { ...worker, stop };
}

const kept = async () =>
  Number(
    (
      await lab.db
        .selectFrom('run_requests')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirst()
    )?.count,
  );

const began = performance.now();
const { runId } = await startAnalysis(
  { db: lab.db, queue: lab.queue, checkUrl: () => ({ ok: true, url: new URL(`https://${host}/`) }) },
  user,
  { domain: host, useSitemap: true, wholeSite: true },
  { network: null },
);
let worker = await hire();
while ((await kept()) < pages / 2) await delay(500);
worker.child.kill('SIGKILL');
worker.stop();
await worker.ended;
const keptAtKill = await kept();
console.log(
  `killed with ${keptAtKill} requests kept, after ${Math.round((performance.now() - began) / 1000)} s`,
);
worker = await hire();
await lab.untilDone();
const seconds = (performance.now() - began) / 1000;
worker.stop();
clearInterval(probe);

const run = (await lab.runs()).find(({ id }) => id === runId);
checks.holds('the scan completed', run?.state === 'completed', run?.error ?? '');
site.child.send({});
const served = await site.message();
checks.holds(
  'no page was read twice, but those in flight when it was killed',
  served.twice <= flights,
  `${served.twice} of ${served.pages} pages, ${served.requests} requests`,
);

const count = async (filter) =>
  (await read(`/api/analysis/${runId}/urls?limit=1&filter=${encodeURIComponent(JSON.stringify(filter))}`))
    .total;
const { planted } = served;
for (const [what, filter, wanted] of [
  ['missing titles', { column: 'findings', has: 'title-missing' }, planted[501]],
  ['noindex', { column: 'whyNot', is: 'noindex' }, planted[502]],
  ['missing H1', { column: 'findings', has: 'h1-missing' }, planted[503]],
  ['errors', { column: 'status', is: '5xx' }, planted[504]],
  [
    'redirects',
    {
      and: [
        { column: 'status', is: 301 },
        { column: 'url', contains: 'category' },
      ],
    },
    planted[505],
  ],
]) {
  const found = await count(filter);
  checks.holds(`every planted fault was found: ${what}`, found === wanted, `${found} of ${wanted}`);
}
const mostMb = Math.max(...peaks);
checks.holds(
  `the worker stays under ${memoryMaxMb} MB`,
  mostMb < memoryMaxMb,
  `${peaks.map((mb) => Math.round(mb)).join(' and ')} MB`,
);
const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
checks.holds(
  `the API answers within ${slowMs} ms (p99) beside it`,
  slowest < slowMs,
  `${slowest.toFixed(0)} ms`,
);
const report = await read(`/api/analysis/${runId}`);
console.log(
  JSON.stringify({
    pages: report.pageCount,
    seconds: Math.round(seconds),
    credits: report.processingStats?.creditsUsed,
  }),
);
web.child.kill('SIGTERM');
worker.child.kill('SIGTERM');
await Promise.all([web.ended, worker.ended]);
site.close();
await lab.close();
process.exit(checks.close());
