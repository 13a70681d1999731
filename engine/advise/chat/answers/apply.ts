/** Changes made on the copy in this conversation: made, listed, taken back, and where they go on the real page. */
import type { FixStep } from '@pagewright/contract/entities/fix';
import { code } from '../markdown.ts';
import { measuredSentence } from '../measure.ts';
import type { ChatChange, ChatMemory } from '../port.ts';
import type { Reading } from '../reading/reading.ts';
import { type Room, ruleName } from '../room.ts';
import { Sheet } from '../sheet.ts';

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

const lastProposal = ({ memories }: Room): ChatMemory | null =>
  memories.findLast(({ proposed }) => proposed.length > 0) ?? null;

/** "The second one" is the second that was offered. */
function chosen(room: Room, { slots }: Reading): readonly ChatChange[] {
  const memory = lastProposal(room);
  const proposed = memory?.proposed ?? [];
  const wanted =
    slots.ordinal === null ? undefined : memory?.offered.at(slots.ordinal > 0 ? slots.ordinal - 1 : -1);
  const [only] = proposed;
  if (wanted === undefined || only === undefined) return proposed;
  if (only.kind === 'title' || only.kind === 'description') return [{ ...only, text: wanted }];
  return only.kind === 'heading' ? [{ ...only, heading: { ...only.heading, text: wanted } }] : proposed;
}

const stepLines = (room: Room, steps: readonly FixStep[]): string =>
  steps
    .slice(0, 12)
    .map(({ action, selector }, at) => `${at + 1}. ${room.words.step(action, code(selector))}`)
    .join('\n');

function pasteSteps(room: Room, sheet: Sheet, steps: readonly FixStep[]): void {
  sheet.say(stepLines(room, steps));
  const html = steps
    .map((step) => step.html)
    .filter((text) => text !== '')
    .join('\n');
  if (html !== '') sheet.paste(room.words.label.html(), html, 'html');
}

export function answerApply(room: Room, reading: Reading): Sheet {
  const { words, bench, memory } = room;
  const sheet = new Sheet();
  const fresh = chosen(room, reading);
  if (fresh.length === 0) return sheet.say(words.nothingProposed()).next(words.ask.first());
  const applied = joined(memory?.applied ?? [], fresh);
  const trial = bench.attempt(applied);
  if (trial === null) return sheet.say(measuredSentence(room, null)).remember({ proposed: fresh });
  sheet.say(words.appliedNow(applied.length, bench.page.score?.value ?? trial.scoreBefore, trial.scoreAfter));
  sheet
    .proof(words.patch.everything(applied.length), trial, ruleName(room))
    .say(measuredSentence(room, trial));
  pasteSteps(room, sheet, trial.steps);
  return sheet
    .say(words.realPageSame())
    .remember({ applied, proposed: fresh })
    .next(words.ask.first(), words.ask.description(), words.ask.undo());
}

export function answerApplied(room: Room): Sheet {
  const { words, bench, memory } = room;
  const applied = memory?.applied ?? [];
  const sheet = new Sheet();
  const trial = applied.length === 0 ? null : bench.attempt(applied);
  if (trial === null) return sheet.say(words.nothingApplied()).next(words.ask.first());
  sheet.say(words.appliedSoFar(applied.length));
  sheet
    .proof(words.patch.everything(applied.length), trial, ruleName(room))
    .say(measuredSentence(room, trial));
  pasteSteps(room, sheet, trial.steps);
  return sheet.say(words.realPageSame()).next(words.ask.undo(), words.ask.first());
}

export const answerReset = ({ words }: Room): Sheet =>
  new Sheet().say(words.undone()).remember({ applied: [] }).next(words.ask.first());

export function answerWhere(room: Room): Sheet {
  const { words, bench } = room;
  const sheet = new Sheet();
  const proposed = lastProposal(room)?.proposed ?? [];
  const trial = proposed.length === 0 ? null : bench.attempt(proposed);
  if (trial === null) return sheet.say(words.whereNothing()).next(words.ask.first());
  sheet.say(words.whereIs());
  pasteSteps(room, sheet, trial.steps);
  return sheet.say(words.whereCms()).remember({ proposed }).next(words.ask.apply(), words.ask.first());
}
