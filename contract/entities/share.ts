/** A link that shows a report or the trend of a site to anybody who has it. */
import { z } from 'zod';

export const ShareForm = z.object({
  /** When the link stops working; missing or null for never. */
  expiresAt: z.iso.datetime('Choose a date').nullable().default(null),
  password: z
    .string()
    .min(6, 'Use at least 6 characters')
    .max(200, 'Use at most 200 characters')
    .nullable()
    .default(null),
});
export type ShareForm = z.infer<typeof ShareForm>;

export const Share = z.object({
  id: z.string(),
  kind: z.enum(['report', 'site']),
  /** The shared analysis and its date; null for the trend of the site. */
  analysisId: z.string().nullable(),
  analysisDate: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  hasPassword: z.boolean(),
  views: z.int().nonnegative(),
  lastViewedAt: z.iso.datetime().nullable(),
  /** Null for links that were made before they could be shown again. */
  url: z.string().nullable(),
});
export type Share = z.infer<typeof Share>;

export const NewShare = Share.extend({ url: z.string() });
export type NewShare = z.infer<typeof NewShare>;
