/** Repository of finished analyses. */
import type { AnalysisMetrics } from '@pagewright/contract/entities/analysis';
import { HistoryItem } from '@pagewright/contract/entities/history';
import { builtInName, earlierBuiltInName } from '@pagewright/contract/entities/suggested-texts';
import { upgradeAnalysis } from '@pagewright/contract/entities/upgrade-analysis';
import type { TrendFigures } from '@pagewright/contract/report/trend-figures';
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** Quotes inside a string are escaped in JSON, so each of these can only be a field. */
const renamedFields = ['"keptRules":[', '"siteAdvice":{', '"advice":{'] as const;
const listedDesign = '"designAnalysis":[';
const wholeDesign = '"designAnalysis":{';

const isCurrent = (text: string): boolean =>
  !renamedFields.some((field) => text.includes(field)) &&
  (text.includes(listedDesign) || !text.includes(wholeDesign));

const writtenBy = (name: string): string => `"writtenBy":"${name}"`;

/** Reports have megabytes: only those of an earlier version are parsed. */
export const upgradeReport = (text: string): string =>
  (isCurrent(text) ? text : JSON.stringify(upgradeAnalysis(JSON.parse(text)))).replaceAll(
    writtenBy(earlierBuiltInName),
    writtenBy(builtInName),
  );

/** A user's analyses, newest first. */
export async function listAnalyses(db: Database, userId: string, most: number): Promise<HistoryItem[]> {
  const rows = await db
    .selectFrom('analyses')
    .select(['id', 'domain', 'date', 'pages_count', 'metrics', 'site_id', 'score'])
    .select(({ fn }) =>
      fn
        .agg<number | null>('lag', ['score'])
        .over((over) => over.partitionBy('site_id').orderBy('date').orderBy('id'))
        .as('previous_score'),
    )
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
      siteId: row.site_id,
      score: row.score,
      previousScore: row.previous_score,
    }),
  );
}

/** Identifies an analysis and its owner. */
export interface AnalysisKey {
  readonly userId: string;
  readonly id: string;
}

/** A finished analysis as stored. */
export interface StoredReport {
  readonly domain: string;
  readonly date: Date;
  /** The whole Analysis as JSON text. */
  readonly text: string;
}

/** The format of an id; others are not queried. */
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isAnalysisId = (id: string): boolean => idPattern.test(id);

function present(db: Database | Tx, { userId, id }: AnalysisKey) {
  return db
    .selectFrom('analyses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
}

/** The saved comparison is stored beside the report and inserted when it is read. */
const withComparison = (report: string, competitor: string | null): string =>
  competitor === null ? report : `${report.slice(0, -1)},"competitorAnalysis":${competitor}}`;

/** Null when it does not exist, was deleted or belongs to someone else. */
export async function readReport(db: Database | Tx, key: AnalysisKey): Promise<StoredReport | null> {
  if (!isAnalysisId(key.id)) return null;
  const row = await present(db, key).select(['domain', 'date', 'report', 'competitor']).executeTakeFirst();
  if (row === undefined) return null;
  const { domain, date, report, competitor } = row;
  return { domain, date, text: withComparison(upgradeReport(report), competitor) };
}

/** The domain of an analysis as typed; null as in `readReport`. */
export async function readDomain(db: Database | Tx, key: AnalysisKey): Promise<string | null> {
  if (!isAnalysisId(key.id)) return null;
  return (await present(db, key).select('domain').executeTakeFirst())?.domain ?? null;
}

/** Whether it is a scan of a whole site; null as in `readReport`. */
export async function isWholeSite(db: Database | Tx, key: AnalysisKey): Promise<boolean | null> {
  if (!isAnalysisId(key.id)) return null;
  return (await present(db, key).select('whole_site').executeTakeFirst())?.whole_site ?? null;
}

/** All analyses of a user by id and domain, newest first; without scans of whole sites, whose pages are rows. */
export const listDomains = (
  db: Database | Tx,
  userId: string,
): Promise<{ readonly id: string; readonly domain: string }[]> =>
  db
    .selectFrom('analyses')
    .select(['id', 'domain'])
    .where('user_id', '=', userId)
    .where('whole_site', '=', false)
    .where('deleted_at', 'is', null)
    .orderBy('date', 'desc')
    .execute();

export interface LockedReport extends StoredReport {
  readonly siteId: string;
}

/** The report with its accepted findings and without its saved comparison, locked until the transaction ends. */
export async function lockReport(tx: Tx, key: AnalysisKey): Promise<LockedReport | null> {
  if (!isAnalysisId(key.id)) return null;
  const locked = present(tx, key)
    .select(['domain', 'date', 'site_id as siteId'])
    .select(({ fn }) => fn.coalesce('whole_report', 'report').as('text'))
    .forUpdate();
  const row = await locked.executeTakeFirst();
  return row === undefined ? null : { ...row, text: upgradeReport(row.text) };
}

/** The report as it is shown, without its saved comparison, locked until the transaction ends. */
export async function lockShownReport(tx: Tx, key: AnalysisKey): Promise<string | null> {
  if (!isAnalysisId(key.id)) return null;
  const row = await present(tx, key).select('report').forUpdate().executeTakeFirst();
  return row === undefined ? null : upgradeReport(row.report);
}

export interface RewrittenAnalysis {
  readonly text: string;
  /** With the accepted findings; null when there are none. */
  readonly wholeText: string | null;
  readonly metrics: AnalysisMetrics;
  readonly figures: TrendFigures;
}

/** Replaces a locked report; earlier comparisons of it become invalid. */
export async function rewriteReport(
  tx: Tx,
  id: string,
  { text, wholeText, metrics, figures }: RewrittenAnalysis,
  /** Findings and facts are the same, so that rows and comparisons made of them are too. */
  { hasSameFacts = false } = {},
): Promise<void> {
  await tx
    .updateTable('analyses')
    .set({
      report: text,
      whole_report: wholeText,
      metrics: JSON.stringify(metrics),
      score: figures.score,
      indexable: figures.indexable,
      lcp_ms: figures.lcpMs,
      // They are made again when they are read next.
      ...(!hasSameFacts && { has_rows: sql<boolean>`whole_site` }),
    })
    .where('id', '=', id)
    .execute();
  if (!hasSameFacts) await tx.deleteFrom('comparisons').where('analysis_id', '=', id).execute();
}

/** False when there is no such analysis of this user. Deleting twice keeps the first time of deletion. */
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

/** False unless the analysis exists and is not deleted, or was deleted after `since`. */
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
