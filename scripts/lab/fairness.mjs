/** `npm run lab -- fairness`: three slow runs of one user stop nobody else, and a long queue under many streams costs no error and no memory. `--minutes` shortens the second part (default 5; 0 leaves it out). */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '../../contract/limits.ts';
import { root } from '../prepare.mjs';
import { isUnfinished } from './support/accounting.mjs';
import { openChecks } from './support/checks.mjs';
import { connectAll, openLab, readOptions, serveSiteApart, startProductAtUrl } from './support/lab.mjs';
import { meterTree } from './support/usage.mjs';

const { minutes } = readOptions({ minutes: 5 });
const { maxPages, crawlDelayMs } = limits.settings;
const slowHosts = ['slow-0.example', 'slow-1.example', 'slow-2.example'];
const shortHosts = Array.from({ length: 10 }, (_, i) => `short-${i}.example`);
const allowedMs = 60_000;
const startMs = 5000;

const checks = openChecks('Fair shares: three slow runs of one user, then ten users with one page each');
const { say, figure, holds } = checks;
const site = await serveSiteApart(maxPages.max);
const lab = await openLab();
// As it is when nothing is configured: browser and suggestions on, as many runs as by default.
const product = await startProductAtUrl({
  ...lab.env,
  CONNECT_TO: connectAll([...slowHosts, ...shortHosts], site.port),
});
const meter = meterTree(product.child.pid);

const slow = await lab.person({ crawlDelay: crawlDelayMs.max, maxPages: maxPages.max, useAI: true });
for (const host of slowHosts) await lab.start(slow, host);
const slowRuns = async () => (await lab.runs()).filter((run) => run.user_id === slow.id);
while ((await slowRuns()).some(({ state }) => state !== 'running')) await delay(200);
say('three slow runs are under way');

const people = [];
for (const _ of shortHosts) people.push(await lab.person({ maxPages: 1, useAI: true }));
const begunAt = performance.now();
await Promise.all(people.map((user, i) => lab.start(user, shortHosts[i])));
let runs = [];
do {
  await delay(200);
  runs = (await lab.runs()).filter((run) => run.user_id !== slow.id);
} while (runs.some(isUnfinished) && performance.now() - begunAt < 4 * allowedMs);
const tookMs = performance.now() - begunAt;
const stillSlow = (await slowRuns()).filter(({ state }) => state === 'running').length;

const waits = runs.map((run) => (run.started_at ?? new Date()) - run.created_at);
const reports = await lab.db.selectFrom('analyses').select('report').execute();
const rendered = reports.filter(({ report }) => report.includes('"screenshotUrl"')).length;
figure('reports with screenshots, of ten', rendered);
holds(
  'short runs that completed, of ten',
  runs.filter(({ state }) => state === 'completed').length === 10,
  runs.filter(({ state }) => state === 'completed').length,
);
holds('seconds until all ten were done', tookMs <= allowedMs, tookMs / 1000);
holds('longest wait for a start, seconds', Math.max(...waits) <= startMs, Math.max(...waits) / 1000);
holds('slow runs still under way, of three', stillSlow === 3, stillSlow);
const { cpuSeconds, mostMb } = meter.read();
figure('processor seconds of the product', cpuSeconds);
figure('most memory of the product with its browsers, MB', mostMb);
product.child.kill('SIGTERM');
holds('the server ends with 0', (await product.ended) === 0);
site.close();
await lab.close();
const failed = checks.close();

const options = { minutes, analyses: 232, users: 20, streams: 300, backlog: 12, 'at-once': 2 };
const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
const script = path.join(root, 'scripts', 'lab', 'load.mjs');
const load =
  minutes > 0 ? spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' }) : { status: 0 };
process.exit(failed || load.status);
