/** `npm run bench:cost`: measures what one analysis costs a worker and the database, by stage; docs/scaling.md is computed from this. `--pages`, `--runs`. */
import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { sql } from 'kysely';
import { findBrowser } from '../find-browser.mjs';
import {
  attachLab,
  connectAll,
  freePort,
  makeLabFolder,
  readOptions,
  serveShop,
  startProduct,
} from './support/lab.mjs';
import { startLabPostgres } from './support/postgres.mjs';
import { meterTree } from './support/usage.mjs';

const { pages, runs } = readOptions({ pages: 20, runs: 3 });
const crawlDelay = 100;
const kinds = [
  { name: 'crawl and audit', useAI: false, hasRenderer: false },
  { name: 'with the built-in suggestions', useAI: true, hasRenderer: false },
  ...(findBrowser() === null
    ? []
    : [{ name: 'with suggestions and browser', useAI: true, hasRenderer: true }]),
];

const folder = makeLabFolder();
const postgres = await startLabPostgres({ folder, port: await freePort() });
const hosts = kinds.flatMap((_, kind) =>
  Array.from({ length: runs + 1 }, (__, i) => `shop-${kind}-${i}.example`),
);
const shop = await serveShop(pages, hosts[0]);

const round = (value, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits;

async function readStore(db) {
  const { rows } = await sql`
    select pg_current_wal_lsn() - '0/0'::pg_lsn as wal,
      (select coalesce(sum(pg_column_size(report)), 0) from analyses) as reports,
      (select coalesce(sum(pg_column_size(bytes)), 0) from screenshots) as shots,
      (select count(*) from screenshots) as pictures,
      (select count(*) from ledger) as entries,
      pg_database_size(current_database()) as whole`.execute(db);
  return Object.fromEntries(Object.entries(rows[0]).map(([name, value]) => [name, Number(value)]));
}

/** Runs this many analyses one after the other; the first one is a warm-up and is not counted. */
async function measure({ name, useAI, hasRenderer }, at) {
  const product = await startProduct({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    ROLE: 'worker',
    RUNS_AT_ONCE: '1',
    ...(!hasRenderer && { CHROME_PATH: 'off' }),
    CONNECT_TO: connectAll(hosts, shop.port),
  });
  const lab = await attachLab({ connectionString: postgres.url });
  const user = await lab.person({ crawlDelay, maxPages: pages, useAI });
  const doOne = async (i) => {
    await lab.start(user, `shop-${at}-${i}.example`);
    await lab.untilDone();
  };
  await doOne(0);
  const before = await readStore(lab.db);
  const worker = meterTree(product.child.pid);
  const database = meterTree(postgres.pid());
  const begun = performance.now();
  for (let i = 1; i <= runs; i += 1) await doOne(i);
  const seconds = (performance.now() - begun) / 1000 / runs;
  const used = worker.read();
  const stored = database.read();
  const after = await readStore(lab.db);
  const each = (field) => (after[field] - before[field]) / runs;
  const done = (await lab.runs()).filter(({ state }) => state === 'completed');
  const { pages_count: pagesRead } = await lab.db
    .selectFrom('analyses')
    .select('pages_count')
    .orderBy('date', 'desc')
    .executeTakeFirst();
  product.child.kill('SIGTERM');
  await product.ended;
  await lab.close();
  return {
    kind: name,
    completed: done.length,
    pages: pagesRead,
    seconds: round(seconds, 1),
    workerCpuSeconds: round(used.cpuSeconds / runs),
    workerMostMb: Math.round(used.mostMb),
    databaseCpuSeconds: round(stored.cpuSeconds / runs),
    reportKb: round(each('reports') / 1024, 1),
    screenshotsKb: round(each('shots') / 1024, 1),
    screenshots: round(each('pictures'), 1),
    writeAheadLogKb: round(each('wal') / 1024, 1),
    ledgerRows: round(each('entries'), 1),
  };
}

const [load = 0] = loadavg();
const figures = [];
for (const [at, kind] of kinds.entries()) figures.push(await measure(kind, at));
shop.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
console.log(
  JSON.stringify(
    { runs, processors: cpus().length, loadBefore: round(load), loadAfter: round(loadavg()[0]), figures },
    null,
    2,
  ),
);
process.exit(figures.every(({ completed }) => completed > 0) ? 0 : 1);
