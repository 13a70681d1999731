/** Concurrent runs of one site are together no faster than one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../store/database.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from '../../testing/test-runs.ts';
import { createSharedRateLimit } from './shared-rate-limit.ts';

const delayMs = 200;
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
  it('share its rate limit', async () => {
    await runs.work(3);
    const settings = { crawlDelay: delayMs };
    const people = [
      await runs.person(100, settings),
      await runs.person(100, settings),
      await runs.person(100, settings),
    ];
    const ids = await Promise.all(people.map((person) => runs.started(person, 'site-0.example')));
    expect(await Promise.all(ids.map(runs.ended))).toEqual(['completed', 'completed', 'completed']);
    const { requestedAt } = site;
    const spanMs = (requestedAt.at(-1) ?? 0) - (requestedAt[0] ?? 0);
    expect(requestedAt.length).toBeGreaterThan(3 * 8);
    // A request may be late and the next on time; overall there are never more requests than slots.
    expect((requestedAt.length - 1) * delayMs).toBeLessThanOrEqual(spanMs + 2 * delayMs);
    const starts = await runs.db.selectFrom('runs').select(['started_at', 'ended_at']).execute();
    const lastStart = Math.max(...starts.map(({ started_at: at }) => at?.getTime() ?? 0));
    const firstEnd = Math.min(...starts.map(({ ended_at: at }) => at?.getTime() ?? 0));
    expect(firstEnd).toBeGreaterThan(lastStart);
  });
});

describe('a rate limit that cannot be read', () => {
  it('halves the own rate', async () => {
    const connection = { ...runs.connection, database: 'nowhere' };
    const { db, close } = openDatabase({ connection, maxConnections: 1, onError: () => undefined });
    const rateLimit = createSharedRateLimit({ ...runs.deps, db });
    expect(await rateLimit.acquire('site.example', 400, new AbortController().signal)).toBe(400);
    await close();
  });
});
