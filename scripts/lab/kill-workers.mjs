/** `npm run test:kill -- 20`: kills worker processes at random moments and checks the outcome of their runs. */
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { findUnbalancedAccounts } from '../../server/store/ledger.ts';
import { openLab, startProduct } from './runs-lab.mjs';

const kills = Number(process.argv[2] ?? 20);
const workersAtOnce = 2;
const peopleCount = 4;
const pagesPerSite = 15;
/** A run that has not ended after this long is stuck. */
const retryBudgetMs = 120_000;

/** A site that responds slowly enough for kills to hit running analyses. */
async function serveSites() {
  const requested = new Map();
  const links = Array.from({ length: pagesPerSite }, (_, i) => `<a href="/page-${i}">Page number ${i}</a>`);
  const handleRequest = async (request, response) => {
    const key = `${request.headers.host}${request.url}`;
    // Requests of the browser are not counted: it renders what the crawler fetched.
    if (!request.headers['user-agent']?.startsWith('Mozilla/'))
      requested.set(key, (requested.get(key) ?? 0) + 1);
    await delay(150);
    const isPage = request.url === '/' || /^\/page-\d+$/.test(request.url);
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>${request.url} of a site</title><h1>Page</h1>${links.join('')}`);
  };
  const server = createServer((request, response) => void handleRequest(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { requested, port: server.address().port, close: () => server.close() };
}

const isUnfinished = ({ state }) => state === 'queued' || state === 'running';

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

const site = await serveSites();
const lab = await openLab();
const hosts = Array.from({ length: kills * 2 }, (_, i) => `site-${i}.example`);
const env = {
  ...lab.env,
  ROLE: 'worker',
  RUNS_PER_WORKER: '2',
  CONNECT_TO: hosts.map((host) => `${host}=127.0.0.1:${site.port}`).join(','),
};
const people = [];
for (let i = 0; i < peopleCount; i += 1)
  people.push(await lab.person({ crawlDelay: 100, maxPages: pagesPerSite, analyzeImages: false }));
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
const timesKilled = new Map();
let done = 0;
while (done < kills) {
  await keepBusy();
  await delay(Math.random() * 3000);
  const unfinished = new Set((await lab.runs()).filter(isUnfinished).map(({ id }) => id));
  const atWork = (worker) => heldBy(worker).filter((id) => unfinished.has(id));
  // A run whose workers all die is given up in the end: every fourth kill may hit any worker, the others a run's first one.
  const isFair = (ids) => done % 4 === 3 || ids.every((id) => !timesKilled.has(id));
  const victim = [...workers].find((worker) => atWork(worker).length > 0 && isFair(atWork(worker)));
  if (victim === undefined) continue;
  victim.child.kill('SIGKILL');
  for (const id of atWork(victim)) {
    killedAt.set(id, Date.now());
    timesKilled.set(id, (timesKilled.get(id) ?? 0) + 1);
  }
  workers.delete(victim);
  done += 1;
  process.stderr.write(`kill ${done} of ${kills}\n`);
  await hire();
}

const giveUpAt = Date.now() + retryBudgetMs;
while ((await lab.runs()).some(isUnfinished) && Date.now() < giveUpAt) await delay(250);

const runs = await lab.runs();
const entries = await lab.db.selectFrom('ledger').select(['idempotency_key', 'kind', 'amount']).execute();
const analyses = await lab.db.selectFrom('analyses').select(['id', 'domain', 'user_id']).execute();
const booked = (run, kind) => entries.filter((entry) => entry.idempotency_key === `run:${run.id}:${kind}`);
const isPaidRightly = (run) => {
  const sum = ['hold', 'charge', 'refund']
    .flatMap((kind) => booked(run, kind))
    .reduce((a, b) => a + b.amount, 0);
  return sum === (run.state === 'completed' ? -3 : 0);
};
const finishMs = runs
  .filter(({ id, ended_at: end }) => killedAt.has(id) && end !== null)
  .map(({ id, ended_at: end }) => Math.max(0, end.getTime() - killedAt.get(id)));
const pageRequests = [...site.requested].filter(([key]) => /\/page-\d+$/.test(key)).map(([, count]) => count);
const figures = {
  kills: done,
  runs: runs.length,
  runsInterrupted: killedAt.size,
  completed: runs.filter(({ state }) => state === 'completed').length,
  failedAndRefunded: runs.filter(({ state }) => state === 'failed').length,
  lost: startedIds.filter((id) => !runs.some((run) => run.id === id)).length,
  stuck: runs.filter(isUnfinished).length,
  doubled: analyses.length - new Set(analyses.map(({ domain, user_id: user }) => `${user} ${domain}`)).size,
  completedWithoutAnalysis: runs.filter(
    ({ id, state }) => (state === 'completed') !== analyses.some((analysis) => analysis.id === id),
  ).length,
  chargedTwice: runs.filter((run) => booked(run, 'charge').length > 1).length,
  chargedWrongly: runs.filter((run) => !isUnfinished(run) && !isPaidRightly(run)).length,
  unbalancedAccounts: (await findUnbalancedAccounts(lab.db)).length,
  longestToFinishMs: Math.max(0, ...finishMs),
  medianToFinishMs: finishMs.toSorted((a, b) => a - b)[Math.floor(finishMs.length / 2)] ?? 0,
  pagesRequested: pageRequests.length,
  pagesRequestedAgain: pageRequests.filter((count) => count > 1).length,
};
console.log(JSON.stringify(figures, null, 2));

for (const worker of workers) worker.child.kill('SIGTERM');
const codes = await Promise.all([...workers].map(({ ended }) => ended));
site.close();
await lab.close();
const mustBeNone = ['lost', 'stuck', 'doubled', 'completedWithoutAnalysis', 'chargedTwice', 'chargedWrongly'];
const isSound =
  mustBeNone.every((name) => figures[name] === 0) &&
  figures.unbalancedAccounts === 0 &&
  figures.longestToFinishMs < 60_000 &&
  codes.every((code) => code === 0);
console.log(
  isSound
    ? 'All runs settled as they should.'
    : `Something is wrong (workers ended with ${codes.join(', ')}).`,
);
process.exit(isSound ? 0 : 1);
