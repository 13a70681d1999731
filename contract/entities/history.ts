/** A past analysis as one line of the history. */
import { z } from 'zod';
import { AnalysisMetrics } from './analysis.ts';

export const HistoryItem = z.object({
  id: z.string(),
  domain: z.string(),
  date: z.iso.datetime(),
  pagesCount: z.int().nonnegative(),
  metrics: AnalysisMetrics,
  siteId: z.string(),
  score: z.number().nullable(),
  /** Of the analysis of the site before; null when there is none or it has no score. */
  previousScore: z.number().nullable(),
});
export type HistoryItem = z.infer<typeof HistoryItem>;
