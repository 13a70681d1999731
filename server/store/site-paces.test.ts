/** Turns at a site: given out in one row, whoever asks and from wherever. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { holdSite, sweepSitePaces, takeSiteTurn } from './site-paces.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** The turn that was given out last, in milliseconds from now. */
async function lastTurn(site: string): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from last_at - clock_timestamp()) * 1000)::float8 as ms
    from site_paces where site = ${site}`.execute(database.db);
  return rows[0]?.ms ?? Number.NaN;
}

const moveLast = (site: string, by: string) =>
  sql`update site_paces set last_at = last_at + ${by}::interval where site = ${site}`.execute(database.db);

describe('a turn at a site', () => {
  it('is the next after that of everybody else, and sites do not wait for each other', async () => {
    const taken = await Promise.all(
      Array.from({ length: 40 }, () => takeSiteTurn(database.db, 'a.example', 1000)),
    );
    const sorted = taken.toSorted((a, b) => a - b);
    expect(await takeSiteTurn(database.db, 'b.example', 1000)).toBe(0);
    expect(sorted[0]).toBe(0);
    for (const [at, wait] of sorted.entries()) expect(wait).toBeLessThanOrEqual(at * 1000);
    // All came within these turns, so that each had to wait for its own.
    expect(new Set(sorted.map((wait) => Math.ceil(wait / 1000))).size).toBe(40);
  });

  it('comes at the pace of the faster one, so that nobody is slowed down by a stranger', async () => {
    await takeSiteTurn(database.db, 'c.example', 60_000);
    expect(await takeSiteTurn(database.db, 'c.example', 100)).toBeLessThanOrEqual(100);
    expect(await takeSiteTurn(database.db, 'c.example', 60_000)).toBeLessThanOrEqual(200);
  });

  it('does not come before a pause that the site asked for is over', async () => {
    await takeSiteTurn(database.db, 'd.example', 10);
    await holdSite(database.db, 'd.example', 30_000);
    const wait = await takeSiteTurn(database.db, 'd.example', 10);
    expect(wait).toBeGreaterThan(25_000);
    expect(wait).toBeLessThanOrEqual(30_000);
  });

  it('is given out again soon after the clock of the database was set back', async () => {
    await takeSiteTurn(database.db, 'e.example', 500);
    await moveLast('e.example', '1 day');
    expect(await takeSiteTurn(database.db, 'e.example', 500)).toBeLessThanOrEqual(5 * 60_000);
    await moveLast('e.example', '1 day');
    await sweepSitePaces(database.db);
    expect(await lastTurn('e.example')).toBeNaN();
  });

  it('is remembered for an hour and then forgotten', async () => {
    await takeSiteTurn(database.db, 'f.example', 500);
    await sweepSitePaces(database.db);
    expect(await lastTurn('f.example')).toBeLessThanOrEqual(0);
    await moveLast('f.example', '-2 hours');
    await sweepSitePaces(database.db);
    expect(await lastTurn('f.example')).toBeNaN();
  });
});
