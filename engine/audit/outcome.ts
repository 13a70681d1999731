/** What a rule can answer: passed, failed with evidence, or not a question for this page. */
import type { Evidence, Severity } from '@pagewright/contract/entities/issue';

export interface Pass {
  readonly kind: 'pass';
}

export interface Fail {
  readonly kind: 'fail';
  /** What is so on this very page, in one or two sentences: the description. */
  readonly says: string;
  readonly evidence: readonly Evidence[];
  /** Worse or milder than the rule's own severity. */
  readonly severity?: Severity;
}

export interface Skip {
  readonly kind: 'skip';
  readonly because: string;
}

/** A site rule's input was not gathered: neither passed nor failed, and the report says so. */
export interface Missing {
  readonly kind: 'missing';
  readonly because: string;
}

export type Outcome = Pass | Fail | Skip;

const passed: Pass = { kind: 'pass' };

export const pass = (): Pass => passed;

export const skip = (because: string): Skip => ({ kind: 'skip', because });

export const missing = (because: string): Missing => ({ kind: 'missing', because });

export const fail = (says: string, evidence: Evidence | readonly Evidence[], severity?: Severity): Fail => ({
  kind: 'fail',
  says,
  evidence: Array.isArray(evidence) ? evidence : [evidence as Evidence],
  ...(severity && { severity }),
});
