/** The outcomes of a rule: passed, failed with evidence, skipped, or missing an input. */
import { type Reason, type ReasonArguments, type ReasonId, reason } from './reasons.ts';
import type { Finding } from './rule-texts.ts';

export interface Pass {
  readonly kind: 'pass';
}

export type Fail<F = Finding> = F & { readonly kind: 'fail' };

export interface Skip extends Reason {
  readonly kind: 'skip';
}

/** A site rule's input is missing: it is reported as not evaluated. */
export interface Missing extends Reason {
  readonly kind: 'missing';
}

export type Outcome<F = Finding> = Pass | Fail<F> | Skip;

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

export const fail = <const F extends Finding>(finding: F): Fail<F> => ({ ...finding, kind: 'fail' });
