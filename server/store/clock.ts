/** The database's clock: what is removed for good goes by this one, whatever a node's own says. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

export async function readClock(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not tell the time.');
  return row.now;
}
