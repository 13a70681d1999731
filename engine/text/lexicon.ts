/** Reads messages: words are corrected, stemmed and brought to the terms of a language's data. */
import { splitCompound } from './compounds.ts';
import type { ConditionCues } from './condition-patterns.ts';
import type { Named } from './find-named.ts';
import { foldAccents } from './fold.ts';
import type { PhrasingModel, Token } from './match-phrasings.ts';
import { wordsOf, writtenWords } from './message-language.ts';
import { buildPhrasingModel } from './phrasing-model.ts';
import { conditionReader, type ReadMessageConditions } from './read-conditions.ts';
import { type LengthCues, lengthReader, type ReadMessageLengths } from './read-lengths.ts';
import { stemOf } from './stem.ts';
import { stopWordsOf } from './stop-words.ts';
import { nearestWord } from './typos.ts';

/** Lists are separated by `|`. */
export interface LexiconData {
  /** The words of each term. */
  readonly words: Readonly<Record<string, string>>;
  /** The phrasings of each intent. */
  readonly intents: Readonly<Record<string, string>>;
  readonly knowledge: Readonly<
    Record<string, { readonly ask: string; readonly question: string; readonly answer: string }>
  >;
  readonly answers: Readonly<Record<string, string>>;
  /** What people call what the rules find. */
  readonly findings: Readonly<Record<string, string>>;
  /** The words that introduce conditions for a text. */
  readonly slots: Omit<ConditionCues, 'connectors'> & LengthCues;
  readonly connectors: string;
  /** Words that tell nothing. */
  readonly stop: string;
  /** Words that are not taken for typos. */
  readonly real: string;
  /** The term whose words are names of products. */
  readonly products: string;
}

/** What placeholders such as {element} stand for. */
export type ClassOf = (term: string) => string[];

const listOf = (text: string): string[] => text.split('|').filter((part) => part !== '');

export interface Lexicon extends PhrasingModel {
  readonly language: string;
  /** The terms of a message; words that `isKnown` knows are not taken for typos. */
  readonly read: (text: string, isKnown?: (word: string) => boolean) => Token[];
  readonly readConditions: ReadMessageConditions;
  readonly readLengths: ReadMessageLengths;
  /** What the findings are called. */
  readonly findings: readonly Named[];
  /** Whether a word is one of this language's data. */
  readonly knows: (word: string) => boolean;
  /** Whether it is written so there, with its accents. */
  readonly spells: (word: string) => boolean;
}

const termWordsMax = 5;
/** Shorter words are too alike to be taken for typos. */
const correctedFrom = 5;

type RawToken = Pick<Token, 'term' | 'text'>;

/** The terms of a language, and how its words are brought to them. */
export function openTerms(language: string, data: LexiconData) {
  const lists = [data.words, data.intents, data.findings].flatMap((each) => Object.values(each));
  const written = [...lists, ...Object.values(data.knowledge).map(({ ask }) => ask)];
  // The same words come again and again.
  const stems = new Map(
    [...new Set(written.flatMap(wordsOf).flatMap((word) => [word, ...word.split('-')]))].map((word) => [
      word,
      stemOf(word, language),
    ]),
  );
  const stem = (word: string): string =>
    word.startsWith('{') ? word : (stems.get(word) ?? stemOf(word, language));
  /** By stems, and by words as they are written: "pages" and "page" are two terms. */
  const terms = new Map<string, string>();
  const spelledTerms = new Map<string, string>();
  for (const [term, list] of Object.entries(data.words).toReversed())
    for (const phrase of listOf(list)) {
      const own = wordsOf(phrase).map(stem).join(' ');
      if (own.length > 1) terms.set(own, term);
      spelledTerms.set(wordsOf(phrase).join(' '), term);
    }
  /** The longest terms, else single stems; numbers are all alike. */
  const tokensOf = (words: readonly string[], correct: (word: string) => string): RawToken[] => {
    const parts = words.flatMap((word) => (terms.has(stem(word)) ? [word] : word.split('-')));
    const stemmed = parts.map((word) => stem(correct(word)));
    const tokens: RawToken[] = [];
    for (let at = 0; at < stemmed.length; ) {
      let length = Math.min(termWordsMax, stemmed.length - at);
      while (length > 1 && !terms.has(stemmed.slice(at, at + length).join(' '))) length -= 1;
      const own = stemmed.slice(at, at + length).join(' ');
      const placed = own.slice(1, -1);
      // A stem that is spelled like the name of a term is not that term.
      const word = own in data.words ? `~${own}` : own;
      const plain = /^\d+$/.test(own) ? '{n}' : own.startsWith('{') && placed in data.words ? placed : word;
      const text = parts.slice(at, at + length).join(' ');
      tokens.push({ term: spelledTerms.get(text) ?? terms.get(own) ?? plain, text });
      at += length;
    }
    return tokens;
  };
  const termsIn = (words: string): string[] =>
    tokensOf(wordsOf(words), (word) => word).map(({ term }) => term);
  const raw = [
    ...Object.entries(data.intents),
    ...Object.entries(data.knowledge).map(([id, { ask }]) => [id, ask] as const),
  ].flatMap(([intent, list]) =>
    listOf(list).map((phrasing) => {
      const [words = '', about = null] = phrasing.split('=>');
      return { intent, about, terms: termsIn(words) };
    }),
  );
  const stop = new Set(wordsOf(data.stop).map(stem));
  /** Phrasings without a word of the language: they hold in every other language, too. */
  const common = raw.flatMap(({ terms: own, ...phrasing }) => {
    const shared = own.filter((term) => !stop.has(term));
    const isTelling = shared.some((term) => !/^(?:q-|\{|howto$|whatis$)/.test(term));
    const isCommon =
      isTelling && shared.length > 1 && shared.every((term) => term in data.words || term.startsWith('{'));
    return isCommon ? [{ ...phrasing, terms: shared }] : [];
  });
  return { language, data, stem, stop, tokensOf, raw, common, words: new Set(stems.keys()) };
}

type Terms = ReturnType<typeof openTerms>;

export function buildLexicon(
  { language, data, stem, stop: listed, tokensOf, raw: written, words }: Terms,
  all: readonly Terms[],
  classOf: ClassOf,
): Lexicon {
  const others = all.filter((each) => each.language !== language).flatMap(({ common }) => common);
  const raw = [...written, ...others];
  // Small words of the language that no phrasing has are no reason to doubt.
  const used = new Set(raw.flatMap(({ terms }) => terms));
  const idle = [...stopWordsOf(language)].flatMap(wordsOf).map(stem);
  const stop = new Set([...listed, ...idle.filter((word) => !used.has(word))]);
  const model = buildPhrasingModel(raw, { stop, classOf });
  const vocabulary = new Set([...words].filter((word) => !word.startsWith('{')));
  // A misspelt word is not taken for the name of a product.
  const products = new Set(wordsOf(data.products));
  const correctable = [...vocabulary].filter((word) => !products.has(word));
  const known = new Set([...[...vocabulary].map(stem), ...stop]);
  const knows = (word: string): boolean => known.has(stem(word));
  const texts = [data.stop, ...Object.values(data.intents), ...Object.values(data.answers)].concat(
    Object.values(data.knowledge).flatMap(({ ask, question, answer }) => [ask, question, answer]),
  );
  const spelled = new Set(texts.flatMap(writtenWords));
  // A word of an answer is spelled right, whatever it is like.
  const real = new Set([...wordsOf(data.real), ...[...spelled].map(foldAccents)]);
  const parted = (word: string): string[] =>
    knows(word) ? [word] : splitCompound(word, language, (part) => vocabulary.has(part));
  const read = (text: string, isKnown: (word: string) => boolean = () => false): Token[] => {
    const correct = (word: string): string => {
      if (word.length < correctedFrom || /[\d{]/.test(word) || knows(word) || real.has(word) || isKnown(word))
        return word;
      return nearestWord(word, correctable) ?? word;
    };
    const kindOf = (term: string): Token['kind'] => {
      if (term.startsWith('{')) return 'placeholder';
      if (term in data.words) return 'term';
      return stop.has(term) ? 'stop' : model.isUsed(term) ? 'stem' : 'unknown';
    };
    return tokensOf(wordsOf(text).flatMap(parted), correct).map((token) => ({
      ...token,
      kind: kindOf(token.term),
      names: [token.term, ...classOf(token.term)],
    }));
  };
  // "H1" is no other heading, "peu de texte" is more than its one telling word, and one term alone is too little.
  const nameOf = (name: string): Token[] => {
    const all = read(name);
    const telling = all.filter(({ kind }) => kind !== 'stop');
    const tokens = telling.length > 1 ? telling : all;
    const isOne = new Set(tokens.map(({ term }) => term)).size === 1;
    return tokens.map((token) => (isOne || /\d/.test(token.text) ? { ...token, term: token.text } : token));
  };
  // What only names a part of the page names no finding.
  const isTelling = (name: readonly Token[]): boolean => name.some(({ names }) => names.length === 1);
  const findings = Object.entries(data.findings).map(([id, list]) => ({
    id,
    names: listOf(list).map(nameOf).filter(isTelling),
  }));
  return {
    language,
    ...model,
    read,
    readConditions: conditionReader({ ...data.slots, connectors: data.connectors }),
    readLengths: lengthReader(data.slots),
    findings,
    knows,
    spells: (word) => spelled.has(word),
  };
}
