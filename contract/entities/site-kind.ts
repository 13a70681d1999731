/** What kind of site it is, where that is certain, and what its owner should see to first. */
import { z } from 'zod';

export const SiteKindName = z.enum(['template', 'documentation', 'shop', 'local-business']);
export type SiteKindName = z.infer<typeof SiteKindName>;

export const OwnerCheck = z.object({
  text: z.string(),
  /** `ask`: only the owner can tell. */
  state: z.enum(['met', 'missing', 'ask']),
});
export type OwnerCheck = z.infer<typeof OwnerCheck>;

export const SiteKind = z.object({
  kind: SiteKindName,
  /** What shows it. */
  because: z.string(),
  checks: z.array(OwnerCheck),
});
export type SiteKind = z.infer<typeof SiteKind>;
