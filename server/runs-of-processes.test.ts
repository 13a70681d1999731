/** Runs over real processes: a worker that is killed is replaced, one that stops hands its work on. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findUnbalancedAccounts, readBalance } from './store/ledger.ts';
import { findComparing } from './store/run-lists.ts';
import { compileCacheEnv } from './testing/compile-cache.ts';
import { anAnalysis, storeAnalysis } from './testing/stored-analysis.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from './testing/test-runs.ts';

let site: TestSite;
let runs: TestRuns;
const workers = new Set<ChildProcess>();
beforeAll(async () => {
  site = await serveTestSite({ pages: 8 });
  runs = await createTestRuns(site);
});
afterEach(() => {
  for (const worker of workers) worker.kill('SIGKILL');
});
afterAll(async () => {
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
  const { host, port, user, database } = runs.connection;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      ...compileCacheEnv,
      ROLE: 'worker',
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      CONNECT_TO: runs.connectTo,
      // A browser's looks are not what is tested here, and take their time.
      CHROME_PATH: 'off',
      DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.add(child);
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    workers.delete(child);
    return typeof code === 'number' ? code : null;
  });
  if (child.stdout === null) throw new Error('no output');
  const ready = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.includes('Server listening')) ready.resolve();
  });
  await ready.promise;
  return { process: child, ended };
}

/** What is suggested is not what is tested here, and its models take long to load in every process. */
const withoutAi = { useAI: false };

const keptOf = async (runId: string): Promise<string[]> => {
  const rows = await runs.db.selectFrom('run_work').select('key').where('run_id', '=', runId).execute();
  return rows.map(({ key }) => new URL(key).pathname);
};

const rowOf = (runId: string) =>
  runs.db.selectFrom('runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();

/** Begins a run, and stops the site in the middle of it, so that the run stands half done. */
async function halfDone(
  begin: () => Promise<string>,
): Promise<{ runId: string; kept: string[]; open: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  site.asked.length = 0;
  const runId = await begin();
  await expect
    .poll(() => site.asked.filter((each) => each.startsWith('/page-')).length, {
      timeout: 90_000,
      interval: 10,
    })
    .toBeGreaterThanOrEqual(3);
  site.gate = promise;
  await expect.poll(async () => (await keptOf(runId)).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  return {
    runId,
    kept: await keptOf(runId),
    open: () => {
      site.gate = null;
      resolve();
    },
  };
}

const runHalfDone = (domain: string) =>
  halfDone(async () => runs.started(await runs.person(100, withoutAi), domain));

async function expectWhole(runId: string, kept: readonly string[]): Promise<void> {
  expect(await runs.ended(runId)).toBe('completed');
  // Front doors ask for the home page again; the pages themselves are asked for once.
  for (const page of kept.filter((each) => each !== '/'))
    expect([page, site.asked.filter((each) => each === page).length]).toEqual([page, 1]);
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
  it('that is killed is replaced; pages it had fetched are not asked for again', async () => {
    const first = await startWorker();
    const { runId, kept, open } = await runHalfDone('site-0.example');
    const before = (await rowOf(runId)).progress as { percentage: number; pagesAnalyzed: number };
    first.process.kill('SIGKILL');
    await startWorker();
    open();
    await expectWhole(runId, kept);
    const row = await rowOf(runId);
    expect([row.attempt, row.crashes]).toEqual([2, 1]);
    expect(before.pagesAnalyzed).toBeGreaterThan(0);
    expect(row.progress).toMatchObject({ pagesAnalyzed: 8 });
  });

  it('that is killed in a comparison is replaced; the competitor is charged for once', async () => {
    const first = await startWorker();
    const person = await runs.person(10, withoutAi);
    const analysis = anAnalysis({ domain: 'site-2.example' });
    await storeAnalysis(runs, person.cookie, analysis);
    const compare = () =>
      runs.call('POST', '/api/analyze/compare', {
        cookie: person.cookie,
        body: { mainDomain: 'site-2.example', competitorDomain: 'site-3.example' },
      });
    let answer: ReturnType<typeof compare> | undefined;
    const { runId, kept, open } = await halfDone(async () => {
      answer = compare();
      await expect.poll(() => findComparing(runs.db, person.user.id, analysis.id)).not.toBeNull();
      return (await findComparing(runs.db, person.user.id, analysis.id))?.id ?? '';
    });
    first.process.kill('SIGKILL');
    await startWorker();
    open();
    expect(await runs.ended(runId)).toBe('completed');
    // The request that waited for it has its answer, or was told to ask again.
    expect([200, 409]).toContain((await answer)?.statusCode);
    expect((await compare()).statusCode).toBe(200);
    for (const page of kept.filter((each) => each !== '/'))
      expect([page, site.asked.filter((each) => each === page).length]).toEqual([page, 1]);
    const { attempt, crashes } = await rowOf(runId);
    expect([attempt, crashes]).toEqual([2, 1]);
    expect(await readBalance(runs.db, person.user.id)).toBe(9);
    expect(await findUnbalancedAccounts(runs.db)).toEqual([]);
  });

  it('that is told to stop hands its run on at once, and ends with 0', async () => {
    const first = await startWorker();
    const second = await runHalfDone('site-1.example');
    const other = await startWorker();
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    await expect
      .poll(async () => (await rowOf(second.runId)).attempt, { timeout: 8000, interval: 50 })
      .toBe(2);
    second.open();
    await expectWhole(second.runId, second.kept);
    expect((await rowOf(second.runId)).crashes).toBe(0);
    other.process.kill('SIGTERM');
    expect(await other.ended).toBe(0);
  });
});
