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

interface Candidate {
  readonly page: PageIndex;
  readonly words: ReadonlySet<string>;
}

function wordsOf({ title, firstHeading }: PageRecord): ReadonlySet<string> {
  const text = normaliseWords(`${title ?? ''} ${firstHeading ?? ''}`);
  return new Set(text.match(wordPattern));
}

function countUses(all: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const words of all) addUses(words, uses);
  return uses;
}

function addUses(words: ReadonlySet<string>, uses: Map<string, number>): void {
  for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
}

/** 120 and 140 cm, 2024 and 2025: titles that differ by a number are about different things. */
const differsByNumber = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((word) => hasDigit.test(word) && !other.has(word)) ||
  [...other].some((word) => hasDigit.test(word) && !one.has(word));

function compare(one: Candidate, other: Candidate): SimilarPair | null {
  const shared = [...one.words].filter((word) => other.words.has(word));
  const similarity = shared.length / (one.words.size + other.words.size - shared.length);
  if (similarity < similarityMin || differsByNumber(one.words, other.words)) return null;
  return { pages: [one.page, other.page], shared, similarity };
}

/** Two sets this similar must share one of these: the rarest words, one more than may differ. */
function distinctiveWords(words: ReadonlySet<string>, uses: ReadonlyMap<string, number>): readonly string[] {
  const rarestFirst = [...words].sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0) || (a < b ? -1 : 1));
  return rarestFirst.slice(0, words.size - Math.ceil(similarityMin * words.size) + 1);
}

/** Pairs among pages of one language; each pair once. */
export function findSimilarTitles(
  pages: readonly { readonly page: PageIndex; readonly record: PageRecord }[],
): readonly SimilarPair[] {
  const all = pages.map(({ record }) => wordsOf(record));
  const uses = countUses(all);
  const shared = Math.max(sharedPagesMin, pages.length * sharedShare);
  const candidates = pages
    .map(({ page }, at) => ({
      page,
      words: new Set([...(all[at] ?? [])].filter((word) => (uses.get(word) ?? 0) < shared)),
    }))
    .filter(({ words }) => words.size >= wordsMin);
  const byWord = new Map<string, Candidate[]>();
  const pairs = new Map<string, SimilarPair>();
  for (const candidate of candidates)
    for (const word of distinctiveWords(candidate.words, uses)) {
      const others = byWord.get(word) ?? [];
      for (const other of others.slice(0, comparedMax)) {
        const pair = compare(other, candidate);
        if (pair !== null) pairs.set(pair.pages.join(), pair);
      }
      others.push(candidate);
      byWord.set(word, others);
    }
  return [...pairs.values()];
}
