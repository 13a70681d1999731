/** Tests in which order the queue hands out the runs of several users. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelAnalysis } from '../services/analyses/cancel-run.ts';
import { createTestRuns, type TestRuns } from '../testing/test-runs.ts';

let runs: TestRuns;
beforeAll(async () => {
  runs = await createTestRuns({ port: 9 });
});
afterAll(() => runs.close());

it('a user’s second run goes behind the first of everybody else who waits', async () => {
  const [many, one, other] = [await runs.person(500), await runs.person(500), await runs.person(500)];
  const names = new Map<string, string>();
  const start = async (person: typeof many, name: string) =>
    names.set(await runs.started(person, `${name}.example`), name);
  for (const name of ['site-1', 'site-2', 'site-3']) await start(many, name);
  await start(one, 'site-4');
  await start(other, 'site-5');
  // Starting and cancelling puts nobody ahead.
  await start(many, 'site-6');
  await cancelAnalysis(runs.deps, many.user, 'site-6.example');
  await start(many, 'site-6');
  const order: string[] = [];
  runs.queue.work(1, (runId) => {
    const name = names.get(runId) ?? '';
    if (!order.includes(name)) order.push(name);
    return Promise.resolve();
  });
  await expect.poll(() => order.length).toBe(6);
  expect(order.filter((name) => name !== 'site-6')).toEqual([
    'site-1',
    'site-4',
    'site-5',
    'site-2',
    'site-3',
  ]);
});
