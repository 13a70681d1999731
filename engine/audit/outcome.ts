/** The outcomes of a rule: passed, failed with evidence, skipped, or missing an input. */
import type { Evidence, Severity } from '@pagewright/contract/entities/issue';

export interface Pass {
  readonly kind: 'pass';
}

export interface Fail {
  readonly kind: 'fail';
  /** What was found on this page, in one or two sentences: the description. */
  readonly message: string;
  readonly evidence: readonly Evidence[];
  /** Overrides the rule's severity. */
  readonly severity?: Severity;
}

export interface Skip {
  readonly kind: 'skip';
  readonly reason: string;
}

/** A site rule's input is missing: it is reported as not evaluated. */
export interface Missing {
  readonly kind: 'missing';
  readonly reason: string;
}

export type Outcome = Pass | Fail | Skip;

const passed: Pass = { kind: 'pass' };

export const pass = (): Pass => passed;

export const skip = (reason: string): Skip => ({ kind: 'skip', reason });

export const missing = (reason: string): Missing => ({ kind: 'missing', reason });

export const fail = (
  message: string,
  evidence: Evidence | readonly Evidence[],
  severity?: Severity,
): Fail => ({
  kind: 'fail',
  message,
  evidence: Array.isArray(evidence) ? evidence : [evidence as Evidence],
  ...(severity && { severity }),
});
