/** The shelf of screenshots: kept with a run's work while it goes on, with its analysis from then on. */
import { sql } from 'kysely';
import { type AnalysisKey, isAnalysisId } from './analyses.ts';
import type { Database, Tx } from './database.ts';
import { keepWork } from './run-work.ts';
import type { Claim } from './runs.ts';

/** What a run keeps its pictures as. */
const shotWork = 'shot';
/** Stands for the bytes of a picture that is in the object store. */
const away = Buffer.alloc(0);

export const keepShot = (db: Database, run: Claim, key: string, bytes: Uint8Array): Promise<void> =>
  keepWork(db, run, { kind: shotWork, pieces: [{ key, payload: bytes }] });

/** To be noted before it is put away: then it is found again there, whatever happens in between. */
export const noteShotAway = (db: Database, run: Claim, key: string): Promise<void> =>
  keepShot(db, run, key, away);

/** It could not be put away: the bytes stay here. */
export async function keepShotAfterAll(
  db: Database,
  { id, attempt }: Claim,
  { key, bytes }: { readonly key: string; readonly bytes: Uint8Array },
): Promise<void> {
  await sql`
    update run_work set payload = ${Buffer.from(bytes)}
    from (select id from runs where id = ${id} and attempt = ${attempt} and state = 'running' for share) run
    where run_id = run.id and kind = ${shotWork} and key = ${key}`.execute(db);
}

/**
 * To be called before the run ends, which forgets its work. Moves nothing for a worker whose claim is void: the lock on
 * the run makes sure that ending it comes to the same answer.
 */
export async function keepShotsOf(tx: Tx, { id, attempt }: Claim): Promise<void> {
  await sql`
    insert into screenshots (analysis_id, key, bytes)
    select work.run_id, work.key, nullif(work.payload, ${away})
    from (select id from runs where id = ${id} and attempt = ${attempt} and state = 'running' for update) run
    join run_work work on work.run_id = run.id and work.kind = ${shotWork}`.execute(tx);
}

/** Null when there is no such picture, or its analysis is deleted or somebody else's. */
export async function readShot(
  db: Database,
  { userId, id }: AnalysisKey,
  key: string,
): Promise<Buffer | 'away' | null> {
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
  return row === undefined ? null : (row.bytes ?? 'away');
}

/** Which picture is meant. */
export interface ShotKey {
  readonly analysisId: string;
  readonly key: string;
}

/**
 * Puts one picture away that is still here; false when there is none. Nobody deletes it meanwhile, and other nodes take
 * others.
 */
export const moveOneShot = (
  db: Database,
  put: (shot: ShotKey, bytes: Buffer) => Promise<void>,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ analysis_id: string; key: string; bytes: Buffer }>`
      select analysis_id, key, bytes from screenshots where bytes is not null
      limit 1 for update skip locked`.execute(tx);
    const [row] = rows;
    if (row === undefined) return false;
    await put({ analysisId: row.analysis_id, key: row.key }, row.bytes);
    await tx
      .updateTable('screenshots')
      .set({ bytes: null })
      .where('analysis_id', '=', row.analysis_id)
      .where('key', '=', row.key)
      .execute();
    return true;
  });

/** Whoever was just putting a picture away must be done before it is removed. */
const grace = '1 minute';

/** Has some pictures removed that nobody needs any more; how many they were. Other nodes take others. */
export const removeDoomedShots = (
  db: Database,
  most: number,
  remove: (shot: ShotKey) => Promise<void>,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ analysis_id: string; key: string }>`
      delete from doomed_screenshots d using (
        select analysis_id, key from doomed_screenshots where since < clock_timestamp() - ${grace}::interval
        order by since limit ${most} for update skip locked) next
      where d.analysis_id = next.analysis_id and d.key = next.key
      returning d.analysis_id, d.key`.execute(tx);
    // When one fails, all stay on the list: removing one twice is no error.
    await Promise.all(rows.map(({ analysis_id: analysisId, key }) => remove({ analysisId, key })));
    return rows.length;
  });
