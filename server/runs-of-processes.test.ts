/** Tests runs in real processes: a killed worker is replaced, a stopping one hands its run on. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUnbalancedAccounts, readBalance } from './store/ledger.ts';
import { findComparing } from './store/run-lists.ts';
import { compileCacheEnv } from './testing/compile-cache.ts';
import { anAnalysis, storeAnalysis } from './testing/stored-analysis.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from './testing/test-runs.ts';

let site: TestSite;
let runs: TestRuns;
const workers = new Set<Worker>();
beforeAll(async () => {
  site = await serveTestSite({ pages: 8 });
  runs = await createTestRuns(site);
});
afterAll(async () => {
  for (const worker of workers) worker.process.kill('SIGKILL');
  await runs.close();
  await site.close();
});

interface Worker {
  readonly process: ChildProcess;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

/** Resolves when the process is ready to work. */
async function startWorker(): Promise<Worker> {
  const { host, port, user, password, database } = runs.connection;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      ...compileCacheEnv,
      ROLE: 'worker',
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      CONNECT_TO: runs.connectTo,
      // Rendering is not tested here, and takes time.
      CHROME_PATH: 'off',
      DATABASE_URL: `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    workers.delete(worker);
    return typeof code === 'number' ? code : null;
  });
  const worker = { process: child, ended };
  workers.add(worker);
  if (child.stdout === null) throw new Error('no output');
  const ready = Promise.withResolvers<void>();
  void ended.then((code) => ready.reject(new Error(`the worker exited with ${code} before it was ready`)));
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.includes('Server listening')) ready.resolve();
  });
  await ready.promise;
  return worker;
}

/** The one that works: it replaced another in the test before, or starts now. */
async function workingWorker(): Promise<Worker> {
  const [worker] = workers;
  return worker ?? startWorker();
}

/** Resolves when the process is gone. */
async function kill({ process: child, ended }: Worker): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

/** Suggestions are not tested here, and the models take long to load in every process. */
const withoutAi = { useAI: false };

const storedPagesOf = async (runId: string): Promise<string[]> => {
  const rows = await runs.db.selectFrom('run_work').select('key').where('run_id', '=', runId).execute();
  return rows.map(({ key }) => new URL(key).pathname);
};

const rowOf = (runId: string) =>
  runs.db.selectFrom('runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();

/** Starts a run, and blocks the site in the middle of it, so that the run is half done. */
async function halfDone(
  begin: () => Promise<string>,
): Promise<{ runId: string; storedPages: string[]; open: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  site.requested.length = 0;
  const runId = await begin();
  await expect
    .poll(() => site.requested.filter((each) => each.startsWith('/page-')).length, {
      timeout: 90_000,
      interval: 10,
    })
    .toBeGreaterThanOrEqual(3);
  site.gate = promise;
  await expect.poll(async () => (await storedPagesOf(runId)).length).toBeGreaterThanOrEqual(3);
  return {
    runId,
    storedPages: await storedPagesOf(runId),
    open: () => {
      site.gate = null;
      resolve();
    },
  };
}

const runHalfDone = (domain: string) =>
  halfDone(async () => runs.started(await runs.person(100, withoutAi), domain));

async function expectWhole(runId: string, storedPages: readonly string[]): Promise<void> {
  expect(await runs.ended(runId)).toBe('completed');
  // The probes of host variants request the home page again; pages are requested once.
  for (const page of storedPages.filter((each) => each !== '/'))
    expect([page, site.requested.filter((each) => each === page).length]).toEqual([page, 1]);
  const { rows } = {
    rows: await runs.db
      .selectFrom('analyses')
      .select(['id', 'pages_count'])
      .where('id', '=', runId)
      .execute(),
  };
  expect(rows).toEqual([{ id: runId, pages_count: 8 }]);
  expect(await findUnbalancedAccounts(runs.db)).toEqual([]);
}

describe('a worker process', { timeout: 240_000 }, () => {
  it('that is killed is replaced; pages it had fetched are not requested again', async () => {
    const first = await workingWorker();
    const { runId, storedPages, open } = await runHalfDone('site-0.example');
    // Progress is written after the pages it counts.
    await expect
      .poll(async () => (await rowOf(runId)).progress)
      .toMatchObject({ pagesAnalyzed: expect.toSatisfy((count: number) => count > 0) });
    await kill(first);
    await startWorker();
    open();
    await expectWhole(runId, storedPages);
    const row = await rowOf(runId);
    expect([row.attempt, row.crashes]).toEqual([2, 1]);
    expect(row.progress).toMatchObject({ pagesAnalyzed: 8 });
  });

  it('that is killed in a comparison is replaced; the competitor is charged once', async () => {
    const first = await workingWorker();
    const person = await runs.person(10, withoutAi);
    const analysis = anAnalysis({ domain: 'site-2.example' });
    await storeAnalysis(runs, person.cookie, analysis);
    const compare = () =>
      runs.call('POST', '/api/analyze/compare', {
        cookie: person.cookie,
        body: { mainDomain: 'site-2.example', competitorDomain: 'site-3.example' },
      });
    let answer: ReturnType<typeof compare> | undefined;
    const { runId, storedPages, open } = await halfDone(async () => {
      answer = compare();
      await expect.poll(() => findComparing(runs.db, person.user.id, analysis.id)).not.toBeNull();
      return (await findComparing(runs.db, person.user.id, analysis.id))?.id ?? '';
    });
    await kill(first);
    await startWorker();
    open();
    expect(await runs.ended(runId)).toBe('completed');
    // The waiting request got its response, or an error that asks for a retry.
    expect([200, 409]).toContain((await answer)?.statusCode);
    expect((await compare()).statusCode).toBe(200);
    for (const page of storedPages.filter((each) => each !== '/'))
      expect([page, site.requested.filter((each) => each === page).length]).toEqual([page, 1]);
    const { attempt, crashes } = await rowOf(runId);
    expect([attempt, crashes]).toEqual([2, 1]);
    expect(await readBalance(runs.db, person.user.id)).toBe(9);
    expect(await findUnbalancedAccounts(runs.db)).toEqual([]);
  });

  it('that is stopped hands its run on at once, and exits with 0', async () => {
    const first = await workingWorker();
    const second = await runHalfDone('site-1.example');
    const other = await startWorker();
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    await expect.poll(async () => (await rowOf(second.runId)).attempt).toBe(2);
    second.open();
    await expectWhole(second.runId, second.storedPages);
    expect((await rowOf(second.runId)).crashes).toBe(0);
    other.process.kill('SIGTERM');
    expect(await other.ended).toBe(0);
  });
});
