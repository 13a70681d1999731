/** What the suggester needs to know of a language to word a phrase in it. */
import { calendarWords } from './calendar-words.ts';
import { defaultTitles } from './default-titles.ts';
import { byLanguage, phraseList, wordList } from './languages.ts';
import { stopWordsOf } from './stop-words.ts';

export interface PhraseWords {
  /** Every table is there: pages can be worded in it, and not only quoted. */
  readonly isWhole: boolean;
  readonly and: string;
  /** A text that begins so refers to the text before it. */
  readonly leaning: ReadonlySet<string>;
  /** No phrase begins or ends with one. */
  readonly function: ReadonlySet<string>;
  /** Before these a phrase may be cut. */
  readonly cutBefore: ReadonlySet<string>;
  /** Never a phrase. */
  readonly noise: ReadonlySet<string>;
  /** Headings that would fit any page. */
  readonly generic: ReadonlySet<string>;
}

const tables = byLanguage(
  ({ phrases }) => phrases,
  (phrases, language): PhraseWords => ({
    isWhole: true,
    and: phrases.and,
    leaning: new Set(wordList(phrases.leaning)),
    function: new Set(wordList(phrases.function)),
    cutBefore: new Set(wordList(phrases.cutBefore)),
    noise: new Set([...wordList(phrases.noise), ...calendarWords(language, ['long'])]),
    generic: new Set(phraseList(phrases.generic)),
  }),
);

export const writtenLanguages: readonly string[] = [...tables.keys()];

/** Null for a language the suggester does not write in: its pages get no new words. */
export const wordsOf = (language: string): PhraseWords | null => tables.get(language) ?? null;

const none: ReadonlySet<string> = new Set();

/**
 * The language's table; else one without the words that only a table has. Nothing is worded in such a language:
 * its pages get their own words, chosen by place and length.
 */
export const wordsFor = (language: string): PhraseWords =>
  wordsOf(language) ?? {
    isWhole: false,
    and: ',',
    leaning: none,
    function: stopWordsOf(language),
    cutBefore: none,
    noise: none,
    generic: defaultTitles,
  };
