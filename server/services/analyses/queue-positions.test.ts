/** Queue positions are read once for all watchers, and never stale after a change. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from '../../testing/test-runs.ts';
import { createQueuePositions } from './queue-positions.ts';

let site: TestSite;
let runs: TestRuns;
beforeAll(async () => {
  site = await serveTestSite({ pages: 1 });
  runs = await createTestRuns(site);
});
afterAll(async () => {
  await runs.close();
  await site.close();
});

describe('queue positions', () => {
  it('are in the order of dispatch: a user with few runs before one with many', async () => {
    const [many, few] = [await runs.person(100), await runs.person(100)];
    const first = await runs.started(many, 'site-0.example');
    const second = await runs.started(many, 'site-1.example');
    const other = await runs.started(few, 'site-2.example');
    const places = await createQueuePositions(runs.deps).now();
    expect([first, other, second].map((id) => places.get(id))).toEqual([
      { queued: 0, own: 0 },
      { queued: 1, own: 0 },
      { queued: 2, own: 0 },
    ]);
    await runs.db.updateTable('runs').set({ state: 'running' }).where('id', '=', first).execute();
    const moved = await createQueuePositions(runs.deps).now();
    expect([first, other, second].map((id) => moved.get(id))).toEqual([
      undefined,
      { queued: 0, own: 0 },
      { queued: 1, own: 1 },
    ]);
  });

  it('are read once for all watchers, and once more for a change meanwhile', async () => {
    // A busy machine must not make the first read old before the second.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const positions = createQueuePositions(runs.deps);
    const [one, two] = await Promise.all([positions.now(), positions.now()]);
    expect(one).toBe(two);
    const late = await runs.started(await runs.person(100), 'site-3.example');
    expect((await positions.now()).has(late)).toBe(false);
    const [three, four] = await Promise.all([positions.next(), positions.next()]);
    expect(three).toBe(four);
    expect(three.has(late)).toBe(true);
  });
});
