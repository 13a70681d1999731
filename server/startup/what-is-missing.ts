/** What a process lacks to serve requests, for the readiness probe. */
import type pg from 'pg';
import type { OpenRunQueue } from '../jobs/run-queue.ts';

/** Null when database and queue are reachable. */
export async function whatIsMissing(
  pool: Pick<pg.Pool, 'query'>,
  queue: Pick<OpenRunQueue, 'countWaiting'>,
): Promise<string | null> {
  try {
    await pool.query('select 1');
  } catch {
    return 'The database is not reachable.';
  }
  try {
    await queue.countWaiting();
    return null;
  } catch {
    return 'The queue is not reachable.';
  }
}
