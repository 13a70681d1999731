/** Reads the database's clock, which decides about permanent deletion, not a node's own. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

export async function readClock(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not return the time.');
  return row.now;
}
