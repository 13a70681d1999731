/** Every URL a run found: where, its outcome, and why. */
import { z } from 'zod';

export const CoverageOutcome = z.enum(['analysed', 'skipped', 'blocked', 'failed']);
export type CoverageOutcome = z.infer<typeof CoverageOutcome>;

export const CoverageEntry = z.object({
  url: z.string(),
  foundIn: z.enum(['start', 'sitemap', 'link', 'redirect', 'canonical', 'hreflang', 'frame']),
  foundOn: z.string().nullable(),
  outcome: CoverageOutcome,
  reason: z.string(),
  status: z.int().optional(),
});
export type CoverageEntry = z.infer<typeof CoverageEntry>;

export const Coverage = z.object({
  /** False when a limit or a cancel left known URLs uncrawled, or when more than a few of them could not be read. */
  full: z.boolean(),
  /** What a reader should know of how the site was read: no sitemap, http only, a limit reached. */
  notes: z.array(z.string()),
  entries: z.array(CoverageEntry),
});
export type Coverage = z.infer<typeof Coverage>;
