/** Counters of attempts in fixed windows, shared by all nodes. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

const windowStart = (now: Date, windowMs: number): Date =>
  new Date(Math.floor(now.getTime() / windowMs) * windowMs);

/** Counts one attempt and tells how many there were in this window. */
export async function countAttempt(
  db: Database,
  key: string,
  window: { now: Date; ms: number },
): Promise<number> {
  const row = await db
    .insertInto('rate_counters')
    .values({ key, window_start: windowStart(window.now, window.ms), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql<number>`rate_counters.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function readAttempts(
  db: Database,
  key: string,
  window: { now: Date; ms: number },
): Promise<number> {
  const row = await db
    .selectFrom('rate_counters')
    .select('count')
    .where('key', '=', key)
    .where('window_start', '=', windowStart(window.now, window.ms))
    .executeTakeFirst();
  return row?.count ?? 0;
}
