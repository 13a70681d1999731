/** An analysis that ended without a report: why, and what can be done about it. */
import { z } from 'zod';

export const FailedRun = z.object({
  runId: z.string(),
  domain: z.string(),
  date: z.iso.datetime(),
  /** For the user. */
  reason: z.string(),
  /** What the reason is about, where that is known: `password`, `dns`. */
  code: z.string().nullable(),
  /** Null when the site has no analysis and no credentials yet. */
  siteId: z.string().nullable(),
});
export type FailedRun = z.infer<typeof FailedRun>;
