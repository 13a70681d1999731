/** How fast the pages of a site loaded in our browser: one figure for the site, its worst page, and what causes it. */
import { z } from 'zod';

export const speedIds = ['lcp', 'cls', 'tbt', 'ttfb', 'fcp', 'weight'] as const;

/** Something on the worst page that accounts for the figure. */
export const SpeedCause = z.object({
  /** What it is: an element's selector or a file's URL. */
  what: z.string(),
  /** How much of the figure it accounts for, in words; missing where it is all of it. */
  part: z.string().optional(),
});
export type SpeedCause = z.infer<typeof SpeedCause>;

export const SpeedFigure = z.object({
  id: z.enum(speedIds),
  /** Milliseconds, bytes, or the layout shift as it is. */
  median: z.number().nonnegative(),
  /** Null when our machine was too busy for the figure to be rated. */
  rating: z.enum(['good', 'fair', 'poor']).nullable(),
  worst: z.object({ url: z.string(), value: z.number().nonnegative(), causes: z.array(SpeedCause) }),
});
export type SpeedFigure = z.infer<typeof SpeedFigure>;

export const SpeedReport = z.object({
  figures: z.array(SpeedFigure),
  /** Pages that were measured. */
  pages: z.int().positive(),
  method: z.string(),
  /** A sentence about our machine while it measured. */
  machine: z.string(),
});
export type SpeedReport = z.infer<typeof SpeedReport>;
