/** Joins the conditions of one message with those of the message before it. */
import { fold } from './fold.ts';
import type { NamedWords, ReadConditions } from './read-conditions.ts';

type MergedConditions = Omit<ReadConditions, 'rest'> & {
  readonly maxLength: number | null;
  readonly minLength: number | null;
  readonly maxWords: number | null;
};

/** What was wanted before, changed by what is wanted now: the newer holds. */
export function merged<Wanted extends MergedConditions>(
  before: Wanted,
  now: Wanted,
  isShorter: boolean,
): Wanted {
  const isSame = (one: NamedWords, other: NamedWords): boolean =>
    one.fact !== null ? one.fact === other.fact : fold(one.words) === fold(other.words);
  const less = (list: readonly NamedWords[], other: readonly NamedWords[]): NamedWords[] =>
    list.filter((each) => !other.some((own) => isSame(own, each)));
  const kept = (place: NamedWords | null): NamedWords | null =>
    place === null ? null : (less([place], now.without)[0] ?? null);
  return {
    ...now,
    mentions: [...less(less(before.mentions, now.without), now.mentions), ...now.mentions],
    without: [...less(before.without, now.mentions), ...now.without],
    withSymbols: [
      ...before.withSymbols.filter((each) => !now.withoutSymbols.includes(each)),
      ...now.withSymbols,
    ],
    withoutSymbols: [
      ...before.withoutSymbols.filter((each) => !now.withSymbols.includes(each)),
      ...now.withoutSymbols,
    ],
    notStart: [...before.notStart, ...now.notStart],
    start: now.start ?? kept(before.start),
    end: now.end ?? kept(before.end),
    isQuestion: before.isQuestion || now.isQuestion,
    isOneSentence: before.isOneSentence || now.isOneSentence,
    tongue: now.tongue ?? before.tongue,
    maxLength: now.maxLength ?? before.maxLength,
    minLength: now.minLength ?? (isShorter ? null : before.minLength),
    maxWords: now.maxWords ?? before.maxWords,
  };
}
