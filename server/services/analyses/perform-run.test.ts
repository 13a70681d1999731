/** Runs that fail: superseded workers, hanging threads, lost jobs. */

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { executeRun } from '../../jobs/execute-run.ts';
import { createWorkSlots, openRunSlots } from '../../jobs/fair-slots.ts';
import { inTransaction } from '../../store/database.ts';
import { findUnbalancedAccounts } from '../../store/ledger.ts';
import { saveWork } from '../../store/run-work.ts';
import { claimRun, findUnfinished, releaseRun, writeProgress } from '../../store/runs.ts';
import { readUsage } from '../../store/users.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from '../../testing/test-runs.ts';
import type { FinishedAnalysis } from '../../workers/run-api.ts';
import { createRunPools, type RunPools } from '../../workers/run-pool.ts';
import { openEntrance } from '../access/enter-site.ts';
import { requeueOrphanedRuns } from '../operations/requeue-orphaned-runs.ts';
import { abandonRun, finishRun } from './finish-run.ts';
import { performRun } from './perform-run.ts';
import { orderOf } from './run-order.ts';

let site: TestSite;
let runs: TestRuns;
let threads: RunPools;
beforeAll(async () => {
  site = await serveTestSite({ pages: 4 });
  runs = await createTestRuns(site);
  const setup = {
    connectTo: runs.connectTo,
    aboutUrl: 'http://localhost:3000/how-it-works',
    hasSuggester: false,
  };
  threads = createRunPools({ setup, memoryMb: 512, maxWorkers: 2 });
});
afterAll(async () => {
  await threads.close();
  await runs.close();
  await site.close();
});
afterEach(async () => {
  expect(await findUnbalancedAccounts(runs.db)).toEqual([]);
});

const never = new AbortController().signal;

/** Dispatches queued runs to the threads of this file. */
const work = ({ queue, deps }: TestRuns = runs) =>
  queue.work(2, (runId, signal) =>
    performRun({ ...deps, threads, slots: createWorkSlots(2) }, runId, signal),
  );

async function takeUp(runId: string, { db }: TestRuns = runs) {
  const taken = await inTransaction(db, (tx) =>
    claimRun(tx, runId, { concurrentPerUser: 3, trialPerSite: 9, trialPerNetwork: 9 }),
  );
  if (taken.kind !== 'taken') throw new Error(taken.kind);
  return taken.run;
}

const finished: FinishedAnalysis = {
  text: '{}',
  wholeText: null,
  date: '2026-11-15T10:00:00.000Z',
  pagesCount: 3,
  metrics: { goodPractices: 1, warnings: 1, criticalIssues: 0 },
  figures: { score: 70, indexable: 3, lcpMs: null },
  creditsUsed: 5,
};

describe('a superseded worker', () => {
  it('can neither write progress, save work, finish nor requeue', async () => {
    const person = await runs.person();
    const runId = await runs.started(person, 'site-0.example');
    const old = await takeUp(runId);
    const current = await takeUp(runId);
    expect([current.attempt, current.crashes]).toEqual([2, 1]);
    expect(await writeProgress(runs.db, old, { ...old.progress, percentage: 99 })).toBe(false);
    await saveWork(runs.db, old, { kind: 'page', pieces: [{ key: 'a', payload: Buffer.from('a') }] });
    const { rows } = await sql`select 1 from run_work`.execute(runs.db);
    expect(rows).toEqual([]);
    expect(await releaseRun(runs.db, old)).toBe(false);
    expect(await finishRun(runs.db, old, finished)).toBe(false);
    expect(await abandonRun(runs.db, old, { state: 'failed', error: 'late', attempt: old.attempt })).toBe(
      false,
    );
    expect(await finishRun(runs.db, current, finished)).toBe(true);
    expect(await finishRun(runs.db, current, finished)).toBe(false);
    expect(await abandonRun(runs.db, current, { state: 'cancelled', error: null })).toBe(false);
    expect(await readUsage(runs.db, person.user.id)).toMatchObject({ credits: 10, freeScansUsed: 1 });
  });

  it('finishes exactly once when a cancellation and the end coincide', async () => {
    const person = await runs.person(1000);
    for (let meeting = 0; meeting < 20; meeting += 1) {
      const run = await takeUp(await runs.started(person, 'site-1.example'));
      const wins = await Promise.all([
        finishRun(runs.db, run, { ...finished, creditsUsed: 3 }),
        abandonRun(runs.db, run, { state: 'cancelled', error: null }),
      ]);
      expect(wins.filter(Boolean)).toHaveLength(1);
    }
    const { rows } = await sql<{ state: string; count: number }>`
      select state, count(*)::int as count from runs where user_id = ${person.user.id} group by state`.execute(
      runs.db,
    );
    const done = rows.find(({ state }) => state === 'completed')?.count ?? 0;
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(20);
    expect((await readUsage(runs.db, person.user.id))?.credits).toBe(1000 - 3 * done);
  });
});

it('a report on a site of which no page was read costs nothing, and no free scan', async () => {
  const person = await runs.person();
  const before = await readUsage(runs.db, person.user.id);
  const run = await takeUp(await runs.started(person, 'site-0.example'));
  expect(await finishRun(runs.db, run, { ...finished, pagesCount: 0, creditsUsed: 0 })).toBe(true);
  expect(await runs.stateOf(run.id)).toBe('completed');
  expect(await readUsage(runs.db, person.user.id)).toEqual(before);
});

describe('a run that is interrupted again and again', () => {
  it('is given up after three retries with a plain sentence, and refunded', async () => {
    const person = await runs.person();
    const runId = await runs.started(person, 'site-2.example');
    for (let crash = 0; crash < 4; crash += 1) await takeUp(runId);
    await performRun({ ...runs.deps, threads, slots: createWorkSlots(2) }, runId, never);
    expect(await runs.stateOf(runId)).toBe('failed');
    const { error } = await runs.db
      .selectFrom('runs')
      .select('error')
      .where('id', '=', runId)
      .executeTakeFirstOrThrow();
    expect(error).toMatch(/^The analysis was interrupted and failed after 3 retries\. Nothing was charged\./);
    expect(await readUsage(runs.db, person.user.id)).toMatchObject({ credits: 15, freeScansUsed: 0 });
  });
});

describe('a thread', () => {
  const ports = {
    knownPages: [],
    onProgress: () => undefined,
    readPage: async () => null,
    savePage: () => undefined,
    slots: openRunSlots(createWorkSlots(2), 'user'),
  };
  const orderFor = async (domain: string) => {
    const person = await runs.person();
    await runs.started(person, domain);
    const run = await findUnfinished(runs.db, person.user.id, domain);
    if (run === null) throw new Error('no run');
    return orderOf(run, openEntrance);
  };

  it('that takes too long or hangs is terminated', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    site.gate = promise;
    const order = await orderFor('site-3.example');
    const late = await executeRun(
      { pool: threads.shared, order, limits: { wholeMs: 1000, silenceMs: 60_000 } },
      ports,
      never,
    );
    expect(late).toEqual({ kind: 'too-long' });
    const stuck = await executeRun(
      { pool: threads.shared, order, limits: { wholeMs: 60_000, silenceMs: 1 } },
      ports,
      never,
    );
    expect(stuck).toEqual({ kind: 'broken', reason: 'The worker of the run got stuck.' });
    site.gate = null;
    resolve();
  });

  it('that exceeds its memory limit costs one attempt, not the server', async () => {
    const setup = {
      connectTo: runs.connectTo,
      aboutUrl: 'http://localhost:3000/how-it-works',
      hasSuggester: false,
    };
    const small = createRunPools({ setup, memoryMb: 8, maxWorkers: 1 });
    const outcome = await executeRun(
      { pool: small.shared, order: await orderFor('site-4.example') },
      ports,
      never,
    );
    expect(outcome.kind).toBe('broken');
    await small.close();
  });
});

describe('a run without a job', () => {
  it('is requeued', async () => {
    const person = await runs.person();
    const runId = await runs.started(person, 'site-5.example');
    await sql`delete from queue.job where data ->> 'runId' = ${runId}`.execute(runs.db);
    await sql`update runs set created_at = now() - interval '1 minute' where id = ${runId}`.execute(runs.db);
    expect(await requeueOrphanedRuns(runs.deps, runs.queue)).toBeGreaterThanOrEqual(1);
    expect(await requeueOrphanedRuns(runs.deps, runs.queue)).toBe(0);
    work();
    expect(await runs.ended(runId)).toBe('completed');
  });
});

describe('a database whose clock was set back by an hour', () => {
  it('dispatches queued jobs and detects a dead worker', async () => {
    // A queue of its own: no worker of an earlier test may take these jobs before they are changed.
    const own = await createTestRuns(site);
    const waiting = await own.started(await own.person(50), 'site-60.example');
    const dead = await own.started(await own.person(50), 'site-61.example');
    await takeUp(dead, own);
    await sql`
      update queue.job set start_after = start_after + interval '1 hour' where name = 'runs'`.execute(own.db);
    await sql`
      update queue.job set state = 'active', started_on = now() + interval '1 hour',
        heartbeat_on = now() + interval '1 hour'
      where data ->> 'runId' = ${dead}`.execute(own.db);
    await sql`
      update queue.queue set monitor_claim_on = now() + interval '1 hour', monitor_on = now() + interval '1 hour'`.execute(
      own.db,
    );
    work(own);
    await requeueOrphanedRuns(own.deps, own.queue);
    expect(await Promise.all([waiting, dead].map(own.ended))).toEqual(['completed', 'completed']);
    await own.close();
  });
});
