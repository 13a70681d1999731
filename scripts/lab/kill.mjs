/** `npm run lab -- kill`: kills worker processes at random moments and checks the outcome of their runs. `--kills`. */
import { setTimeout as delay } from 'node:timers/promises';
import { areSound, isUnfinished, readAccounting } from './support/accounting.mjs';
import { openChecks } from './support/checks.mjs';
import { openLab, readOptions, startProduct } from './support/lab.mjs';
import { serveLabSite } from './support/site.mjs';

const { kills } = readOptions({ kills: 20 });
const workersAtOnce = 2;
const peopleCount = 4;
const pages = 15;
/** A run that has not ended after this long is stuck. */
const retryBudgetMs = 120_000;
const finishLimitMs = 60_000;

const endEvents = new Set(['run.completed', 'run.failed', 'run.discarded', 'run.stopped']);

/** The runs that a process has claimed and not finished, from its log. */
function heldBy({ lines }) {
  const held = new Set();
  for (const { event, run } of lines) {
    if (event === 'run.started') held.add(run);
    if (endEvents.has(event)) held.delete(run);
  }
  return [...held];
}

const checks = openChecks(`${kills} kills of workers`);
// Slow enough for kills to hit running analyses.
const site = await serveLabSite({ pages, answerMs: 150 });
const lab = await openLab();
const hosts = Array.from({ length: kills * 2 }, (_, i) => `site-${i}.example`);
const env = { ...lab.env, ROLE: 'worker', RUNS_PER_WORKER: '2', CONNECT_TO: site.connectTo(hosts) };
const people = [];
for (let i = 0; i < peopleCount; i += 1)
  people.push(await lab.person({ crawlDelay: 100, maxPages: pages, analyzeImages: false }));
const workers = new Set();
const hire = async () => workers.add(await startProduct(env));
for (let i = 0; i < workersAtOnce; i += 1) await hire();

const startedIds = [];
/** Keeps a few runs in progress, so that a killed process is always working. */
async function keepBusy() {
  const busy = (await lab.runs()).filter(isUnfinished).length;
  for (let i = busy; i < workersAtOnce * 2 && startedIds.length < hosts.length; i += 1) {
    const host = hosts[startedIds.length];
    startedIds.push((await lab.start(people[startedIds.length % peopleCount], host)).runId);
  }
}

const killedAt = new Map();
for (let done = 0; done < kills; ) {
  await keepBusy();
  await delay(Math.random() * 3000);
  const unfinished = new Set((await lab.runs()).filter(isUnfinished).map(({ id }) => id));
  const atWork = (worker) => heldBy(worker).filter((id) => unfinished.has(id));
  // A run whose workers all die is given up in the end: every fourth kill may hit any worker, the others a run's first one.
  const isFair = (ids) => done % 4 === 3 || ids.every((id) => !killedAt.has(id));
  const victim = [...workers].find((worker) => atWork(worker).length > 0 && isFair(atWork(worker)));
  if (victim === undefined) continue;
  victim.child.kill('SIGKILL');
  for (const id of atWork(victim)) killedAt.set(id, Date.now());
  workers.delete(victim);
  done += 1;
  checks.say(`kill ${done} of ${kills}`);
  await hire();
}

const giveUpAt = Date.now() + retryBudgetMs;
while ((await lab.runs()).some(isUnfinished) && Date.now() < giveUpAt) await delay(250);

const accounting = await readAccounting(lab);
checks.figure('runs interrupted', killedAt.size);
checks.holds(
  'nothing is lost, stuck, doubled or paid wrongly',
  areSound(accounting) && accounting.runs === startedIds.length,
  accounting,
);
const finishMs = (await lab.runs())
  .filter(({ id, ended_at: end }) => killedAt.has(id) && end !== null)
  .map(({ id, ended_at: end }) => Math.max(0, end.getTime() - killedAt.get(id)))
  .toSorted((a, b) => a - b);
const longestMs = finishMs.at(-1) ?? 0;
checks.holds('longest until an interrupted run ended, seconds', longestMs < finishLimitMs, longestMs / 1000);
checks.figure('median of them, seconds', (finishMs[finishMs.length >> 1] ?? 0) / 1000);
const pageRequests = Map.groupBy(
  site.requested.filter(({ url }) => /^\/page-\d+$/.test(url)),
  ({ host, url }) => host + url,
);
checks.figure('pages requested', pageRequests.size);
checks.figure('pages requested again', [...pageRequests.values()].filter(({ length }) => length > 1).length);

for (const worker of workers) worker.child.kill('SIGTERM');
const codes = await Promise.all([...workers].map(({ ended }) => ended));
checks.holds(
  'the workers end with 0',
  codes.every((code) => code === 0),
  codes.join(' '),
);
site.close();
await lab.close();
process.exit(checks.close());
