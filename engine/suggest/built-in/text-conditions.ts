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
  /** Kinds of facts that it must not have, such as a year. */
  readonly withoutFacts: readonly LeftOutFact[];
  /** Names of signs, such as `pipe`. */
  readonly withSymbols: readonly string[];
  readonly withoutSymbols: readonly string[];
  /** In characters. */
  readonly min: number | null;
  readonly max: number | null;
  readonly maxWords: number | null;
  /** What it must begin with. */
  readonly start: string | null;
  readonly notStart: readonly string[];
  readonly end: string | null;
  /** It must begin with a verb, which cannot be checked: no text is known to do so. */
  readonly isVerbFirst: boolean;
  readonly isQuestion: boolean;
  readonly isOneSentence: boolean;
  /** Facts that it must have and the page does not show, as they were called: no text has them. */
  readonly missing: readonly string[];
  /** Another language than the page's, by its name: no text is in it. */
  readonly tongue: string | null;
}

export interface LeftOutFact {
  readonly fact: string;
  /** As it was called. */
  readonly words: string;
}

export const noTextConditions: TextConditions = {
  mentions: [],
  without: [],
  withoutFacts: [],
  withSymbols: [],
  withoutSymbols: [],
  min: null,
  max: null,
  maxWords: null,
  start: null,
  notStart: [],
  end: null,
  isVerbFirst: false,
  isQuestion: false,
  isOneSentence: false,
  missing: [],
  tongue: null,
};

/** How signs look. */
export const signs: Readonly<Record<string, { readonly sign: string; readonly pattern: RegExp }>> = {
  pipe: { sign: '|', pattern: /[|｜]/u },
  exclamation: { sign: '!', pattern: /[!¡]/u },
  question: { sign: '?', pattern: /[?¿]/u },
  colon: { sign: ':', pattern: /:/u },
  dash: { sign: '–', pattern: /[-–—]/u },
  ampersand: { sign: '&', pattern: /&/u },
  digit: { sign: '0–9', pattern: /\d/u },
  emoji: { sign: '☺', pattern: /\p{Extended_Pictographic}/u },
  quotation: { sign: '“”', pattern: /["“”„«»]/u },
  parenthesis: { sign: '()', pattern: /[()[\]]/u },
};

/** How facts look that can be left out whatever their value. */
export const factPatterns: Readonly<Record<string, RegExp>> = {
  year: /(?<!\d)(?:19|20)\d{2}(?!\d)/u,
  version: /(?<!\d)\d+(?:\.\d+)+|\bv\d/iu,
  price: /[£€$]\s?\d|\d\s?[£€$]/u,
  phone: /\d(?:[\s().-]?\d){6,}/u,
  email: /@/u,
};

export interface Condition {
  readonly kind:
    | 'mention'
    | 'without'
    | 'withoutFact'
    | 'withSymbol'
    | 'withoutSymbol'
    | 'min'
    | 'max'
    | 'maxWords'
    | 'start'
    | 'notStart'
    | 'end'
    | 'verb'
    | 'question'
    | 'sentence'
    | 'fact'
    | 'tongue';
  /** The word, the sign or the number; empty where there is none. */
  readonly value: string;
}

/** Whether a text has words; a part of a word is not the word. */
export function hasWords(text: string, words: string): boolean {
  const inner = fold(words).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const isWhole = new RegExp(String.raw`(?<![\p{L}\p{N}])${inner}(?![\p{L}\p{N}])`, 'u').test(fold(text));
  const own = new Set(wordsIn(text).map(stem));
  const wanted = wordsIn(words).map(stem);
  return isWhole || (wanted.length > 0 && !/\d/.test(words) && wanted.every((word) => own.has(word)));
}

const plainEnd = (text: string): string => fold(text).replace(/[\s.!?…]+$/u, '');

const isMet: Readonly<Record<Condition['kind'], (text: string, value: string) => boolean>> = {
  mention: hasWords,
  without: (text, words) => !containsKeyword(text, words),
  withoutFact: (text, fact) => factPatterns[fact]?.test(text) !== true,
  withSymbol: (text, name) => signs[name]?.pattern.test(text) === true,
  withoutSymbol: (text, name) => signs[name]?.pattern.test(text) !== true,
  start: (text, words) => fold(text).startsWith(fold(words)),
  notStart: (text, words) => text !== '' && !fold(text).startsWith(fold(words)),
  end: (text, words) => plainEnd(text).endsWith(plainEnd(words)),
  verb: () => false,
  question: (text) => /[?？]$/u.test(text.trim()),
  sentence: (text) => (text.match(/[.!?…](?=\s|$)/gu) ?? []).length <= 1,
  fact: () => false,
  tongue: () => false,
  min: (text, count) => graphemeLength(text) >= Number(count),
  max: (text, count) => graphemeLength(text) <= Number(count),
  maxWords: (text, count) => wordsIn(text).length <= Number(count),
};

/** Every condition that is set. */
export function conditionsIn(conditions: TextConditions): Condition[] {
  const list = (kind: Condition['kind'], values: readonly string[]): Condition[] =>
    values.map((value) => ({ kind, value }));
  const single = (['start', 'end', 'tongue', 'min', 'max', 'maxWords'] as const).flatMap((kind) => {
    const value = conditions[kind];
    return value === null ? [] : [{ kind, value: String(value) }];
  });
  return [
    ...list('mention', conditions.mentions),
    ...list('fact', conditions.missing),
    ...list('without', conditions.without),
    ...list(
      'withoutFact',
      conditions.withoutFacts.map(({ fact }) => fact),
    ),
    ...list('withSymbol', conditions.withSymbols),
    ...list('withoutSymbol', conditions.withoutSymbols),
    ...list('notStart', conditions.notStart),
    ...list('verb', conditions.isVerbFirst ? [''] : []),
    ...list('question', conditions.isQuestion ? [''] : []),
    ...list('sentence', conditions.isOneSentence ? [''] : []),
    ...single,
  ];
}

/** Those that a text does not meet; the empty text meets none but to leave something out. */
export const unmetBy = (text: string, conditions: TextConditions): Condition[] =>
  conditionsIn(conditions).filter(({ kind, value }) => !isMet[kind](text, value));

export const hasConditions = (conditions: TextConditions): boolean => conditionsIn(conditions).length > 0;
