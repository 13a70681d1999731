/** The outcomes of a rule: passed, failed with evidence, skipped, or missing an input. */
import type { Severity } from '@pagewright/contract/entities/issue';
import type { EvidenceDraft } from './evidence.ts';
import { type Reason, type ReasonArguments, type ReasonId, reason } from './reasons.ts';
import type { Finding } from './rule-texts.ts';

export interface Pass {
  readonly kind: 'pass';
}

export type Fail<F = Finding> = F & { readonly kind: 'fail' };

/** A finding of a rule whose texts are not data yet. */
export interface WordedFinding {
  readonly message: string;
  readonly evidence: readonly EvidenceDraft[];
  readonly severity?: Severity;
}

export interface Skip extends Reason {
  readonly kind: 'skip';
}

/** A site rule's input is missing: it is reported as not evaluated. */
export interface Missing extends Reason {
  readonly kind: 'missing';
}

export type Outcome<F = Finding> = Pass | Fail<F> | Fail<WordedFinding> | Skip;

const passed: Pass = { kind: 'pass' };

export const pass = (): Pass => passed;

export const skip = <Id extends ReasonId>(messageId: Id, ...data: ReasonArguments<Id>): Skip => ({
  kind: 'skip',
  ...reason(messageId, ...data),
});

export const missing = <Id extends ReasonId>(messageId: Id, ...data: ReasonArguments<Id>): Missing => ({
  kind: 'missing',
  ...reason(messageId, ...data),
});

export function fail<const F extends Finding>(finding: F): Fail<F>;
export function fail(
  message: string,
  evidence: EvidenceDraft | readonly EvidenceDraft[],
  severity?: Severity,
): Fail<WordedFinding>;
export function fail(
  finding: Finding | string,
  evidence: EvidenceDraft | readonly EvidenceDraft[] = [],
  severity?: Severity,
): Fail | Fail<WordedFinding> {
  if (typeof finding !== 'string') return { ...finding, kind: 'fail' };
  return {
    kind: 'fail',
    message: finding,
    evidence: Array.isArray(evidence) ? evidence : [evidence as EvidenceDraft],
    ...(severity && { severity }),
  };
}
