/** The shared rate limit of a site: slots from one row, for all nodes. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { acquireSiteSlot, pauseSite, purgeSiteRateLimits } from './site-rate-limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** The slot acquired last, in milliseconds from now. */
async function lastTurn(site: string): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from last_at - clock_timestamp()) * 1000)::float8 as ms
    from site_paces where site = ${site}`.execute(database.db);
  return rows[0]?.ms ?? Number.NaN;
}

const moveLast = (site: string, by: string) =>
  sql`update site_paces set last_at = last_at + ${by}::interval where site = ${site}`.execute(database.db);

describe('a slot of a site', () => {
  it('comes after all others, and sites do not wait for each other', async () => {
    const taken = await Promise.all(
      Array.from({ length: 40 }, () => acquireSiteSlot(database.db, 'a.example', 1000)),
    );
    const sorted = taken.toSorted((a, b) => a - b);
    expect(await acquireSiteSlot(database.db, 'b.example', 1000)).toBe(0);
    expect(sorted[0]).toBe(0);
    for (const [at, wait] of sorted.entries()) expect(wait).toBeLessThanOrEqual(at * 1000);
    // All were requested within these slots, so each had to wait for its own.
    expect(new Set(sorted.map((wait) => Math.ceil(wait / 1000))).size).toBe(40);
  });

  it('comes at the rate of the faster run, so that nobody is slowed down by others', async () => {
    await acquireSiteSlot(database.db, 'c.example', 60_000);
    expect(await acquireSiteSlot(database.db, 'c.example', 100)).toBeLessThanOrEqual(100);
    expect(await acquireSiteSlot(database.db, 'c.example', 60_000)).toBeLessThanOrEqual(200);
  });

  it('does not come before the end of a pause', async () => {
    await acquireSiteSlot(database.db, 'd.example', 10);
    await pauseSite(database.db, 'd.example', 30_000);
    const wait = await acquireSiteSlot(database.db, 'd.example', 10);
    expect(wait).toBeGreaterThan(25_000);
    expect(wait).toBeLessThanOrEqual(30_000);
  });

  it('is available soon after the database’s clock was set back', async () => {
    await acquireSiteSlot(database.db, 'e.example', 500);
    await moveLast('e.example', '1 day');
    expect(await acquireSiteSlot(database.db, 'e.example', 500)).toBeLessThanOrEqual(5 * 60_000);
    await moveLast('e.example', '1 day');
    await purgeSiteRateLimits(database.db);
    expect(await lastTurn('e.example')).toBeNaN();
  });

  it('is stored for an hour, then purged', async () => {
    await acquireSiteSlot(database.db, 'f.example', 500);
    await purgeSiteRateLimits(database.db);
    expect(await lastTurn('f.example')).toBeLessThanOrEqual(0);
    await moveLast('f.example', '-2 hours');
    await purgeSiteRateLimits(database.db);
    expect(await lastTurn('f.example')).toBeNaN();
  });
});
