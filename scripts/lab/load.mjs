/** `npm run lab -- load`: many analyses of many users, many open streams and API calls at once. `--minutes`, `--analyses`, `--users`, `--streams`, `--at-once` make it smaller; `--backlog` is how many unfinished runs each user keeps. */
import { setTimeout as delay } from 'node:timers/promises';
import { areSound, isUnfinished, readAccounting, watchFairness } from './support/accounting.mjs';
import { callAgainAndAgain, openStream, percentile } from './support/callers.mjs';
import { openChecks } from './support/checks.mjs';
import { connectAll, openLab, readOptions, serveSiteApart, startProductAtUrl } from './support/lab.mjs';
import { growthOfHeap, growthOfResident, watchMemory } from './support/usage.mjs';

const options = { minutes: 15, analyses: 200, users: 20, streams: 500, 'at-once': 4, backlog: 3 };
const {
  minutes,
  analyses,
  users,
  streams: streamCount,
  'at-once': runsAtOnce,
  backlog,
} = readOptions(options);
const pages = 5;
const crawlDelay = 100;
const hostCount = 40;
/** Streams must end soon after the last run. */
const retryBudgetMs = 30_000;

const checks = openChecks(
  `Load: ${analyses} analyses of ${users} people, ${streamCount} streams, ${minutes} minutes`,
);
const { say, figure, holds } = checks;
const site = await serveSiteApart(pages);
const hosts = Array.from({ length: hostCount }, (_, i) => `site-${i}.example`);
const lab = await openLab();
const product = await startProductAtUrl({
  ...lab.env,
  RUNS_AT_ONCE: String(runsAtOnce),
  CHROME_PATH: 'off',
  CONNECT_TO: connectAll(hosts, site.port),
});
const people = [];
for (let i = 0; i < users; i += 1) {
  const user = await lab.person({ crawlDelay, maxPages: pages, analyzeImages: false });
  people.push({ user, cookie: await lab.cookieOf(user), next: i, underWay: new Map() });
}

/** A site of which this user has no unfinished run. */
function nextHostOf(person) {
  let host;
  do {
    host = hosts[person.next % hostCount];
    person.next += 1;
  } while (person.underWay.has(host));
  return host;
}

const started = new Set();
async function startOne(person) {
  const host = nextHostOf(person);
  const { runId } = await lab.start(person.user, host);
  started.add(runId);
  person.underWay.set(host, runId);
}

const memory = watchMemory(product.child.pid, product.url);
const over = new AbortController();
say('all runs are queued');
for (let i = 0; i < analyses; i += 1) await startOne(people[i % users]);
const queuedAt = performance.now();
const fairness = watchFairness(users);

const streams = { open: 0, ended: 0, endedWrongly: 0, broken: 0, fell: 0, longestSilenceMs: 0 };
/** Follows a run's stream to its end, then another, until stopped. */
async function listen(person) {
  while (!over.signal.aborted || person.underWay.size > 0) {
    const watched = [...person.underWay];
    if (watched.length === 0) {
      await delay(100);
      continue;
    }
    const [host, runId] = watched[Math.floor(Math.random() * watched.length)];
    const stream = openStream(product.url, host, person.cookie);
    streams.open += 1;
    const last = await stream.ended;
    streams.open -= 1;
    streams.ended += 1;
    streams.fell += stream.fell;
    streams.longestSilenceMs = Math.max(streams.longestSilenceMs, stream.longestSilenceMs);
    if (last === null) streams.broken += 1;
    // A later run of the same site may have begun before this one was connected; never may it end without an end.
    else if (!['completed', 'error', 'cancelled'].includes(last.status)) streams.endedWrongly += 1;
    if (last?.runId === runId && person.underWay.get(host) === runId) person.underWay.delete(host);
  }
}
const listening = Array.from({ length: streamCount }, (_, i) => listen(people[i % users]));
const callers = [
  '/api/user/usage',
  '/api/analysis/history',
  '/api/analysis/recent',
  '/api/analyze/running',
].map((call, i) => callAgainAndAgain(`${product.url}${call}`, people[i % users].cookie, over.signal));

say('streams are open, API calls are made');
const endAt = performance.now() + minutes * 60_000;
let firstRoundMs = null;
let mostOpen = 0;
for (;;) {
  const rows = await lab.db
    .selectFrom('runs')
    .select(['id', 'user_id', 'state', 'ended_at', 'domain'])
    .execute();
  const unfinished = rows.filter(isUnfinished);
  for (const person of people) {
    const own = new Set(unfinished.filter((run) => run.user_id === person.user.id).map(({ id }) => id));
    for (const [host, id] of person.underWay) if (!own.has(id)) person.underWay.delete(host);
  }
  mostOpen = Math.max(mostOpen, streams.open);
  const done = rows.length - unfinished.length;
  if (firstRoundMs === null) fairness.poll(rows);
  if (firstRoundMs === null && done >= analyses) firstRoundMs = performance.now() - queuedAt;
  const isTimeUp = performance.now() >= endAt;
  if (isTimeUp && unfinished.length === 0) break;
  // After the first round the queue is refilled, so that memory is measured under constant load.
  if (!isTimeUp && firstRoundMs !== null)
    for (const person of people)
      for (let i = person.underWay.size; i < backlog; i += 1) await startOne(person);
  await delay(500);
}
over.abort();
await Promise.race([Promise.all(listening), delay(retryBudgetMs)]);
const times = (await Promise.all(callers)).flat();

const accounting = await readAccounting(lab);
const lost = started.size - accounting.runs;
holds(
  'nothing is lost, doubled or paid wrongly',
  areSound(accounting) && lost === 0 && accounting.failed === 0,
  accounting,
);
figure('seconds until the first round had ended', firstRoundMs / 1000);
figure('analyses a minute', accounting.completed / ((performance.now() - queuedAt) / 60_000));
figure('streams open at once', mostOpen);
holds('streams that ended with the end of a run', streams.endedWrongly + streams.broken === 0, streams.ended);
holds('streams still open after the last run', streams.open === 0, streams.open);
holds('percentages that fell', streams.fell === 0, streams.fell);
holds(
  'longest silence on a stream, seconds',
  streams.longestSilenceMs < 15_000,
  streams.longestSilenceMs / 1000,
);
holds(
  'how many more runs one person had done than another, at most',
  fairness.worst() <= 4,
  fairness.worst(),
);
figure('API calls', times.length);
figure('API call p50 ms', percentile(times, 0.5));
figure('API call p99 ms', percentile(times, 0.99));
holds(
  'no plain call failed',
  times.every((ms) => ms !== null),
);
site.child.send({ delayMs: crawlDelay });
const report = await site.message();
const worst = Math.max(...report.hosts.map((host) => host.worst));
figure('requests to sites', report.requests);
holds('no site was crawled faster than its delay allows (1 = as fast as allowed)', worst <= 1.2, worst);
memory.stop();
const resident = growthOfResident(memory.resident);
const heap = growthOfHeap(memory.heap);
figure('memory in the second to fifth fifth, MB', resident.parts.join(' '));
figure('heap of the main thread in them, MB', heap.parts.join(' '));
if (minutes >= 5) {
  holds('memory is flat: growth to the last fifth, %', resident.percent < 15, resident.percent);
  holds('the main thread leaks nothing: growth to the last fifth, %', heap.percent < 15, heap.percent);
}
product.child.kill('SIGTERM');
const code = await product.ended;
holds('the server ends with 0', code === 0, code);
site.close();
await lab.close();
process.exit(checks.close());
