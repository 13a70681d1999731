/** Fault injection: a PostgreSQL, one product process, a site, and helpers that observe runs. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isUnfinished, readAccounting } from './accounting.mjs';
import { attachLab, freePort, makeLabFolder, startProduct } from './lab.mjs';
import { startLabPostgres } from './postgres.mjs';
import { serveLabSite } from './site.mjs';

const runsPerPerson = 3;

export const canMount = () => process.getuid?.() === 0 && process.platform === 'linux';

/** A disk of this many megabytes mounted at a folder; only root can create one. */
export function mountSmallDisk(folder, megabytes) {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  chmodSync(folder, 0o755);
  let isMounted = true;
  const unmount = () => {
    if (isMounted) execFileSync('umount', ['-l', folder]);
    isMounted = false;
  };
  process.prependListener('exit', unmount);
  return unmount;
}

/** Polls the readiness endpoint; `seen` has every response. */
function watchReadiness(url) {
  const seen = new Set();
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const status = await fetch(`${url}/readyz`).then(
        (response) => response.status,
        () => 'gone',
      );
      seen.add(status);
      await delay(50);
    }
  })();
  return {
    seen,
    stop: async () => {
      over.abort();
      await watching;
    },
  };
}

export async function openSandbox({
  env = {},
  flags = [],
  pages = 6,
  answerMs = 30,
  settings = {},
  smallDiskMb = 0,
  postgresSettings = [],
  hasRenderer = false,
} = {}) {
  const folder = makeLabFolder();
  const place = path.join(folder, 'postgres');
  const unmount = smallDiskMb > 0 ? mountSmallDisk(place, smallDiskMb) : () => undefined;
  const postgres = await startLabPostgres({
    folder: place,
    port: await freePort(),
    settings: postgresSettings,
  });
  const site = await serveLabSite({ pages, answerMs });
  const hosts = Array.from({ length: 60 }, (_, i) => `site-${i}.example`);
  const port = await freePort();
  const PUBLIC_URL = `http://127.0.0.1:${port}`;
  const whole = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL,
    RUNS_PER_WORKER: '3',
    ...(!hasRenderer && { CHROME_PATH: 'off' }),
    CONNECT_TO: site.connectTo(hosts),
    ...env,
  };
  const launch = (more = {}) => startProduct({ ...whole, ...more }, flags);
  const bench = { postgres, site, folder, product: await launch(), launch };
  const lab = await attachLab({ connectionString: postgres.url });
  let taken = 0;
  let person = null;
  const nextPerson = async () => {
    const user = await lab.person({ crawlDelay: 100, maxPages: pages, analyzeImages: false, ...settings });
    return { user, cookie: await lab.cookieOf(user), count: 0 };
  };

  return Object.assign(bench, {
    lab,
    url: PUBLIC_URL,
    watchReadiness: () => watchReadiness(PUBLIC_URL),
    /** Starts this many runs of this many sites. */
    begin: async (count) => {
      const begun = [];
      for (let i = 0; i < count; i += 1) {
        if (person === null || person.count === runsPerPerson) person = await nextPerson();
        const host = hosts[taken];
        taken += 1;
        person.count += 1;
        const { runId } = await lab.start(person.user, host);
        begun.push({ id: runId, host, cookie: person.cookie });
      }
      return begun;
    },
    /** Waits until at least one run has read this many pages. */
    untilAtWork: async (pagesRead = 2) => {
      const isAtWork = ({ state, progress }) => state === 'running' && progress.pagesAnalyzed >= pagesRead;
      while (!(await lab.runs()).some(isAtWork)) await delay(20);
    },
    /** Waits until no run is unfinished, or the time is up; milliseconds. */
    untilFinished: async (limitMs = 120_000) => {
      const begunAt = performance.now();
      const isOver = async () => !(await lab.runs()).some(isUnfinished);
      while (performance.now() - begunAt < limitMs && !(await isOver().catch(() => false))) await delay(100);
      return performance.now() - begunAt;
    },
    accounting: () => readAccounting(lab),
    analysisOf: async ({ id }) => {
      const row = await lab.db
        .selectFrom('analyses')
        .select('report')
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : JSON.parse(row.report);
    },
    isAlive: () => bench.product.child.exitCode === null && bench.product.child.signalCode === null,
    /** Stops the product; its exit code and how long that took. */
    stopProduct: async () => {
      const stopRequestedAt = performance.now();
      bench.product.child.kill('SIGTERM');
      const code = await bench.product.ended;
      return { code, ms: performance.now() - stopRequestedAt };
    },
    close: async () => {
      if (bench.product.child.exitCode === null) bench.product.child.kill('SIGTERM');
      await bench.product.ended;
      await lab.close();
      site.close();
      await postgres.stop();
      unmount();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}
