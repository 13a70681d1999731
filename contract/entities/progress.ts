/** Where a run stands: one event of the progress stream, kept with the run. */
import { z } from 'zod';
import { Analysis } from './analysis.ts';
import { CompetitorResult } from './competitor.ts';

export const Progress = z.object({
  status: z.enum(['in-progress', 'completed', 'error', 'cancelled']),
  domain: z.string().optional(),
  /** The run of `startAnalysis`: a screen that just started one can tell an older one's last word apart. */
  runId: z.string().optional(),
  /** Pages the run has found so far, limit or not: it grows with the links that are read. Null while unknown. */
  pagesFound: z.int().nonnegative().nullable().default(null),
  /** How many of them the run analyzes, as far as is known. Null while unknown. */
  pagesToAnalyze: z.int().nonnegative().nullable().default(null),
  /** A limit (of the plan, the settings, requests or time) leaves pages that were found unread. */
  isLimited: z.boolean().default(false),
  pagesAnalyzed: z.int().nonnegative().default(0),
  currentPageUrl: z.string().nullable().default(null),
  /** URLs of finished pages, oldest first. */
  analyzedPages: z.array(z.string()).default([]),
  /** The verdict of each finished page, by position. */
  analyzedVerdicts: z.array(z.enum(['good', 'fair', 'poor'])).default([]),
  percentage: z.number().min(0).max(100).default(0),
  /** How many runs stand before this one in the queue; 0 once it runs. */
  waitingBehind: z.int().nonnegative().default(0),
  startedAt: z.iso.datetime().optional(),
  notes: z.array(z.string()).default([]),
  analysis: Analysis.optional(),
  error: z.string().optional(),
});
export type Progress = z.infer<typeof Progress>;

/** The same of a comparison: what is told is of the competitor's site. */
export const ComparisonProgress = Progress.omit({ analysis: true }).extend({
  result: CompetitorResult.optional(),
});
export type ComparisonProgress = z.infer<typeof ComparisonProgress>;
