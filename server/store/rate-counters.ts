/** Repository of attempt counters in fixed windows, shared by all nodes. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

const windowStart = (now: Date, windowMs: number): Date =>
  new Date(Math.floor(now.getTime() / windowMs) * windowMs);

/** Counts one attempt and returns the total of this window. */
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

/** Takes back one attempt of this window. */
export async function refundAttempt(
  db: Database,
  key: string,
  window: { now: Date; ms: number },
): Promise<void> {
  await db
    .updateTable('rate_counters')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', '=', key)
    .where('window_start', '=', windowStart(window.now, window.ms))
    .execute();
}
