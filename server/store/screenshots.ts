/** The shelf of screenshots: kept with a run's work while it goes on, with its analysis from then on. */
import { sql } from 'kysely';
import { type AnalysisKey, isAnalysisId } from './analyses.ts';
import type { Database, Tx } from './database.ts';
import type { Claim } from './runs.ts';

/** What a run keeps its pictures as. */
export const shotWork = 'shot';

/**
 * To be called before the run ends, which forgets its work. Moves nothing for a worker whose claim is void: the lock on
 * the run makes sure that ending it comes to the same answer.
 */
export async function keepShotsOf(tx: Tx, { id, attempt }: Claim): Promise<void> {
  await sql`
    insert into screenshots (analysis_id, key, bytes)
    select work.run_id, work.key, work.payload
    from (select id from runs where id = ${id} and attempt = ${attempt} and state = 'running' for update) run
    join run_work work on work.run_id = run.id and work.kind = ${shotWork}`.execute(tx);
}

/** Null when there is no such picture, or its analysis is deleted or somebody else's. */
export async function readShot(
  db: Database,
  { userId, id }: AnalysisKey,
  key: string,
): Promise<Buffer | null> {
  if (!isAnalysisId(id)) return null;
  const row = await db
    .selectFrom('screenshots')
    .innerJoin('analyses', 'analyses.id', 'screenshots.analysis_id')
    .select('screenshots.bytes')
    .where('screenshots.analysis_id', '=', id)
    .where('screenshots.key', '=', key)
    .where('analyses.user_id', '=', userId)
    .where('analyses.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.bytes ?? null;
}
