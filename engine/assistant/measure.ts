/** Verifies a change on the copy, adds the result to the answer and describes it in one sentence. */

import type { AnswerBuilder } from './answer-builder.ts';
import { type ChatContext, ruleName } from './chat-context.ts';
import { code } from './markdown.ts';
import type { ChangeVerification, ChatChange } from './port.ts';

export interface Measured {
  readonly verification: ChangeVerification | null;
  readonly sentence: string;
}

const ids = (list: readonly string[]): string => list.map(code).join(', ');

/** Describes a verification; null when there was none. */
export function measuredSentence(
  context: ChatContext,
  verification: ChangeVerification | null,
  changes: readonly ChatChange[] = [],
): string {
  const { words, sandbox } = context;
  const isText = changes.some(({ kind }) => kind === 'paragraph');
  if (verification === null)
    return sandbox.fetchedAt === null ? words.noCopy() : isText ? words.noPlaceMarkup() : words.noPlace();
  const { cleared, broken, scoreBefore: before, scoreAfter: after } = verification;
  if (broken.length > 0) return words.measuredBroken(ids(broken), ids(cleared), before, after);
  return cleared.length === 0
    ? words.measuredNothing(before, after)
    : words.measuredCleared(ids(cleared), before, after);
}

/** A verified change is remembered for "do it". */
export function measure(
  context: ChatContext,
  answer: AnswerBuilder,
  { changes, patch, isSilent = false }: { changes: readonly ChatChange[]; patch: string; isSilent?: boolean },
): Measured {
  context.onStep(context.words.stepAudit());
  const verification = context.sandbox.verifyChanges(changes);
  if (verification !== null) {
    answer.addVerification(patch, verification, ruleName(context));
    answer.cite(...context.sandbox.page.issues.filter(({ ruleId }) => verification.cleared.includes(ruleId)));
  }
  const sentence = measuredSentence(context, verification, changes);
  if (!isSilent) answer.addText(sentence);
  return { verification, sentence };
}
