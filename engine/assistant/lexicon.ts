/** Reads messages: words are corrected, stemmed and brought to the terms of a language's data. Built once from the data files. */
import { foldAccents } from '../text/fold.ts';
import { identifyLanguage } from '../text/language.ts';
import { stemOf } from '../text/stem.ts';
import { nearestWord } from '../text/typos.ts';
import {
  dataOf,
  isAspect,
  isElement,
  isFact,
  isKnowledge,
  type KnowledgeId,
  languages,
  listOf,
  shared,
} from './language-data.ts';

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

/** Words that name the subject of a piece of knowledge: all parts, anywhere in a message, each as it is. */
interface Topic {
  readonly id: KnowledgeId;
  readonly parts: readonly (readonly string[])[];
}

export interface Lexicon {
  readonly language: string;
  readonly phrasings: readonly Phrasing[];
  readonly topics: readonly Topic[];
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
  /** By stems, and by words as they are written: "pages" and "page" are two terms. */
  const terms = new Map<string, string>();
  const spelledTerms = new Map<string, string>();
  for (const [term, list] of Object.entries(data.words).toReversed())
    for (const phrase of listOf(list)) {
      terms.set(wordsOf(phrase).map(stem).join(' '), term);
      spelledTerms.set(wordsOf(phrase).join(' '), term);
    }
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
      const text = parts.slice(at, at + length).join(' ');
      tokens.push({ term: spelledTerms.get(text) ?? terms.get(own) ?? plain, text });
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
  const topics = [shared.topics, data.topics].flatMap((lists) =>
    Object.entries(lists).flatMap(([id, list]) => {
      const triggers = listOf(list).map((trigger) =>
        trigger.split('+').map((part) => tokensOf(wordsOf(part), (word) => word).map(({ term }) => term)),
      );
      // Words such as "new" or "link" say too little on their own, unless the data name their term.
      const isTelling = (parts: readonly (readonly string[])[], at: number): boolean =>
        listOf(list)[at]?.includes('{') === true || parts.flat().some((term) => !(term in data.words));
      const own = [
        ...new Map(triggers.filter(isTelling).map((parts) => [JSON.stringify(parts), parts])).values(),
      ];
      return isKnowledge(id) ? own.map((parts) => ({ id, parts })) : [];
    }),
  );
  const vocabulary = new Set(
    [...Object.values(data.words), ...Object.values(data.intents), ...Object.values(data.topics)]
      .concat(Object.values(data.knowledge).map(({ ask }) => ask))
      .flatMap((list) => wordsOf(list).flatMap((word) => [word, ...word.split('-')]))
      .filter((word) => !word.startsWith('{')),
  );
  // A misspelt word is not taken for the name of a product.
  const products = new Set(wordsOf(data.words.othercms));
  const correctable = [...vocabulary].filter((word) => !products.has(word));
  const known = new Set([...[...vocabulary].map(stem), ...stop]);
  const knows = (word: string): boolean => known.has(stem(word));
  const real = new Set(wordsOf(data.real));
  const read = (text: string, isKnown: (word: string) => boolean = () => false): Token[] => {
    const correct = (word: string): string => {
      if (/[\d{]/.test(word) || knows(word) || real.has(word) || isKnown(word)) return word;
      return nearestWord(word, correctable) ?? word;
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
  return { language, phrasings, topics, weightOf, read, knows, spells: (word) => spelled.has(word) };
}

const lexicons: Readonly<Record<string, Lexicon>> = Object.fromEntries(
  languages.map((language) => [language, buildLexicon(language)]),
);

export function lexiconOf(language: string): Lexicon {
  const lexicon = lexicons[language] ?? lexicons['en'];
  if (lexicon === undefined) throw new Error('English is one of the languages.');
  return lexicon;
}

/** Words of a message as they are written, in lower case. */
const writtenWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** A language that the assistant does not speak, when more words are only in it than only in the one that seems nearest. */
function foreignLanguage(text: string, nearest: string): string | null {
  const words = writtenWords(text);
  const { spells } = lexiconOf(nearest);
  const leads = Object.entries(shared.otherLanguages).map(([code, list]) => {
    const own = new Set(list.split(' '));
    const only = words.filter((word) => own.has(word) && !spells(word)).length;
    return { code, lead: only - words.filter((word) => spells(word) && !own.has(word)).length };
  });
  const [best] = leads.toSorted((a, b) => b.lead - a.lead);
  return best !== undefined && best.lead > 0 ? best.code : null;
}

/** The language of a message, as an ISO 639-1 code; `isSpoken` when the assistant answers in it, null when it cannot be told. */
export function languageOf(text: string, before: string | null): { code: string | null; isSpoken: boolean } {
  const words = wordsOf(text);
  const unspoken = { code: identifyLanguage(text)?.code ?? null, isSpoken: false };
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{2,}/u.test(text)) return unspoken;
  const knowing = words.map((word) => languages.filter((language) => lexiconOf(language).knows(word)));
  const accented = writtenWords(text).filter((word) => foldAccents(word) !== word);
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
  const foreign = foreignLanguage(text, best);
  if (foreign !== null) return { code: foreign, isSpoken: false };
  const unknown = knowing.filter((known) => known.length === 0).length;
  const isStrange = words.length >= 4 && unknown / words.length > 0.6 && unspoken.code !== null;
  if (isStrange && !languages.includes(unspoken.code ?? '')) return unspoken;
  const code = isStrange ? unspoken.code : points(best) < 0.3 ? (before ?? 'en') : best;
  return { code, isSpoken: true };
}
