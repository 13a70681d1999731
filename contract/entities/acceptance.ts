/** A finding that its owner decided to live with, and why. */
import { z } from 'zod';

export const AcceptanceScope = z.enum(['page', 'pattern', 'site']);
export type AcceptanceScope = z.infer<typeof AcceptanceScope>;

const RuleId = z.string().min(1).max(100);

const terms = {
  scope: AcceptanceScope,
  /** A page's URL, a pattern such as `/product/*`, or nothing for the whole site. */
  target: z.string().max(2048).default(''),
  reason: z.string().trim().min(3, 'Say why, in a few words').max(500, 'Use at most 500 characters'),
  /** The last day on which it holds. */
  until: z.iso.date('Choose a date').nullable().default(null),
};

const isPlaced = ({ scope, target }: { scope: AcceptanceScope; target: string }): boolean =>
  scope === 'site' || target !== '';
const unplaced = { path: ['target'], message: 'Choose a page or a pattern' };

export const AcceptanceForm = z.object({ ruleId: RuleId, ...terms }).refine(isPlaced, unplaced);
export type AcceptanceForm = z.infer<typeof AcceptanceForm>;

/** Several rules on the same terms: on the pages of a template, or on the whole site. */
export const BulkAcceptanceForm = z
  .object({ ruleIds: z.array(RuleId).min(1, 'Choose a finding').max(100), ...terms })
  .refine(isPlaced, unplaced);
export type BulkAcceptanceForm = z.infer<typeof BulkAcceptanceForm>;

export const Acceptance = z.object({
  id: z.string(),
  ruleId: z.string(),
  /** Of the findings it is about. */
  title: z.string(),
  scope: AcceptanceScope,
  target: z.string(),
  reason: z.string(),
  /** Who accepted it, by name or e-mail address. */
  by: z.string(),
  at: z.iso.datetime(),
  until: z.string().nullable(),
  /** Findings of the latest analysis that it covers. */
  matches: z.int().nonnegative(),
  /** `unused`: the latest analysis has nothing that it covers. */
  state: z.enum(['active', 'unused', 'ended']),
});
export type Acceptance = z.infer<typeof Acceptance>;

/** Where findings are accepted. */
export type FindingScope = Pick<Acceptance, 'ruleId' | 'scope' | 'target'>;

/** What decides whether a finding is accepted. */
export interface StoredAcceptance extends FindingScope {
  readonly id: string;
  readonly reason: string;
  /** Fingerprints of the evidence that was accepted; any other brings the finding back. */
  readonly evidence: readonly string[];
  /** As 2026-11-15, the last day on which it holds; null for ever. */
  readonly until: string | null;
}
