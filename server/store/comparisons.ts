/** The shelf of comparisons that were made, and the one that is kept with each analysis. */
import { sql } from 'kysely';
import { type AnalysisKey, isAnalysisId } from './analyses.ts';
import type { Database, Tx } from './database.ts';

/** One analysis beside one competitor. */
export interface ComparisonKey {
  readonly analysisId: string;
  /** The competitor's site as such. */
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

export async function putComparison(tx: Tx, key: ComparisonKey, result: string): Promise<void> {
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

/** It is handed out anew, and will be kept anew. */
export async function askForComparison(db: Database | Tx, key: ComparisonKey): Promise<string | null> {
  const row = await db
    .updateTable('comparisons')
    .set({ is_kept: false, asked_at: sql<Date>`clock_timestamp()` })
    .where('analysis_id', '=', key.analysisId)
    .where('competitor_key', '=', key.competitorKey)
    .returning('result')
    .executeTakeFirst();
  return row?.result ?? null;
}

/** The comparison that was asked for last, unless it is kept already. */
export async function findUnkept(db: Database | Tx, analysisId: string): Promise<string | null> {
  const row = await db
    .selectFrom('comparisons')
    .select(['result', 'is_kept'])
    .where('analysis_id', '=', analysisId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined || row.is_kept ? null : row.result;
}

/** Keeps a result with an analysis in place of the one before; false when there is no such analysis of this user. */
export async function keepComparison(
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
