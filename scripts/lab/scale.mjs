/** `npm run lab -- scale`: two web nodes and three workers on one PostgreSQL; checks what must hold between them. */
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { findUnbalancedAccounts } from '../../server/store/ledger.ts';
import { listWorkKeys } from '../../server/store/run-work.ts';
import { openStream } from './support/callers.mjs';
import { openChecks } from './support/checks.mjs';
import { attachLab, freePort, makeLabFolder, startProduct } from './support/lab.mjs';
import { startLabPostgres } from './support/postgres.mjs';
import { haste, serveLabSite } from './support/site.mjs';

const workerCount = 3;
const crawlDelay = 100;
const sharedDelay = 200;
const sharing = 6;
const pages = 12;
const endLimitMs = 60_000;

const { say, figure, holds, close: closeChecks } = openChecks('Scale-out: 2 web nodes, 3 workers');
const hosts = Array.from({ length: 8 }, (_, i) => `site-${i}.example`);
const site = await serveLabSite({ pages, answerMs: 30 });
const folder = makeLabFolder();
const postgres = await startLabPostgres({ folder, port: await freePort() });
const ports = [await freePort(), await freePort()];
const PUBLIC_URL = `http://127.0.0.1:${ports[0]}`;
const common = {
  DATABASE_URL: postgres.url,
  DATA_DIR: folder,
  DATABASE_POOL: '10',
  PUBLIC_URL,
  CHROME_PATH: 'off',
  CONNECT_TO: site.connectTo([...hosts, 'shared.example']),
};
const hireWorker = () => startProduct({ ...common, ROLE: 'worker', RUNS_PER_WORKER: '2' });

say('all nodes start at once on an empty database');
const startedAt = performance.now();
const nodes = await Promise.all([
  ...ports.map((port) => startProduct({ ...common, ROLE: 'web', PORT: String(port) })),
  ...Array.from({ length: workerCount }, hireWorker),
]);
figure('startOfAllNodesMs', performance.now() - startedAt);
const [one, other] = nodes.slice(0, 2);
const workers = new Set(nodes.slice(2));
const lab = await attachLab({ connectionString: postgres.url });
const appliedBy = nodes.filter(({ lines }) => lines.some(({ applied }) => applied !== undefined)).length;
const { applied } = nodes.flatMap(({ lines }) => lines).find((line) => line.applied !== undefined) ?? {};
holds('one node migrated the schema, the others waited', appliedBy === 1, `${applied?.length} files`);

const query = async (node, path, { cookie, body }) => {
  const response = await fetch(`${node.url}${path}`, {
    method: 'POST',
    headers: { cookie, origin: PUBLIC_URL, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};
const start = async (node, cookie, domain) =>
  (await query(node, '/api/analyze', { cookie, body: { domain } })).body.runId;
const cancel = (node, cookie, domain) => query(node, '/api/analyze/cancel', { cookie, body: { domain } });
const rowOf = async (id) => (await lab.runs()).find((run) => run.id === id);
const within = (promise) => Promise.race([promise, delay(endLimitMs, null, { ref: false })]);
const settings = { crawlDelay, maxPages: pages, analyzeImages: false };
const cookie = await lab.cookieOf(await lab.person(settings));
const take = hosts.values();
const nextHost = () => take.next().value;

say('started on one node, watched on the other');
for (const [from, at] of [
  [one, other],
  [other, one],
]) {
  const domain = nextHost();
  const watched = openStream(at.url, domain, cookie);
  await watched.opened;
  const id = await start(from, cookie, domain);
  const last = await within(watched.ended);
  const isWhole = last?.status === 'completed' && last.runId === id && last.hasAnalysis && watched.fell === 0;
  holds(`watched from ${at === one ? 'the first' : 'the second'} node to the end`, isWhole, watched.events);
}

say('cancelled from the node that neither started nor shows it');
for (const [from, at] of [
  [one, other],
  [other, one],
]) {
  const domain = nextHost();
  const id = await start(from, cookie, domain);
  const watched = openStream(from.url, domain, cookie);
  while ((await rowOf(id)).state !== 'running' || (watched.last?.percentage ?? 0) < 11) await delay(20);
  const requestedAt = performance.now();
  const response = await cancel(at, cookie, domain);
  const last = await within(watched.ended);
  const ms = performance.now() - requestedAt;
  await delay(1000);
  const silent = site.requested.filter(({ host }) => host === domain).length;
  await delay(500);
  const isQuiet = silent === site.requested.filter(({ host }) => host === domain).length;
  const isDone = response.body.cancelled === true && last?.status === 'cancelled' && isQuiet;
  holds(`cancelled from ${at === one ? 'the first' : 'the second'} node, ms until it is shown`, isDone, ms);
}

say('its worker is killed with SIGKILL');
{
  const domain = nextHost();
  const watched = openStream(other.url, domain, cookie);
  await watched.opened;
  const id = await start(one, cookie, domain);
  const isHolder = ({ lines }) => lines.some(({ event, run }) => event === 'run.started' && run === id);
  while ((await rowOf(id)).progress.pagesAnalyzed < 4) await delay(20);
  const victim = [...workers].find(isHolder);
  victim.child.kill('SIGKILL');
  workers.delete(victim);
  const killedAt = performance.now();
  const stored = (await listWorkKeys(lab.db, id, 'page')).filter((key) => /\/page-\d+$/u.test(key));
  const last = await within(watched.ended);
  const row = await rowOf(id);
  const isWhole = last?.status === 'completed' && row.attempt === 2 && watched.fell === 0;
  holds('resumed by another worker, seconds', isWhole, (performance.now() - killedAt) / 1000);
  const requested = site.requested.filter(({ host }) => host === domain).map(({ url }) => url);
  const again = stored.filter((key) => requested.filter((url) => key.endsWith(url)).length > 1);
  holds(
    'none of the stored pages was requested again',
    stored.length >= 3 && again.length === 0,
    stored.length,
  );
  workers.add(await hireWorker());
}

say(`${sharing} users start the same site at once`);
{
  const domain = 'shared.example';
  const cookies = [];
  for (let i = 0; i < sharing; i += 1)
    cookies.push(await lab.cookieOf(await lab.person({ ...settings, crawlDelay: sharedDelay })));
  const streams = cookies.map((each, i) => openStream((i % 2 === 0 ? one : other).url, domain, each));
  await Promise.all(streams.map(({ opened }) => opened));
  await Promise.all(cookies.map((each, i) => start(i % 2 === 0 ? other : one, each, domain)));
  const lasts = await Promise.all(streams.map(({ ended }) => within(ended)));
  const doneCount = lasts.filter((last) => last?.status === 'completed').length;
  holds('runs of the same site that completed', doneCount === sharing, doneCount);
  const rows = (await lab.runs()).filter((run) => run.domain === domain);
  const overlapMs =
    Math.min(...rows.map((run) => run.ended_at)) - Math.max(...rows.map((run) => run.started_at));
  holds('all of them ran at the same time, ms', overlapMs > 0, overlapMs);
  const { requests, worst } = haste(site.requested, domain, sharedDelay);
  figure('requestsToTheSharedSite', requests);
  // Forty requests may take as long as 35 delays when the first was late by five.
  holds(
    'the site was crawled no faster than its delay allows (1 = as fast as allowed)',
    worst <= 1.15,
    worst,
  );
}

say('a web node is killed with SIGKILL');
{
  const domain = nextHost();
  const watched = openStream(one.url, domain, cookie);
  const id = await start(one, cookie, domain);
  await within(watched.opened);
  one.child.kill('SIGKILL');
  await within(watched.ended);
  const again = openStream(other.url, domain, cookie);
  const last = await within(again.ended);
  holds('the other node shows the run to its end', last?.status === 'completed' && last.runId === id);
}

holds('accounts whose balance is not their ledger', (await findUnbalancedAccounts(lab.db)).length === 0);
const unfinished = (await lab.runs()).filter(({ state }) => state === 'queued' || state === 'running');
holds('runs left unfinished', unfinished.length === 0, unfinished.length);

say('all nodes are stopped');
const stopRequestedAt = performance.now();
const remaining = [other, ...workers];
for (const { child } of remaining) child.kill('SIGTERM');
const codes = await Promise.all(remaining.map(({ ended }) => ended));
figure('stopOfAllNodesMs', performance.now() - stopRequestedAt);
holds(
  'all ended with 0 when told to stop',
  codes.every((code) => code === 0),
  codes.join(' '),
);

await lab.close();
site.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(closeChecks());
