/** A past analysis as one line of the history. */
import { z } from 'zod';
import { AnalysisMetrics } from './analysis.ts';

export const HistoryItem = z.object({
  id: z.string(),
  domain: z.string(),
  date: z.iso.datetime(),
  pagesCount: z.int().nonnegative(),
  metrics: AnalysisMetrics,
});
export type HistoryItem = z.infer<typeof HistoryItem>;
