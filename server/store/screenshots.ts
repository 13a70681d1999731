/** Repository of screenshots: part of a run's work first, of its analysis once it is finished. */
import { sql } from 'kysely';
import { type AnalysisKey, isAnalysisId } from './analyses.ts';
import type { Database, Tx } from './database.ts';
import { saveWork } from './run-work.ts';
import type { Claim } from './runs.ts';

/** The kind of work for screenshots. */
const screenshotWork = 'shot';
/** Marks a screenshot whose bytes are in the object store. */
const away = Buffer.alloc(0);

export const saveScreenshot = (db: Database, run: Claim, key: string, bytes: Uint8Array): Promise<void> =>
  saveWork(db, run, { kind: screenshotWork, pieces: [{ key, payload: bytes }] });

/** Written before the upload, so that the object is found and removed whatever happens. */
export const markScreenshotExternal = (db: Database, run: Claim, key: string): Promise<void> =>
  saveScreenshot(db, run, key, away);

/** The upload failed: the bytes are stored here. */
export async function saveScreenshotBytes(
  db: Database,
  { id, attempt }: Claim,
  { key, bytes }: { readonly key: string; readonly bytes: Uint8Array },
): Promise<void> {
  await sql`
    update run_work set payload = ${Buffer.from(bytes)}
    from (select id from runs where id = ${id} and attempt = ${attempt} and state = 'running' for share) run
    where run_id = run.id and kind = ${screenshotWork} and key = ${key}`.execute(db);
}

/**
 * To be called before the run ends, which deletes its work. Moves nothing when the claim is void; the lock on the
 * run makes sure that ending it decides the same.
 */
export async function saveScreenshotsOfRun(tx: Tx, { id, attempt }: Claim): Promise<void> {
  await sql`
    insert into screenshots (analysis_id, key, bytes)
    select work.run_id, work.key, nullif(work.payload, ${away})
    from (select id from runs where id = ${id} and attempt = ${attempt} and state = 'running' for update) run
    join run_work work on work.run_id = run.id and work.kind = ${screenshotWork}`.execute(tx);
}

/** Of a run under way, which has no analysis yet. */
async function readRunningScreenshot(
  db: Database,
  { userId, id }: AnalysisKey,
  key: string,
): Promise<Buffer | 'away' | null> {
  const row = await db
    .selectFrom('run_work')
    .innerJoin('runs', 'runs.id', 'run_work.run_id')
    .select('run_work.payload')
    .where('run_work.run_id', '=', id)
    .where('run_work.kind', '=', screenshotWork)
    .where('run_work.key', '=', key)
    .where('runs.user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return row.payload.length === 0 ? 'away' : Buffer.from(row.payload);
}

/** Null when there is no such screenshot, or its analysis is deleted or someone else's. */
export async function readScreenshotBytes(
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
  return row === undefined ? readRunningScreenshot(db, { userId, id }, key) : (row.bytes ?? 'away');
}

/** The screenshots of an analysis whose key ends so; null bytes are in the object store. */
export async function listScreenshots(
  db: Database,
  { userId, id }: AnalysisKey,
  { keyEnd, max }: { readonly keyEnd: string; readonly max: number },
): Promise<{ readonly key: string; readonly bytes: Buffer | null }[]> {
  if (!isAnalysisId(id)) return [];
  return db
    .selectFrom('screenshots')
    .innerJoin('analyses', 'analyses.id', 'screenshots.analysis_id')
    .select(['screenshots.key', 'screenshots.bytes'])
    .where('screenshots.analysis_id', '=', id)
    .where('screenshots.key', 'like', `%${keyEnd}`)
    .where('analyses.user_id', '=', userId)
    .where('analyses.deleted_at', 'is', null)
    .orderBy('screenshots.key')
    .limit(max)
    .execute();
}

/** Identifies a screenshot. */
export interface ScreenshotKey {
  readonly analysisId: string;
  readonly key: string;
}

/**
 * Moves one screenshot to the object store; false when there is none left. Locked against deletion, and other
 * nodes skip it.
 */
export const moveScreenshot = (
  db: Database,
  put: (screenshot: ScreenshotKey, bytes: Buffer) => Promise<void>,
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

/** An upload in progress must be finished before the object is removed. */
const grace = '1 minute';

/** Removes some screenshots marked for deletion; returns how many. Other nodes skip them. */
export const removeDeletedScreenshots = (
  db: Database,
  most: number,
  remove: (screenshot: ScreenshotKey) => Promise<void>,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ analysis_id: string; key: string }>`
      delete from doomed_screenshots d using (
        select analysis_id, key from doomed_screenshots where since < clock_timestamp() - ${grace}::interval
        order by since limit ${most} for update skip locked) next
      where d.analysis_id = next.analysis_id and d.key = next.key
      returning d.analysis_id, d.key`.execute(tx);
    // When one fails, all stay marked: removing one twice is no error.
    await Promise.all(rows.map(({ analysis_id: analysisId, key }) => remove({ analysisId, key })));
    return rows.length;
  });
