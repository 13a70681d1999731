/** Queries over many runs: queue positions, unfinished runs, counts by state. */
import type { FailedRun } from '@pagewright/contract/entities/failed-run';
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { type Run, toRun, unfinished } from './runs.ts';
import type { RunState } from './tables.ts';

/** The position of a queued run. */
export interface QueuePosition {
  /** How many queued runs are ahead. */
  readonly queued: number;
  /** How many runs of the same user are running. */
  readonly own: number;
}

/** The positions of all queued runs, by id. */
export async function listQueuePositions(db: Database | Tx): Promise<ReadonlyMap<string, QueuePosition>> {
  const { rows } = await sql<{ id: string; queued: number; own: number }>`
    with busy as (select user_id, count(*)::int as own from runs where state = 'running' group by user_id)
    select r.id, (row_number() over (order by r.rank, r.created_at))::int - 1 as queued,
      coalesce(busy.own, 0) as own
    from runs r left join busy on busy.user_id = r.user_id
    where r.state = 'queued' and r.paused_at is null`.execute(db);
  return new Map(rows.map(({ id, queued, own }) => [id, { queued, own }]));
}

/** Unfinished runs of some age, whose job may be lost. */
export async function listUnfinished(db: Database, olderThanMs: number): Promise<Run[]> {
  const rows = await db
    .selectFrom('runs')
    .selectAll()
    .where('state', 'in', unfinished)
    .where('paused_at', 'is', null)
    .where('created_at', '<', sql<Date>`clock_timestamp() - ${olderThanMs} * interval '1 ms'`)
    .execute();
  return rows.map(toRun);
}

/** A user's queued and running analyses, newest first. */
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

/** A user's analyses that failed, newest first. */
export async function listFailedOf(db: Database, userId: string, most: number): Promise<FailedRun[]> {
  const rows = await db
    .selectFrom('runs')
    .leftJoin('sites', (join) =>
      join.onRef('sites.user_id', '=', 'runs.user_id').onRef('sites.site_key', '=', 'runs.site_key'),
    )
    .select([
      'runs.id',
      'runs.domain',
      'runs.ended_at',
      'runs.error',
      'runs.error_code',
      'sites.id as site_id',
    ])
    .where('runs.user_id', '=', userId)
    .where('runs.compares', 'is', null)
    .where('runs.state', '=', 'failed')
    .orderBy('runs.ended_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    runId: row.id,
    domain: row.domain,
    date: (row.ended_at ?? new Date(0)).toISOString(),
    reason: row.error ?? '',
    code: row.error_code,
    siteId: row.site_id,
  }));
}

/** All of them, comparisons too. */
export async function listUnfinishedRuns(db: Database, userId: string): Promise<Run[]> {
  const rows = await db
    .selectFrom('runs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', unfinished)
    .execute();
  return rows.map(toRun);
}

/** Seconds until a user has cancelled fewer than this many runs within an hour; null when that is so now. */
export async function secondsUntilFewerCancelled(db: Database | Tx, userId: string, most: number) {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from ended_at + interval '1 hour' - clock_timestamp()))::int as seconds
    from runs where user_id = ${userId} and state = 'cancelled'
    order by ended_at desc offset ${most - 1} limit 1`.execute(db);
  const { seconds = 0 } = rows[0] ?? {};
  return seconds > 0 ? seconds : null;
}

/** The newest unfinished comparison of an analysis. */
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
