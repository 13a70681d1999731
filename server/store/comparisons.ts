/** Repository of comparisons, and of the one saved with each analysis. */
import { sql } from 'kysely';
import { type AnalysisKey, isAnalysisId } from './analyses.ts';
import type { Database, Tx } from './database.ts';

/** Identifies the comparison of an analysis with a competitor. */
export interface ComparisonKey {
  readonly analysisId: string;
  /** The competitor's site key. */
  readonly competitorKey: string;
}

/** The result as JSON text; null when none was made. */
export async function findComparison(
  db: Database | Tx,
  { analysisId, competitorKey }: ComparisonKey,
): Promise<string | null> {
  const row = await db
    .selectFrom('comparisons')
    .select('result')
    .where('analysis_id', '=', analysisId)
    .where('competitor_key', '=', competitorKey)
    .executeTakeFirst();
  return row?.result ?? null;
}

export async function storeComparison(tx: Tx, key: ComparisonKey, result: string): Promise<void> {
  await tx
    .insertInto('comparisons')
    .values({ analysis_id: key.analysisId, competitor_key: key.competitorKey, result })
    .onConflict((conflict) =>
      conflict
        .columns(['analysis_id', 'competitor_key'])
        .doUpdateSet({ result, is_kept: false, asked_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}

/** Returns the result and marks it as not saved, so that the screen saves it again. */
export async function reopenComparison(db: Database | Tx, key: ComparisonKey): Promise<string | null> {
  const row = await db
    .updateTable('comparisons')
    .set({ is_kept: false, asked_at: sql<Date>`clock_timestamp()` })
    .where('analysis_id', '=', key.analysisId)
    .where('competitor_key', '=', key.competitorKey)
    .returning('result')
    .executeTakeFirst();
  return row?.result ?? null;
}

/** The comparison requested last, unless it is saved already. */
export async function findUnsavedComparison(db: Database | Tx, analysisId: string): Promise<string | null> {
  const row = await db
    .selectFrom('comparisons')
    .select(['result', 'is_kept'])
    .where('analysis_id', '=', analysisId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined || row.is_kept ? null : row.result;
}

/** Saves a result with an analysis, replacing the previous one; false when there is no such analysis of this user. */
export async function saveComparison(
  tx: Tx,
  { userId, id }: AnalysisKey,
  { competitorKey, result }: { readonly competitorKey: string; readonly result: string },
): Promise<boolean> {
  if (!isAnalysisId(id)) return false;
  const { numUpdatedRows } = await tx
    .updateTable('analyses')
    .set({ competitor: result })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .updateTable('comparisons')
    .set({ is_kept: true })
    .where('analysis_id', '=', id)
    .where('competitor_key', '=', competitorKey)
    .execute();
  return true;
}
