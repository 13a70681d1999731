/** The board of the queue: one reading for all who watch, and never an old one for what has just moved. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from '../testing/test-runs.ts';
import { createQueueBoard } from './queue-board.ts';

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

describe('the board of the queue', () => {
  it('has everybody in the order in which they go: few of one person before many', async () => {
    const [many, few] = [await runs.person(100), await runs.person(100)];
    const first = await runs.started(many, 'site-0.example');
    const second = await runs.started(many, 'site-1.example');
    const other = await runs.started(few, 'site-2.example');
    const places = await createQueueBoard(runs.deps).now();
    expect([first, other, second].map((id) => places.get(id))).toEqual([
      { queued: 0, own: 0 },
      { queued: 1, own: 0 },
      { queued: 2, own: 0 },
    ]);
    await runs.db.updateTable('runs').set({ state: 'running' }).where('id', '=', first).execute();
    const moved = await createQueueBoard(runs.deps).now();
    expect([first, other, second].map((id) => moved.get(id))).toEqual([
      undefined,
      { queued: 0, own: 0 },
      { queued: 1, own: 1 },
    ]);
  });

  it('is read once for all, and once more for what moves meanwhile', async () => {
    const board = createQueueBoard(runs.deps);
    const [one, two] = await Promise.all([board.now(), board.now()]);
    expect(one).toBe(two);
    const late = await runs.started(await runs.person(100), 'site-3.example');
    expect((await board.now()).has(late)).toBe(false);
    const [three, four] = await Promise.all([board.next(), board.next()]);
    expect(three).toBe(four);
    expect(three.has(late)).toBe(true);
  });
});
