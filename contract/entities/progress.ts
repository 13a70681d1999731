/** The progress of a run: one event of the stream, stored with the run. */
import { z } from 'zod';
import { Analysis } from './analysis.ts';
import { CompetitorResult } from './competitor.ts';
import { Severity } from './issue.ts';

export const Progress = z.object({
  status: z.enum(['in-progress', 'completed', 'error', 'cancelled']),
  domain: z.string().optional(),
  /** The run of `startAnalysis`, so that a screen can ignore events of an older run. */
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
  /** The rating of each finished page, by position. */
  analyzedVerdicts: z.array(z.enum(['good', 'fair', 'poor'])).default([]),
  /** Issues on finished pages, worst first; those about the site as a whole are found at the end. */
  findings: z
    .array(z.object({ title: z.string(), severity: Severity, pages: z.int().nonnegative() }))
    .default([]),
  /** Small screenshots of the pages that a browser opened last, oldest first. */
  screenshots: z.array(z.object({ url: z.string(), thumbnailUrl: z.string() })).default([]),
  percentage: z.number().min(0).max(100).default(0),
  /** How many runs are ahead in the queue; 0 once it runs. */
  queuePosition: z.int().nonnegative().default(0),
  /** Its user has paused it. */
  isPaused: z.boolean().default(false),
  /** Of a scan of a whole site; null while unknown. */
  pagesPerMinute: z.number().nonnegative().nullable().default(null),
  secondsLeft: z.number().nonnegative().nullable().default(null),
  /** A scan of the whole site, which can be paused. */
  wholeSite: z.boolean().default(false),
  startedAt: z.iso.datetime().optional(),
  notes: z.array(z.string()).default([]),
  analysis: Analysis.optional(),
  error: z.string().optional(),
  /** What the error is about, such as `password`. */
  errorCode: z.string().optional(),
});
export type Progress = z.infer<typeof Progress>;

/** The progress of a comparison; its pages are of the competitor. */
export const ComparisonProgress = Progress.omit({ analysis: true }).extend({
  result: CompetitorResult.optional(),
});
export type ComparisonProgress = z.infer<typeof ComparisonProgress>;
