/** Tries a change on the copy, puts the proof on the sheet and says in one sentence what was measured. */
import { code } from './markdown.ts';
import type { ChatChange, Trial } from './port.ts';
import { type Room, ruleName } from './room.ts';
import type { Sheet } from './sheet.ts';

export interface Measured {
  readonly trial: Trial | null;
  readonly sentence: string;
}

const ids = (list: readonly string[]): string => list.map(code).join(', ');

/** What a trial says; null when there was none. */
export function measuredSentence(
  room: Room,
  trial: Trial | null,
  changes: readonly ChatChange[] = [],
): string {
  const { words, bench } = room;
  const isText = changes.some(({ kind }) => kind === 'paragraph');
  if (trial === null)
    return bench.fetchedAt === null ? words.noCopy() : isText ? words.noPlaceMarkup() : words.noPlace();
  const { cleared, broken, scoreBefore: before, scoreAfter: after } = trial;
  if (broken.length > 0) return words.measuredBroken(ids(broken), ids(cleared), before, after);
  return cleared.length === 0
    ? words.measuredNothing(before, after)
    : words.measuredCleared(ids(cleared), before, after);
}

/** A change that was tried is remembered as what "do it" would do. */
export function measure(
  room: Room,
  sheet: Sheet,
  { changes, patch, isSilent = false }: { changes: readonly ChatChange[]; patch: string; isSilent?: boolean },
): Measured {
  room.onStep(room.words.stepAudit());
  const trial = room.bench.attempt(changes);
  if (trial !== null) {
    sheet.proof(patch, trial, ruleName(room));
    sheet.cite(...room.bench.page.issues.filter(({ ruleId }) => trial.cleared.includes(ruleId)));
  }
  const sentence = measuredSentence(room, trial, changes);
  if (!isSilent) sheet.say(sentence);
  return { trial, sentence };
}
