/** The conditions that somebody sets for a text, and which of them a text does not meet. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { fold } from '../../text/fold.ts';
import { stem } from '../../text/stem.ts';
import { wordsIn } from '../../text/words.ts';
import { containsKeyword } from './text.ts';

export interface TextConditions {
  /** Words that it must have, all of them. */
  readonly mentions: readonly string[];
  /** Words that it must not have, none of them. */
  readonly without: readonly string[];
  /** In characters. */
  readonly min: number | null;
  readonly max: number | null;
  readonly maxWords: number | null;
  /** What it must begin with. */
  readonly start: string | null;
  /** It must begin with a verb, which cannot be checked: no text is known to do so. */
  readonly isVerbFirst: boolean;
}

export interface Condition {
  readonly kind: 'mention' | 'without' | 'min' | 'max' | 'maxWords' | 'start' | 'verb';
  /** The word or the number; empty for a verb. */
  readonly value: string;
}

/** Whether a text has words; a part of a word is not the word. */
function hasWords(text: string, words: string): boolean {
  const inner = fold(words).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const isWhole = new RegExp(String.raw`(?<![\p{L}\p{N}])${inner}(?![\p{L}\p{N}])`, 'u').test(fold(text));
  const own = new Set(wordsIn(text).map(stem));
  const wanted = wordsIn(words).map(stem);
  return isWhole || (wanted.length > 0 && wanted.every((word) => own.has(word)));
}

const isMet: Readonly<Record<Condition['kind'], (text: string, value: string) => boolean>> = {
  mention: hasWords,
  without: (text, words) => !containsKeyword(text, words),
  start: (text, words) => fold(text).startsWith(fold(words)),
  verb: () => false,
  min: (text, count) => graphemeLength(text) >= Number(count),
  max: (text, count) => graphemeLength(text) <= Number(count),
  maxWords: (text, count) => wordsIn(text).length <= Number(count),
};

/** Every condition that is set. */
export function conditionsIn({ mentions, without, isVerbFirst, ...others }: TextConditions): Condition[] {
  const single = (['start', 'min', 'max', 'maxWords'] as const).flatMap((kind) => {
    const value = others[kind];
    return value === null ? [] : [{ kind, value: String(value) }];
  });
  return [
    ...mentions.map((value) => ({ kind: 'mention', value }) as const),
    ...without.map((value) => ({ kind: 'without', value }) as const),
    ...(isVerbFirst ? [{ kind: 'verb', value: '' } as const] : []),
    ...single,
  ];
}

/** Those that a text does not meet; the empty text meets none but to leave something out. */
export const unmetBy = (text: string, conditions: TextConditions): Condition[] =>
  conditionsIn(conditions).filter(({ kind, value }) => !isMet[kind](text, value));

export const hasConditions = (conditions: TextConditions): boolean => conditionsIn(conditions).length > 0;
