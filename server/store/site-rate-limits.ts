/** Repository of the rate limits of sites, shared by all nodes by the database's clock. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** A slot further ahead was written before the clock was set back. */
const furthest = sql`interval '5 minutes'`;

/** Acquires the next slot of a site; returns the milliseconds until then. */
export async function acquireSiteSlot(db: Database, site: string, delayMs: number): Promise<number> {
  const { rows } = await sql<{ wait_ms: number }>`
    insert into site_paces as pace (site, last_at, delay_ms) values (${site}, clock_timestamp(), ${delayMs})
    on conflict (site) do update set
      last_at = least(clock_timestamp() + ${furthest}, greatest(clock_timestamp(), pace.held_until,
        pace.last_at + least(pace.delay_ms, excluded.delay_ms) * interval '1 ms')),
      delay_ms = excluded.delay_ms
    returning (extract(epoch from last_at - clock_timestamp()) * 1000)::float8 as wait_ms`.execute(db);
  return Math.max(0, rows[0]?.wait_ms ?? 0);
}

export async function pauseSite(db: Database, site: string, ms: number): Promise<void> {
  await sql`
    update site_paces set held_until = greatest(held_until, clock_timestamp() + ${ms} * interval '1 ms')
    where site = ${site}`.execute(db);
}

/** Purges sites without recent requests. */
export async function purgeSiteRateLimits(db: Database): Promise<void> {
  await sql`
    delete from site_paces where greatest(last_at, held_until) not between
      clock_timestamp() - interval '1 hour' and clock_timestamp() + interval '1 hour'`.execute(db);
}
