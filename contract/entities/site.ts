/** A site of a user: everything its analyses say over time. */
import { z } from 'zod';
import { AnalysisMark } from './site-changes.ts';

/** One analysis as a point of the trend; null where it was not measured. */
export const TrendPoint = z.object({
  analysisId: z.string(),
  date: z.iso.datetime(),
  score: z.number().nullable(),
  criticalIssues: z.int().nonnegative(),
  warnings: z.int().nonnegative(),
  pages: z.int().nonnegative(),
  indexable: z.int().nonnegative().nullable(),
  /** Median Largest Contentful Paint in milliseconds. */
  lcpMs: z.number().nonnegative().nullable(),
});
export type TrendPoint = z.infer<typeof TrendPoint>;

export const SiteSummary = z.object({
  id: z.string(),
  /** As the user wrote it last. */
  domain: z.string(),
  analyses: z.int().nonnegative(),
  /** The newest few, oldest first. */
  points: z.array(TrendPoint),
});
export type SiteSummary = z.infer<typeof SiteSummary>;

export const Site = z.object({
  id: z.string(),
  domain: z.string(),
  /** How many there are in all. */
  analyses: z.int().nonnegative(),
  /** The newest, with the one before them, and an even selection of the older ones; oldest first. */
  points: z.array(TrendPoint),
});
export type Site = z.infer<typeof Site>;

/** Where an analysis is in the history of its site. */
export const AnalysisPlace = z.object({
  siteId: z.string(),
  /** The newest others of the site, newest first. */
  others: z.array(AnalysisMark),
  /** False when the site was analysed again since. */
  isLatest: z.boolean(),
  /** The one before; null for the first. */
  previous: AnalysisMark.nullable(),
});
export type AnalysisPlace = z.infer<typeof AnalysisPlace>;
