/** Answers about changes on the copy in this conversation: apply, list, reset, and where they go on the real page. */
import type { FixStep } from '@pagewright/contract/entities/fix';
import { AnswerBuilder } from '../answer-builder.ts';
import { type ChatContext, ruleName } from '../chat-context.ts';
import type { Intent } from '../intent.ts';
import { code } from '../markdown.ts';
import { measuredSentence } from '../measure.ts';
import type { ChatChange, ChatMemory } from '../port.ts';

const same = (one: ChatChange, other: ChatChange): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A second title takes the place of the first. */
function joined(before: readonly ChatChange[], more: readonly ChatChange[]): ChatChange[] {
  const isReplaced = (old: ChatChange): boolean =>
    more.some(
      (fresh) =>
        same(old, fresh) ||
        (fresh.kind === old.kind && (fresh.kind === 'title' || fresh.kind === 'description')),
    );
  return [...before.filter((old) => !isReplaced(old)), ...more];
}

const lastProposal = ({ memories }: ChatContext): ChatMemory | null =>
  memories.findLast(({ proposed }) => proposed.length > 0) ?? null;

/** "The second one" is the second that was offered. */
function chosen(context: ChatContext, { slots }: Intent): readonly ChatChange[] {
  const memory = lastProposal(context);
  const proposed = memory?.proposed ?? [];
  const wanted =
    slots.ordinal === null ? undefined : memory?.offered.at(slots.ordinal > 0 ? slots.ordinal - 1 : -1);
  const [only] = proposed;
  if (wanted === undefined || only === undefined) return proposed;
  if (only.kind === 'title' || only.kind === 'description') return [{ ...only, text: wanted }];
  return only.kind === 'heading' ? [{ ...only, heading: { ...only.heading, text: wanted } }] : proposed;
}

const stepLines = (context: ChatContext, steps: readonly FixStep[]): string =>
  steps
    .slice(0, 12)
    .map(({ action, selector }, at) => `${at + 1}. ${context.words.step(action, code(selector))}`)
    .join('\n');

function pasteSteps(context: ChatContext, answer: AnswerBuilder, steps: readonly FixStep[]): void {
  answer.addText(stepLines(context, steps));
  const html = steps
    .map((step) => step.html)
    .filter((text) => text !== '')
    .join('\n');
  if (html !== '') answer.addBlock(context.words.label.html(), html, 'html');
}

export function answerApply(context: ChatContext, intent: Intent): AnswerBuilder {
  const { words, sandbox, memory } = context;
  const answer = new AnswerBuilder();
  const fresh = chosen(context, intent);
  if (fresh.length === 0) return answer.addText(words.nothingProposed()).next(words.followUps.first());
  const applied = joined(memory?.applied ?? [], fresh);
  const verification = sandbox.verifyChanges(applied);
  if (verification === null)
    return answer.addText(measuredSentence(context, null)).remember({ proposed: fresh });
  answer.addText(
    words.appliedNow(
      applied.length,
      sandbox.page.score?.value ?? verification.scoreBefore,
      verification.scoreAfter,
    ),
  );
  answer
    .addVerification(words.patch.everything(applied.length), verification, ruleName(context))
    .addText(measuredSentence(context, verification));
  pasteSteps(context, answer, verification.steps);
  return answer
    .addText(words.realPageSame())
    .remember({ applied, proposed: fresh })
    .next(words.followUps.first(), words.followUps.description(), words.followUps.undo());
}

export function answerApplied(context: ChatContext): AnswerBuilder {
  const { words, sandbox, memory } = context;
  const applied = memory?.applied ?? [];
  const answer = new AnswerBuilder();
  const verification = applied.length === 0 ? null : sandbox.verifyChanges(applied);
  if (verification === null) return answer.addText(words.nothingApplied()).next(words.followUps.first());
  answer.addText(words.appliedSoFar(applied.length));
  answer
    .addVerification(words.patch.everything(applied.length), verification, ruleName(context))
    .addText(measuredSentence(context, verification));
  pasteSteps(context, answer, verification.steps);
  return answer.addText(words.realPageSame()).next(words.followUps.undo(), words.followUps.first());
}

export const answerReset = ({ words }: ChatContext): AnswerBuilder =>
  new AnswerBuilder().addText(words.undone()).remember({ applied: [] }).next(words.followUps.first());

export function answerWhere(context: ChatContext): AnswerBuilder {
  const { words, sandbox } = context;
  const answer = new AnswerBuilder();
  const proposed = lastProposal(context)?.proposed ?? [];
  const verification = proposed.length === 0 ? null : sandbox.verifyChanges(proposed);
  if (verification === null) return answer.addText(words.whereNothing()).next(words.followUps.first());
  answer.addText(words.whereIs());
  pasteSteps(context, answer, verification.steps);
  return answer
    .addText(words.whereCms())
    .remember({ proposed })
    .next(words.followUps.apply(), words.followUps.first());
}
