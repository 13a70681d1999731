/** Runs of one site at the same time: together they are no faster than one of them may be. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../store/database.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from '../testing/test-runs.ts';
import { createSharedPace } from './shared-pace.ts';

const delayMs = 100;
let site: TestSite;
let runs: TestRuns;
beforeAll(async () => {
  site = await serveTestSite({ pages: 8 });
  runs = await createTestRuns(site);
});
afterAll(async () => {
  await runs.close();
  await site.close();
});

describe('three runs of one site', () => {
  it('share its pace', { timeout: 60_000 }, async () => {
    await runs.work(3);
    const people = [await runs.person(100), await runs.person(100), await runs.person(100)];
    const ids = await Promise.all(people.map((person) => runs.started(person, 'site-0.example')));
    expect(await Promise.all(ids.map(runs.ended))).toEqual(['completed', 'completed', 'completed']);
    const { askedAt } = site;
    const spanMs = (askedAt.at(-1) ?? 0) - (askedAt[0] ?? 0);
    expect(askedAt.length).toBeGreaterThan(3 * 8);
    // A request may come late and the next in time; over the whole there are never more than turns.
    expect((askedAt.length - 1) * delayMs).toBeLessThanOrEqual(spanMs + 2 * delayMs);
    const starts = await runs.db.selectFrom('runs').select(['started_at', 'ended_at']).execute();
    const lastStart = Math.max(...starts.map(({ started_at: at }) => at?.getTime() ?? 0));
    const firstEnd = Math.min(...starts.map(({ ended_at: at }) => at?.getTime() ?? 0));
    expect(firstEnd).toBeGreaterThan(lastStart);
  });
});

describe('a pace that cannot be asked for', () => {
  it('is half of the own one', async () => {
    const connection = { ...runs.connection, database: 'nowhere' };
    const { db, close } = openDatabase({ connection, maxConnections: 1, onError: () => undefined });
    const pace = createSharedPace({ ...runs.deps, db });
    expect(await pace.turn('site.example', 400, new AbortController().signal)).toBe(400);
    await close();
  });
});
