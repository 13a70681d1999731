/** Runs that share a thread with one that ends it: each is attempted again on its own, and only the culprit is given up. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkSlots } from '../../jobs/fair-slots.ts';
import type { DeadlySetup } from '../../testing/deadly-run-thread.ts';
import { createTestRuns, type TestRuns } from '../../testing/test-runs.ts';
import type { RunPool } from '../../workers/run-pool.ts';
import { WorkerPool } from '../../workers/worker-pool.ts';
import { AnotherAttempt, performRun } from './perform-run.ts';

const deadlyHost = 'site-70.example';
const readAlone = 'This site was read in a thread of its own.';

let runs: TestRuns;
let threads: { shared: RunPool; isolated: RunPool };
beforeAll(async () => {
  runs = await createTestRuns({ port: 9 });
  const file = new URL('../../testing/deadly-run-thread.ts', import.meta.url);
  const options = { file, memoryMb: 128, maxWorkers: 1 };
  threads = {
    shared: new WorkerPool({
      ...options,
      maxConnections: Number.POSITIVE_INFINITY,
      workerData: { deadlyHost, sentence: null, others: 2 } satisfies DeadlySetup,
    }),
    isolated: new WorkerPool({
      ...options,
      workerData: { deadlyHost, sentence: readAlone, others: 0 } satisfies DeadlySetup,
    }),
  };
});
afterAll(async () => {
  await threads.shared.close();
  await threads.isolated.close();
  await runs.close();
});

const perform = (runId: string): Promise<void> =>
  performRun(
    { ...runs.deps, threads: { ...threads, wholeSite: threads.isolated }, slots: createWorkSlots(1) },
    runId,
    new AbortController().signal,
  );

const rowOf = (runId: string) =>
  runs.db.selectFrom('runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();

describe('a run that ends the thread of others', () => {
  it('costs them one attempt that does not count, and is itself given up after three retries', async () => {
    const hosts = ['site-71.example', 'site-72.example', deadlyHost];
    const ids: string[] = [];
    for (const host of hosts) ids.push(await runs.started(await runs.person(), host));
    const first = await Promise.allSettled(ids.map(perform));
    for (const outcome of first)
      expect(outcome).toEqual({ status: 'rejected', reason: expect.any(AnotherAttempt) });
    for (const id of ids)
      expect(await rowOf(id)).toMatchObject({ state: 'queued', isolated: true, crashes: 0 });

    const [one = '', other = '', deadly = ''] = ids;
    for (const id of [one, other]) {
      await perform(id);
      expect(await rowOf(id)).toMatchObject({ state: 'failed', error: readAlone, crashes: 0, attempt: 2 });
    }
    for (let retry = 0; retry < 4; retry += 1) await expect(perform(deadly)).rejects.toThrow(AnotherAttempt);
    await perform(deadly);
    const { state, error } = await rowOf(deadly);
    expect([state, error]).toEqual(['failed', expect.stringContaining('failed after 3 retries')]);
  });
});
