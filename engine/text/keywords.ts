/** Finds the terms a text uses most: one to three words, without stop words. */
import type { KeywordTerm } from '../model/text-facts.ts';
import { allWords } from './languages.ts';
import type { Span, WordSequence } from './parse-block.ts';
import type { Word } from './vocabulary.ts';

/** Single words are used more often than phrases, which say more: each kind has its own share. */
const wordsMax = 40;
const phrasesMax = 20;
const usesMin = 2;
const digits = /^[\d.,'’-]+$/;
/** Chinese and Japanese words are short; those of other scripts need three characters. */
const cjkStart = 0x2e80;

/** Uses of terms of several words. The key joins the numbers of their words, in a number system as large as the vocabulary. */
type TermCounts = Map<number, number>;

/** Whether a term may start and end with the word. */
function isContent({ key, uses }: Word, stopWords: ReadonlySet<string>): boolean {
  const lengthMin = key.charCodeAt(0) < cjkStart ? 3 : 2;
  return uses >= usesMin && key.length >= lengthMin && !stopWords.has(key) && !digits.test(key);
}

const increment = (counts: TermCounts, key: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

interface Multiwords {
  readonly pairs: TermCounts;
  /** May have a word such as "of" in the middle. */
  readonly triples: TermCounts;
}

/** Stop words that hold a name together; with others a term of three words is half a sentence. */
const joining = new Set(allWords(({ insideNames }) => insideNames));

/** A term used twice is made of words used twice: most places are skipped at once. */
function countMultiwords(
  { sequence, spans, vocabulary }: KeywordText,
  content: readonly boolean[],
): Multiwords {
  const base = vocabulary.length;
  const pairs: TermCounts = new Map();
  const triples: TermCounts = new Map();
  for (const { from, to } of spans)
    for (let at = from; at + 1 < to; at += 1) {
      const first = sequence[at] ?? null;
      const second = sequence[at + 1] ?? null;
      if (first === null || second === null || content[first.id] !== true || second.uses < usesMin) continue;
      const third = sequence[at + 2] ?? null;
      const pair = first.id * base + second.id;
      const isPair = content[second.id] === true;
      if (first !== second && isPair) increment(pairs, pair);
      if (third !== null && content[third.id] === true && (isPair || joining.has(second.key)))
        increment(triples, pair * base + third.id);
    }
  return { pairs, triples };
}

function repeated(counts: TermCounts): [key: number, uses: number][] {
  const terms: [number, number][] = [];
  for (const [key, uses] of counts) if (uses >= usesMin) terms.push([key, uses]);
  return terms;
}

/** A pair that only ever occurs inside one triple says nothing more than it. */
function dropContainedPairs({ pairs, triples }: Multiwords, base: number): void {
  for (const [triple, uses] of repeated(triples))
    for (const pair of [Math.floor(triple / base), triple % base ** 2])
      if (pairs.get(pair) === uses) pairs.delete(pair);
}

export interface KeywordText {
  readonly sequence: Readonly<WordSequence>;
  /** The spans of the sequence to use; each ends where a phrase does. */
  readonly spans: readonly Span[];
  /** All distinct words, by id. */
  readonly vocabulary: readonly Word[];
  readonly wordCount: number;
}

/** The most used first, the longer before the shorter, then in the order of the text. */
export function findKeywords(text: KeywordText, stopWords: ReadonlySet<string>): KeywordTerm[] {
  const { vocabulary, wordCount } = text;
  const base = vocabulary.length;
  const content = vocabulary.map((word) => isContent(word, stopWords));
  const multiwords = countMultiwords(text, content);
  dropContainedPairs(multiwords, base);
  const spell = (key: number, size: number): string => {
    const last = vocabulary[key % base]?.text ?? '';
    return size === 1 ? last : `${spell(Math.floor(key / base), size - 1)} ${last}`;
  };
  const terms = [
    ...repeated(multiwords.triples).map(([key, uses]) => ({ key, uses, size: 3 })),
    ...repeated(multiwords.pairs).map(([key, uses]) => ({ key, uses, size: 2 })),
    ...vocabulary
      .filter(({ id }) => content[id] === true)
      .map(({ id, uses }) => ({ key: id, uses, size: 1 })),
  ];
  const mostUsed = terms.toSorted((one, other) => other.uses - one.uses);
  const counted = { word: 0, phrase: 0 };
  return mostUsed
    .filter(({ size }) => {
      if (size === 1) return (counted.word += 1) <= wordsMax;
      return (counted.phrase += 1) <= phrasesMax;
    })
    .map(({ key, uses, size }) => ({
      keyword: spell(key, size),
      size,
      count: uses,
      density: Math.round((uses / wordCount) * 10_000) / 100,
    }));
}
