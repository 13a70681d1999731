/** Reads messages: words are corrected, stemmed and brought to the terms of a language's data. Built once from the data files. */
import { foldAccents } from '../text/fold.ts';
import { identifyLanguage } from '../text/language.ts';
import { stemOf } from '../text/stem.ts';
import { nearestWord } from '../text/typos.ts';
import { dataOf, isAspect, isElement, isFact, languages, listOf } from './language-data.ts';

export interface Token {
  /** A term such as `title`, a stem, or a placeholder such as `{x}`. */
  readonly term: string;
  /** As it was typed. */
  readonly text: string;
  readonly kind: 'term' | 'stem' | 'stop' | 'unknown' | 'placeholder';
}

/** A way to say an intent or to ask for a piece of knowledge. */
export interface Phrasing {
  readonly intent: string;
  readonly terms: readonly { readonly term: string; readonly weight: number }[];
  /** The element or aspect that it means without naming it. */
  readonly about: string | null;
}

export interface Lexicon {
  readonly language: string;
  readonly phrasings: readonly Phrasing[];
  readonly weightOf: (term: string) => number;
  /** The terms of a message; words that `isKnown` knows are not taken for typos. */
  readonly read: (text: string, isKnown?: (word: string) => boolean) => Token[];
  /** Whether a word is one of this language's data. */
  readonly knows: (word: string) => boolean;
  /** Whether it is written so there, with its accents. */
  readonly spells: (word: string) => boolean;
}

const wordPattern = /\{[\w-]+\}|[\p{L}\p{N}]+(?:[.&-][\p{L}\p{N}]+)*/gu;
const wordsOf = (text: string): string[] => foldAccents(text).match(wordPattern) ?? [];

const fixedWeights: Readonly<Record<string, number>> = {
  '{x}': 0.6,
  '{n}': 0.3,
  '{ordinal}': 1.2,
  '{element}': 2.2,
  '{aspect}': 2.2,
  '{fact}': 2.2,
};
const stopWeight = 0.22;
const termWordsMax = 5;

/** What a class placeholder such as {element} stands for. */
export function isOfClass(term: string, name: string): boolean {
  if (name === '{element}') return isElement(term) || term === 'image';
  return name === '{aspect}' ? isAspect(term) : name === '{fact}' && isFact(term);
}

function buildLexicon(language: string): Lexicon {
  const data = dataOf(language);
  const stem = (word: string): string => (word.startsWith('{') ? word : stemOf(word, language));
  const terms = new Map<string, string>();
  for (const [term, list] of Object.entries(data.words).toReversed())
    for (const phrase of listOf(list)) terms.set(wordsOf(phrase).map(stem).join(' '), term);
  /** The longest terms, else single stems; numbers are all alike. */
  const tokensOf = (words: readonly string[], correct: (word: string) => string): Omit<Token, 'kind'>[] => {
    const parts = words.flatMap((word) => (terms.has(stem(word)) ? [word] : word.split('-')));
    const stems = parts.map((word) => stem(correct(word)));
    const tokens: Omit<Token, 'kind'>[] = [];
    for (let at = 0; at < stems.length; ) {
      let length = Math.min(termWordsMax, stems.length - at);
      while (length > 1 && !terms.has(stems.slice(at, at + length).join(' '))) length -= 1;
      const own = stems.slice(at, at + length).join(' ');
      const placed = own.slice(1, -1);
      const plain = /^\d+$/.test(own) ? '{n}' : own.startsWith('{') && placed in data.words ? placed : own;
      tokens.push({ term: terms.get(own) ?? plain, text: parts.slice(at, at + length).join(' ') });
      at += length;
    }
    return tokens;
  };
  const raw = [
    ...Object.entries(data.intents),
    ...Object.entries(data.knowledge).map(([id, { ask }]) => [id, ask] as const),
  ].flatMap(([intent, list]) =>
    listOf(list).map((phrasing) => {
      const [words = '', about = null] = phrasing.split('=>');
      return { intent, about, terms: tokensOf(wordsOf(words), (word) => word).map(({ term }) => term) };
    }),
  );
  const uses = new Map<string, Set<string>>();
  for (const { intent, terms: own } of raw)
    for (const term of own) uses.set(term, (uses.get(term) ?? new Set()).add(intent));
  const intents = new Set(raw.map(({ intent }) => intent)).size;
  const stop = new Set(wordsOf(data.stop).map(stem));
  const weightOf = (term: string): number => {
    const name = ['{element}', '{aspect}', '{fact}'].find((each) => isOfClass(term, each)) ?? term;
    const rarity = 0.5 + Math.log2(1 + intents / (uses.get(term)?.size ?? 1)) / 3;
    return fixedWeights[name] ?? (stop.has(term) ? stopWeight : Math.min(2.4, rarity));
  };
  const phrasings = raw.map((each) => ({
    ...each,
    terms: each.terms.map((term) => ({ term, weight: weightOf(term) })),
  }));
  const vocabulary = new Set(
    [...Object.values(data.words), ...Object.values(data.intents)]
      .concat(Object.values(data.knowledge).map(({ ask }) => ask))
      .flatMap((list) => wordsOf(list).flatMap((word) => [word, ...word.split('-')]))
      .filter((word) => !word.startsWith('{')),
  );
  const known = new Set([...[...vocabulary].map(stem), ...stop]);
  const knows = (word: string): boolean => known.has(stem(word));
  const real = new Set(wordsOf(data.real));
  const read = (text: string, isKnown: (word: string) => boolean = () => false): Token[] => {
    const correct = (word: string): string => {
      if (/[\d{]/.test(word) || knows(word) || real.has(word) || isKnown(word)) return word;
      return nearestWord(word, vocabulary) ?? word;
    };
    const kindOf = (term: string): Token['kind'] => {
      if (term.startsWith('{')) return 'placeholder';
      if (term in data.words) return 'term';
      return stop.has(term) ? 'stop' : uses.has(term) ? 'stem' : 'unknown';
    };
    return tokensOf(wordsOf(text), correct).map((token) => ({ ...token, kind: kindOf(token.term) }));
  };
  const spelled = new Set(
    JSON.stringify(data)
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  return { language, phrasings, weightOf, read, knows, spells: (word) => spelled.has(word) };
}

const lexicons: Readonly<Record<string, Lexicon>> = Object.fromEntries(
  languages.map((language) => [language, buildLexicon(language)]),
);

export function lexiconOf(language: string): Lexicon {
  const lexicon = lexicons[language] ?? lexicons['en'];
  if (lexicon === undefined) throw new Error('English is one of the languages.');
  return lexicon;
}

/** The language of a message; null when it is none that the assistant speaks. */
export function languageOf(text: string, before: string | null): string | null {
  const words = wordsOf(text);
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{2,}/u.test(text)) return null;
  const knowing = words.map((word) => languages.filter((language) => lexiconOf(language).knows(word)));
  const accented = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => foldAccents(word) !== word);
  const spelling = accented.map((word) => languages.filter((language) => lexiconOf(language).spells(word)));
  const points = (language: string): number =>
    [...knowing, ...spelling].reduce(
      (sum, known) => sum + (known.includes(language) ? 1 / known.length : 0),
      0,
    ) +
    (language === before ? 0.3 : 0) +
    (language === 'es' && /[¿¡]/.test(text) ? 1 : 0) +
    (language === 'en' ? 0.1 : 0);
  const [best = 'en'] = languages.toSorted((a, b) => points(b) - points(a));
  const unknown = knowing.filter((known) => known.length === 0).length;
  if (words.length >= 4 && unknown / words.length > 0.6) {
    const found = identifyLanguage(text)?.code ?? best;
    return languages.includes(found) ? found : null;
  }
  return points(best) < 0.3 ? (before ?? 'en') : best;
}
