/** The conditions that somebody sets for a text, and which of them a text does not meet. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { fold } from '../../text/fold.ts';
import { stem } from '../../text/stem.ts';
import { wordsIn } from '../../text/words.ts';
import { containsKeyword } from './text.ts';

export interface TextConditions {
  /** Words that it must have, all of them. */
  readonly mentions: readonly string[];
  readonly without: string | null;
  readonly min: number | null;
  readonly max: number | null;
  /** What it must begin with. */
  readonly start: string | null;
  /** It must begin with a verb, which cannot be checked: no text is known to do so. */
  readonly isVerbFirst: boolean;
}

export interface Condition {
  readonly kind: 'mention' | 'without' | 'min' | 'max' | 'start' | 'verb';
  /** The word or the number of characters; empty for a verb. */
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

/** Where a number of characters is a condition, and where it is met. */
function lengthConditions(text: string, { min, max }: TextConditions): Condition[] {
  const length = graphemeLength(text);
  return [
    ...(min !== null && length < min ? [{ kind: 'min', value: String(min) } as const] : []),
    ...(max !== null && length > max ? [{ kind: 'max', value: String(max) } as const] : []),
  ];
}

/** Those that a text does not meet; the empty text meets none but to leave something out. */
export function unmetBy(text: string, conditions: TextConditions): Condition[] {
  const { mentions, without, start, isVerbFirst } = conditions;
  return [
    ...mentions.filter((word) => !hasWords(text, word)).map((value) => ({ kind: 'mention', value }) as const),
    ...(without !== null && containsKeyword(text, without)
      ? [{ kind: 'without', value: without } as const]
      : []),
    ...(start !== null && !fold(text).startsWith(fold(start))
      ? [{ kind: 'start', value: start } as const]
      : []),
    ...(isVerbFirst ? [{ kind: 'verb', value: '' } as const] : []),
    ...lengthConditions(text, conditions),
  ];
}

export const hasConditions = ({ mentions, without, min, max, start, isVerbFirst }: TextConditions): boolean =>
  mentions.length > 0 || isVerbFirst || [without, min, max, start].some((each) => each !== null);

/** Every condition that is set. */
export const conditionsIn = ({
  mentions,
  without,
  min,
  max,
  start,
  isVerbFirst,
}: TextConditions): Condition[] => [
  ...mentions.map((value) => ({ kind: 'mention', value }) as const),
  ...(without === null ? [] : [{ kind: 'without', value: without } as const]),
  ...(start === null ? [] : [{ kind: 'start', value: start } as const]),
  ...(isVerbFirst ? [{ kind: 'verb', value: '' } as const] : []),
  ...(min === null ? [] : [{ kind: 'min', value: String(min) } as const]),
  ...(max === null ? [] : [{ kind: 'max', value: String(max) } as const]),
];
