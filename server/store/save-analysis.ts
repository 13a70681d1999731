/** Saves a finished analysis. */
import type { AnalysisMetrics } from '@pagewright/contract/entities/analysis';
import type { Tx } from './database.ts';

export interface NewAnalysis {
  readonly id: string;
  readonly userId: string;
  readonly domain: string;
  readonly date: Date;
  readonly pagesCount: number;
  readonly metrics: AnalysisMetrics;
  /** The whole Analysis as JSON text. */
  readonly text: string;
}

export async function saveAnalysis(tx: Tx, analysis: NewAnalysis): Promise<void> {
  await tx
    .insertInto('analyses')
    .values({
      id: analysis.id,
      user_id: analysis.userId,
      domain: analysis.domain,
      date: analysis.date,
      pages_count: analysis.pagesCount,
      metrics: JSON.stringify(analysis.metrics),
      report: analysis.text,
      deleted_at: null,
    })
    .execute();
}
