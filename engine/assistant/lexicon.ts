/** Reads messages: words are corrected, stemmed and brought to the terms of a language's data. Built once from the data files. */
import { splitCompound } from '../text/compounds.ts';
import { foldAccents } from '../text/fold.ts';
import { identifyLanguage } from '../text/language.ts';
import { type PhrasingModel, type Token } from '../text/match-phrasings.ts';
import { stemOf } from '../text/stem.ts';
import { nearestWord } from '../text/typos.ts';
import { dataOf, isAspect, isElement, isFact, languages, listOf, shared } from './language-data.ts';

export interface Lexicon extends PhrasingModel {
  readonly language: string;
  /** The terms of a message; words that `isKnown` knows are not taken for typos. */
  readonly read: (text: string, isKnown?: (word: string) => boolean) => Token[];
  /** Whether a word is one of this language's data. */
  readonly knows: (word: string) => boolean;
  /** Whether it is written so there, with its accents. */
  readonly spells: (word: string) => boolean;
}

const wordPattern = /\{[\w-]+\}|[\p{L}\p{N}]+(?:[.&-][\p{L}\p{N}]+)*/gu;
const wordsOf = (text: string): string[] => foldAccents(text).match(wordPattern) ?? [];

/** Words of a message as they are written, in lower case. */
const writtenWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const fixedWeights: Readonly<Record<string, number>> = {
  '{x}': 1.2,
  '{n}': 0.6,
  '{ordinal}': 2.4,
  '{element}': 3,
  '{aspect}': 3,
  '{fact}': 3,
};
/** Of what a word weighs that says little by itself. */
const stopShare = 0.2;
/** Phrasings of an intent that a word is expected in before it is counted. */
const smoothing = 3;
/** What a word that an intent's phrasings never have speaks against it, at most. */
const unheld = -1.5;
const coreShare = 0.25;
const termWordsMax = 5;
/** Shorter words are too alike to be taken for typos. */
const correctedFrom = 5;

/** What placeholders such as {element} stand for. */
const classOf = (term: string): string[] => {
  if (isElement(term) || term === 'image') return ['{element}'];
  return isAspect(term) ? ['{aspect}'] : isFact(term) ? ['{fact}'] : [];
};

type RawToken = Pick<Token, 'term' | 'text'>;

/** The terms of a language, and how its words are brought to them. */
function openTerms(language: string) {
  const data = dataOf(language);
  const stem = (word: string): string => (word.startsWith('{') ? word : stemOf(word, language));
  /** By stems, and by words as they are written: "pages" and "page" are two terms. */
  const terms = new Map<string, string>();
  const spelledTerms = new Map<string, string>();
  for (const [term, list] of Object.entries(data.words).toReversed())
    for (const phrase of listOf(list)) {
      const stems = wordsOf(phrase).map(stem).join(' ');
      if (stems.length > 1) terms.set(stems, term);
      spelledTerms.set(wordsOf(phrase).join(' '), term);
    }
  /** The longest terms, else single stems; numbers are all alike. */
  const tokensOf = (words: readonly string[], correct: (word: string) => string): RawToken[] => {
    const parts = words.flatMap((word) => (terms.has(stem(word)) ? [word] : word.split('-')));
    const stems = parts.map((word) => stem(correct(word)));
    const tokens: RawToken[] = [];
    for (let at = 0; at < stems.length; ) {
      let length = Math.min(termWordsMax, stems.length - at);
      while (length > 1 && !terms.has(stems.slice(at, at + length).join(' '))) length -= 1;
      const own = stems.slice(at, at + length).join(' ');
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
  return { language, data, stem, stop, tokensOf, raw, common };
}

type Terms = ReturnType<typeof openTerms>;

function buildLexicon(
  { language, data, stem, stop, tokensOf, raw: written }: Terms,
  all: readonly Terms[],
): Lexicon {
  const others = all.filter((each) => each.language !== language).flatMap(({ common }) => common);
  const raw = [...written, ...others];
  const uses = new Map<string, Set<string>>();
  for (const { intent, terms: own } of raw)
    for (const term of own) uses.set(term, (uses.get(term) ?? new Set()).add(intent));
  const sizes = Map.groupBy(raw, ({ intent }) => intent);
  const holding = new Map<string, Map<string, number>>();
  for (const { intent, terms: own } of raw)
    for (const term of new Set(own)) {
      const counts = holding.get(term) ?? new Map<string, number>();
      holding.set(term, counts.set(intent, (counts.get(intent) ?? 0) + 1));
    }
  /** The terms that an intent's phrasings share, each with the share of them that have it. */
  const cores = new Map(
    [...sizes].map(([intent, { length }]) => {
      const shares = [...holding].map(
        ([term, counts]) => [term, (counts.get(intent) ?? 0) / length] as const,
      );
      return [intent, shares.filter(([term, share]) => share >= coreShare && !stop.has(term))] as const;
    }),
  );
  /** How much more often an intent's phrasings have one of these names of a word than all phrasings do, as a logarithm. */
  const evidence = (names: readonly string[], intent: string): number =>
    Math.max(
      ...names.map((name) => {
        const counts = holding.get(name);
        if (counts === undefined) return unheld;
        const all = [...counts.values()].reduce((sum, each) => sum + each, 0);
        const usual = (all + 0.5) / raw.length;
        const own = counts.get(intent) ?? 0;
        const size = sizes.get(intent)?.length ?? 0;
        return Math.max(unheld, Math.log((own + smoothing * usual) / (size + smoothing) / usual));
      }),
    );
  const intents = new Set(raw.map(({ intent }) => intent)).size;
  const weightOf = (term: string): number => {
    const [name = term] = classOf(term);
    const rarity = Math.log((1 + intents) / (uses.get(term)?.size ?? 1));
    return fixedWeights[name] ?? (stop.has(term) ? stopShare : 1) * rarity;
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
  // A misspelt word is not taken for the name of a product.
  const products = new Set(wordsOf(data.words.othercms));
  const correctable = [...vocabulary].filter((word) => !products.has(word));
  const known = new Set([...[...vocabulary].map(stem), ...stop]);
  const knows = (word: string): boolean => known.has(stem(word));
  const real = new Set(wordsOf(data.real));
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
      return stop.has(term) ? 'stop' : uses.has(term) ? 'stem' : 'unknown';
    };
    return tokensOf(wordsOf(text).flatMap(parted), correct).map((token) => ({
      ...token,
      kind: kindOf(token.term),
      names: [token.term, ...classOf(token.term)],
    }));
  };
  const texts = [data.stop, ...Object.values(data.intents), ...Object.values(data.answers)].concat(
    Object.values(data.knowledge).flatMap(({ ask, question, answer }) => [ask, question, answer]),
  );
  const spelled = new Set(texts.flatMap(writtenWords));
  return {
    language,
    phrasings,
    weightOf,
    evidence,
    coreOf: (intent) => cores.get(intent) ?? [],
    read,
    knows,
    spells: (word) => spelled.has(word),
  };
}

const opened = languages.map(openTerms);
const lexicons: Readonly<Record<string, Lexicon>> = Object.fromEntries(
  opened.map((terms) => [terms.language, buildLexicon(terms, opened)]),
);

export function lexiconOf(language: string): Lexicon {
  const lexicon = lexicons[language] ?? lexicons['en'];
  if (lexicon === undefined) throw new Error('English is one of the languages.');
  return lexicon;
}

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
  const knowing = words.map((word) => {
    const spelled = languages.filter((language) => lexiconOf(language).spells(word));
    return spelled.length > 0 ? spelled : languages.filter((language) => lexiconOf(language).knows(word));
  });
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
