/** Saves a finished analysis with its site. */
import type { AnalysisMetrics } from '@pagewright/contract/entities/analysis';
import type { TrendFigures } from '@pagewright/contract/report/trend-figures';
import { insertRows, type PackedRows } from './analysis-rows.ts';
import type { Tx } from './database.ts';
import { ensureSite } from './sites.ts';

export interface NewAnalysis {
  readonly id: string;
  readonly userId: string;
  readonly siteKey: string;
  readonly domain: string;
  readonly date: Date;
  readonly pagesCount: number;
  readonly metrics: AnalysisMetrics;
  readonly figures: TrendFigures;
  /** The whole Analysis as JSON text. */
  readonly text: string;
  /** With the accepted findings; null when there are none. */
  readonly wholeText: string | null;
  /** Missing where they are made when they are read. */
  readonly rows?: PackedRows;
  /** A scan of the whole site, whose rows are there already. */
  readonly isWholeSite?: boolean;
}

/** The id of its site. */
export async function saveAnalysis(tx: Tx, analysis: NewAnalysis): Promise<string> {
  const siteId = await ensureSite(tx, analysis);
  await tx
    .insertInto('analyses')
    .values({
      id: analysis.id,
      user_id: analysis.userId,
      site_id: siteId,
      domain: analysis.domain,
      date: analysis.date,
      pages_count: analysis.pagesCount,
      metrics: JSON.stringify(analysis.metrics),
      score: analysis.figures.score,
      indexable: analysis.figures.indexable,
      lcp_ms: analysis.figures.lcpMs,
      report: analysis.text,
      whole_report: analysis.wholeText,
      deleted_at: null,
      has_rows: analysis.isWholeSite === true || (analysis.rows !== undefined && analysis.wholeText === null),
      whole_site: analysis.isWholeSite ?? false,
    })
    .execute();
  if (analysis.rows !== undefined) await insertRows(tx, analysis.id, analysis.rows);
  return siteId;
}
