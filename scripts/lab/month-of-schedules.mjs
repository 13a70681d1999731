/** `npm run test:schedules`: two product processes over a simulated month with summer time, wrong clocks, kill -9 and restarts; each due run exactly once. `--season autumn`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { createSession } from '../../server/store/sessions.ts';
import { ensureBuilt, root } from '../prepare.mjs';
import { areSound, isUnfinished, readAccounting } from './accounting.mjs';
import { openChecks } from './checks.mjs';
import { startLabPostgres } from './postgres.mjs';
import { attachLab, freePort, makeLabFolder, startProduct } from './runs-lab.mjs';
import { serveLabSite } from './site.mjs';

const hourMs = 3600_000;
const stepMs = 6 * hourMs;
/** Nodes look for due schedules so much more often: every second. */
const timerSpeed = 20;
/** Both nodes have looked once by then. */
const lookMs = 1500;

const seasons = {
  // New York changes on 14 March, Berlin on 28 March 2027, Lord Howe by half an hour on 4 April.
  spring: ['2027-03-05T00:00:00Z', '2027-04-07T00:00:00Z'],
  // Lord Howe on 3 October, Berlin on 31 October, New York on 7 November 2027.
  autumn: ['2027-10-01T00:00:00Z', '2027-11-09T00:00:00Z'],
};
const named = process.argv.indexOf('--season');
const [from, to] = seasons[named === -1 ? 'spring' : process.argv[named + 1]];

const schedules = [
  { every: 'day', at: '02:30', timeZone: 'Europe/Berlin' },
  { every: 'day', at: '02:30', timeZone: 'America/New_York' },
  { every: 'day', at: '02:15', timeZone: 'Australia/Lord_Howe' },
  { every: 'week', at: '12:00', timeZone: 'UTC' },
  { every: 'month', at: '09:00', timeZone: 'Asia/Kolkata' },
];
const hostOf = (at) => `site-${at}.example`;

ensureBuilt();
const checks = openChecks('a month of schedules on two nodes');
const folder = makeLabFolder();
const postgres = await startLabPostgres({ folder: path.join(folder, 'postgres'), port: await freePort() });
const site = await serveLabSite({ pages: 1 });

/** Each node has a clock of its own, some seconds off. */
const nodes = await Promise.all(
  [7000, -5000].map(async (skewMs, at) => {
    const port = await freePort();
    const clock = path.join(folder, `clock-${at}`);
    const node = { skewMs, jumpMs: 0, product: null };
    const set = (simulated) =>
      writeFileSync(clock, String(simulated - Date.now() + node.skewMs + node.jumpMs));
    const start = async () => {
      const env = {
        DATABASE_URL: postgres.url,
        DATA_DIR: path.join(folder, `node-${at}`),
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        CHROME_PATH: 'off',
        CONNECT_TO: site.connectTo(schedules.map((_, each) => hostOf(each))),
        LAB_CLOCK_FILE: clock,
        LAB_TIMER_SPEED: String(timerSpeed),
      };
      node.product = await startProduct(env, [
        '--import',
        path.join(root, 'scripts', 'lab', 'shifted-clock.mjs'),
      ]);
    };
    const stop = async (signal) => {
      const { product } = node;
      node.product = null;
      product.child.kill(signal);
      await product.ended;
    };
    return Object.assign(node, { set, start, stop, url: `http://127.0.0.1:${port}` });
  }),
);

let now = Date.parse(from);
const setClocks = () => {
  for (const node of nodes) node.set(now);
};
setClocks();
// One migrates; its clock is already that of the month.
await nodes[0].start();
await nodes[1].start();
const lab = await attachLab({ connectionString: postgres.url });
const user = await lab.person({ crawlDelay: 100, maxPages: 1, analyzeImages: false });
const expiresAt = new Date('2030-01-01T00:00:00Z');
const cookie = `session=${await createSession(lab.db, { userId: user.id, oidcIdToken: null, expiresAt })}`;

const untilFinished = async () => {
  const begun = performance.now();
  while ((await lab.runs()).some(isUnfinished)) {
    if (performance.now() - begun > 120_000) throw new Error('A run did not end within two minutes.');
    await delay(50);
  }
};
for (const [at] of schedules.entries()) await lab.start(user, hostOf(at));
await untilFinished();
const sites = await lab.db.selectFrom('sites').select(['id', 'domain', 'site_key']).execute();
const planned = [];
for (const [at, schedule] of schedules.entries()) {
  const { id, site_key: siteKey } = sites.find(({ domain }) => domain === hostOf(at));
  const response = await fetch(`${nodes[0].url}/api/sites/${id}/schedule`, {
    method: 'PUT',
    headers: { cookie, origin: nodes[0].url, 'content-type': 'application/json' },
    body: JSON.stringify(schedule),
  });
  if (response.status !== 200) throw new Error(`A schedule was refused: ${await response.text()}`);
  planned.push({ ...schedule, siteKey, firstAt: Date.parse((await response.json()).nextAt) });
}

/** The due moments by the database's calendar, which knows summer time. */
async function dueMoments({ every, at, timeZone, firstAt }) {
  const interval = { day: '1 day', week: '1 week', month: '1 month' }[every];
  const { rows } = await sql`
    select ((day::date + ${at}::time) at time zone ${timeZone}) as moment
    from generate_series((${new Date(firstAt)}::timestamptz at time zone ${timeZone})::date::timestamp,
      (${new Date(to)}::timestamptz at time zone ${timeZone})::date + interval '40 days', ${interval}::interval) day`.execute(
    lab.db,
  );
  return rows.map(({ moment }) => moment.getTime());
}

/** What happens at which step: a kill, a stop, both nodes away for half a day, a clock that jumps by an hour. */
const kills = [];
const events = new Map();
const count = Math.ceil((Date.parse(to) - now) / stepMs);
for (let step = 5; step + 4 < count; step += 7)
  events.set(step, ['kill', 'stop', 'jump', 'both'][(step / 7) & 3]);

/** Runs of the month by id, with the simulated time of the step in which they were started. */
const seen = new Map((await lab.runs()).map(({ id }) => [id, null]));
const noteRuns = async () => {
  for (const run of await lab.runs())
    if (!seen.has(run.id)) seen.set(run.id, { at: now, siteKey: run.site_key });
};

async function happen(what, step) {
  const node = nodes[step % 2];
  if (what === 'kill') {
    // While it starts or performs runs, if there are any.
    await delay(300);
    await node.stop('SIGKILL');
    kills.push(step);
  } else if (what === 'stop') await node.stop('SIGTERM');
  else if (what === 'jump') node.jumpMs = step % 4 < 2 ? hourMs : -hourMs;
  else await Promise.all(nodes.map((each) => each.stop(step % 4 < 2 ? 'SIGKILL' : 'SIGTERM')));
}

async function recover() {
  for (const node of nodes) {
    node.jumpMs = 0;
    node.set(now);
    if (node.product === null) await node.start();
  }
}

let outages = 0;
for (let step = 0; now < Date.parse(to); step += 1) {
  now += stepMs;
  setClocks();
  const what = events.get(step);
  if (what !== undefined) await happen(what, step);
  if (what === 'both') {
    // Half a day without any node.
    outages += 1;
    now += stepMs;
  }
  if (what !== 'both') await delay(lookMs);
  if (nodes.some(({ product }) => product !== null)) await noteRuns();
  if (what !== undefined) {
    await recover();
    await delay(lookMs);
    await noteRuns();
  }
  await untilFinished();
}
await noteRuns();

const started = [...seen.values()].filter((run) => run !== null);
let [due, once, missed, doubled] = [0, 0, 0, 0];
for (const plan of planned) {
  const moments = await dueMoments(plan);
  const runs = started.filter(({ siteKey }) => siteKey === plan.siteKey).map(({ at }) => at);
  for (const [at, moment] of moments.entries()) {
    if (moment > now - hourMs) break;
    const next = moments[at + 1] ?? Number.POSITIVE_INFINITY;
    // A node whose clock is an hour ahead may be that much too early.
    const own = runs.filter((run) => run >= moment - hourMs && run < next - hourMs);
    due += 1;
    if (own.length === 1) once += 1;
    else if (own.length === 0) missed += 1;
    else doubled += own.length - 1;
  }
}
checks.holds('every due run was started', missed === 0, `${due} due, ${missed} missed`);
checks.holds('none was started twice', doubled === 0, doubled);
checks.holds(
  'none was started that was not due',
  started.length - due <= planned.length,
  started.length - due,
);
checks.figure('runs started exactly once', once);
checks.figure('kill -9 of one node', kills.length);
checks.figure('times without any node', outages);
const accounting = await readAccounting(lab);
checks.holds(
  'every run ended once and was paid once',
  areSound(accounting) && accounting.failed === 0,
  accounting,
);

for (const node of nodes) if (node.product !== null) await node.stop('SIGTERM');
await lab.close();
site.close();
await postgres.stop();
process.exit(checks.close());
