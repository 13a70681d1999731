/** Finds pages whose title and main heading share most of their words, by prefix filtering on rare words. */
import type { PageIndex, PageRecord } from '../../model/site-facts.ts';
import { normaliseWords } from './duplicate-texts.ts';

const similarityMin = 0.85;
/** Fewer words do not identify a subject. */
const wordsMin = 3;
/** Words that this many titles share are the site's name. */
const sharedPagesMin = 4;
const sharedShare = 0.5;
/** Each page is compared with at most so many others that share a rare word. */
const comparedMax = 20;

const wordPattern = /[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*/gu;
const hasDigit = /\p{N}/u;

export interface SimilarPair {
  readonly pages: readonly [PageIndex, PageIndex];
  readonly shared: readonly string[];
  readonly similarity: number;
}

/** Words by number, so that those of 100,000 titles fit into memory; the lower the number, the rarer the word. */
interface Vocabulary {
  readonly words: readonly string[];
  readonly uses: readonly number[];
}

interface Candidate {
  readonly page: PageIndex;
  /** The words of its title and heading, rarest first. */
  readonly words: Uint32Array;
}

const wordsOf = ({ title, firstHeading }: PageRecord): ReadonlySet<string> =>
  new Set(normaliseWords(`${title ?? ''} ${firstHeading ?? ''}`).match(wordPattern));

function readWords(records: readonly PageRecord[]): {
  readonly vocabulary: Vocabulary;
  readonly titles: readonly Uint32Array[];
} {
  const uses = new Map<string, number>();
  for (const record of records) for (const word of wordsOf(record)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const ranked = [...uses].sort(([a, one], [b, other]) => one - other || (a < b ? -1 : 1));
  const numberOf = new Map(ranked.map(([word], number) => [word, number]));
  return {
    vocabulary: { words: ranked.map(([word]) => word), uses: ranked.map(([, count]) => count) },
    titles: records.map((record) =>
      Uint32Array.from(wordsOf(record), (word) => numberOf.get(word) ?? 0).sort(),
    ),
  };
}

function countShared(one: Uint32Array, other: Uint32Array): number {
  let [at, to, shared] = [0, 0, 0];
  while (at < one.length && to < other.length) {
    const [a, b] = [one[at] ?? 0, other[to] ?? 0];
    if (a === b) shared += 1;
    if (a <= b) at += 1;
    if (b <= a) to += 1;
  }
  return shared;
}

/** 120 and 140 cm, 2024 and 2025: titles that differ by a number are about different things. */
const differsByNumber = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one.symmetricDifference(other)].some((word) => hasDigit.test(word));

/** Pairs among pages of one language; each pair once. */
export function findSimilarTitles(
  pages: readonly { readonly page: PageIndex; readonly record: PageRecord }[],
): readonly SimilarPair[] {
  const { vocabulary, titles } = readWords(pages.map(({ record }) => record));
  const limit = Math.max(sharedPagesMin, pages.length * sharedShare);
  const candidates = pages
    .map(({ page }, at): Candidate => {
      const words = titles[at] ?? new Uint32Array();
      return { page, words: words.filter((word) => (vocabulary.uses[word] ?? 0) < limit) };
    })
    .filter(({ words }) => words.length >= wordsMin);
  const byWord = new Map<number, Candidate[]>();
  const pairs = new Map<string, SimilarPair>();
  const compare = (one: Candidate, other: Candidate): void => {
    const count = countShared(one.words, other.words);
    const similarity = count / (one.words.length + other.words.length - count);
    if (similarity < similarityMin) return;
    const wordsIn = ({ page, words }: Candidate): ReadonlySet<string> => {
      const known = new Set(Array.from(words, (word) => vocabulary.words[word] ?? ''));
      const record = recordOf.get(page);
      // In the order of the title.
      return record === undefined ? known : new Set([...wordsOf(record)].filter((word) => known.has(word)));
    };
    const [own, others] = [wordsIn(one), wordsIn(other)];
    if (differsByNumber(own, others)) return;
    const shared = [...own].filter((word) => others.has(word));
    pairs.set(`${one.page},${other.page}`, { pages: [one.page, other.page], shared, similarity });
  };
  const recordOf = new Map(pages.map(({ page, record }) => [page, record]));
  for (const candidate of candidates)
    for (const word of distinctiveWords(candidate.words)) {
      const others = byWord.get(word) ?? [];
      for (const other of others.slice(0, comparedMax)) compare(other, candidate);
      others.push(candidate);
      byWord.set(word, others);
    }
  return [...pairs.values()];
}

/** Two sets this similar must share one of these: the rarest words, one more than may differ. */
const distinctiveWords = (words: Uint32Array): Uint32Array =>
  words.subarray(0, words.length - Math.ceil(similarityMin * words.length) + 1);
