/** Runs by the dozen: who goes before whom, which are unfinished, how many there are of each state. */
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { type Run, toRun, unfinished } from './runs.ts';
import type { RunState } from './tables.ts';

/** How many runs go before a queued one. */
export async function countAhead(db: Database | Tx, run: Run): Promise<{ queued: number; own: number }> {
  const { rows } = await sql<{ queued: string; own: string }>`
    select count(*) filter (where state = 'queued' and id <> ${run.id}
        and (rank, created_at) < (${run.rank}::int, ${run.createdAt}::timestamptz)) as queued,
      count(*) filter (where state = 'running' and user_id = ${run.userId}) as own
    from runs where state in ('queued', 'running')`.execute(db);
  return { queued: Number(rows[0]?.queued ?? 0), own: Number(rows[0]?.own ?? 0) };
}

/** Unfinished runs that nobody has touched for a while: those whose job may be lost. */
export async function listUnfinished(db: Database, olderThanMs: number): Promise<Run[]> {
  const rows = await db
    .selectFrom('runs')
    .selectAll()
    .where('state', 'in', unfinished)
    .where('created_at', '<', sql<Date>`clock_timestamp() - ${olderThanMs} * interval '1 ms'`)
    .execute();
  return rows.map(toRun);
}

/** A user's analyses that wait or work, newest first. */
export async function listUnfinishedOf(
  db: Database | Tx,
  userId: string,
): Promise<{ readonly id: string; readonly domain: string }[]> {
  return db
    .selectFrom('runs')
    .select(['id', 'domain'])
    .where('user_id', '=', userId)
    .where('compares', 'is', null)
    .where('state', 'in', unfinished)
    .orderBy('created_at', 'desc')
    .execute();
}

/** The newest comparison under way beside an analysis. */
export async function findComparing(
  db: Database | Tx,
  userId: string,
  analysisId: string,
): Promise<Run | null> {
  const row = await db
    .selectFrom('runs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('compares', '=', analysisId)
    .where('state', 'in', unfinished)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

export async function readRun(db: Database | Tx, id: string): Promise<Run | null> {
  const row = await db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

export async function countByState(db: Database): Promise<Readonly<Partial<Record<RunState, number>>>> {
  const rows = await db
    .selectFrom('runs')
    .select(['state', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}
