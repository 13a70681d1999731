/** Every URL a run found: where, its outcome, and why. */
import { z } from 'zod';
import { Message } from './message.ts';

/** `notCrawled`: known, and left because of a limit. */
export const CoverageOutcome = z.enum(['analysed', 'notCrawled', 'skipped', 'blocked', 'failed']);
export type CoverageOutcome = z.infer<typeof CoverageOutcome>;

export const CoverageEntry = z.object({
  url: z.string(),
  foundIn: z.enum(['start', 'sitemap', 'link', 'redirect', 'canonical', 'hreflang', 'frame']),
  foundOn: z.string().nullable(),
  outcome: CoverageOutcome,
  /** Why, in a sentence. */
  reason: z.string(),
  /** The same as data; missing in reports of earlier versions. */
  code: z.string().optional(),
  data: Message.shape.data.optional(),
  status: z.int().optional(),
});
export type CoverageEntry = z.infer<typeof CoverageEntry>;

export const Coverage = z.object({
  /** False when a limit or a cancel left known URLs uncrawled, or when more than a few of them could not be read. */
  full: z.boolean(),
  /** What a reader should know of how the site was read: no sitemap, http only, a limit reached. */
  notes: z.array(Message),
  entries: z.array(CoverageEntry),
});
export type Coverage = z.infer<typeof Coverage>;
