/** The shelf of finished analyses. */
import type { AnalysisMetrics } from '@pagewright/contract/entities/analysis';
import { HistoryItem } from '@pagewright/contract/entities/history';
import type { Database, Tx } from './database.ts';
import { upgradeReport } from './upgrade-report.ts';

/** A user's analyses, newest first. */
export async function listAnalyses(db: Database, userId: string, most: number): Promise<HistoryItem[]> {
  const rows = await db
    .selectFrom('analyses')
    .select(['id', 'domain', 'date', 'pages_count', 'metrics'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('date', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) =>
    HistoryItem.parse({
      id: row.id,
      domain: row.domain,
      date: row.date.toISOString(),
      pagesCount: row.pages_count,
      metrics: row.metrics,
    }),
  );
}

/** Which analysis is meant, and whose it must be. */
export interface AnalysisKey {
  readonly userId: string;
  readonly id: string;
}

/** A finished analysis as it lies on the shelf. */
export interface StoredReport {
  readonly domain: string;
  readonly date: Date;
  /** The whole Analysis as JSON text. */
  readonly text: string;
}

/** Whatever a caller writes as an id; only this can be one. */
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isAnalysisId = (id: string): boolean => idPattern.test(id);

function present(db: Database | Tx, { userId, id }: AnalysisKey) {
  return db
    .selectFrom('analyses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
}

/** The comparison that is kept with a report lies beside it; whoever reads the report gets both. */
const withComparison = (report: string, competitor: string | null): string =>
  competitor === null ? report : `${report.slice(0, -1)},"competitorAnalysis":${competitor}}`;

/** Null for one that is not there, was deleted or is somebody else's. */
export async function readReport(db: Database | Tx, key: AnalysisKey): Promise<StoredReport | null> {
  if (!isAnalysisId(key.id)) return null;
  const row = await present(db, key).select(['domain', 'date', 'report', 'competitor']).executeTakeFirst();
  if (row === undefined) return null;
  const { domain, date, report, competitor } = row;
  return { domain, date, text: withComparison(upgradeReport(report), competitor) };
}

/** The domain of an analysis as it was typed; null as with `readReport`. */
export async function readDomain(db: Database | Tx, key: AnalysisKey): Promise<string | null> {
  if (!isAnalysisId(key.id)) return null;
  return (await present(db, key).select('domain').executeTakeFirst())?.domain ?? null;
}

/** All analyses of a user by id and domain, newest first. */
export const listDomains = (
  db: Database | Tx,
  userId: string,
): Promise<{ readonly id: string; readonly domain: string }[]> =>
  db
    .selectFrom('analyses')
    .select(['id', 'domain'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('date', 'desc')
    .execute();

/** The report alone, without a comparison that is kept beside it; nobody else changes the analysis before the transaction ends. */
export async function lockReport(tx: Tx, key: AnalysisKey): Promise<StoredReport | null> {
  if (!isAnalysisId(key.id)) return null;
  const locked = present(tx, key).select(['domain', 'date', 'report as text']).forUpdate();
  const row = await locked.executeTakeFirst();
  return row === undefined ? null : { ...row, text: upgradeReport(row.text) };
}

/** Puts a locked report back as it is now; comparisons that were made of it before are no longer an answer. */
export async function rewriteReport(
  tx: Tx,
  id: string,
  { text, metrics }: { readonly text: string; readonly metrics: AnalysisMetrics },
): Promise<void> {
  await tx
    .updateTable('analyses')
    .set({ report: text, metrics: JSON.stringify(metrics) })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('comparisons').where('analysis_id', '=', id).execute();
}

/** False when there is no such analysis of this user. One that is deleted already keeps the time of its deletion. */
export async function markDeleted(db: Database, { userId, id }: AnalysisKey, at: Date): Promise<boolean> {
  if (!isAnalysisId(id)) return false;
  const { numUpdatedRows } = await db
    .updateTable('analyses')
    .set((eb) => ({ deleted_at: eb.fn.coalesce('deleted_at', eb.val(at)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when there is none that was deleted after `since`, or that is not deleted at all. */
export async function unmarkDeleted(
  db: Database,
  { userId, id }: AnalysisKey,
  since: Date,
): Promise<boolean> {
  if (!isAnalysisId(id)) return false;
  const { numUpdatedRows } = await db
    .updateTable('analyses')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>', since)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
