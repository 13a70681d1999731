/** Finds pages of two sites that are about the same subject, by the cosine of their tf-idf weighted words. */
import {
  cosineOfTerms,
  documentFrequencies,
  inverseDocumentFrequency,
  type TermWeights,
} from '../text/similarity.ts';
import { distinctiveStems, type Lexicon, type Piece } from './lexicon.ts';

/** Measured on sites of one trade: pages on the same subject are above it, related pages below. */
const similarityMin = 0.3;
/** Shorter pages are similar by chance. */
const wordsMin = 60;

function countsOf(pieces: readonly Piece[], lexicon: Lexicon, names: ReadonlySet<string>): TermWeights {
  const counts = new Map<string, number>();
  for (const { text, stems } of pieces) {
    const distinctive = new Set(distinctiveStems(text, lexicon, names));
    for (const stem of stems) if (distinctive.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.filter(({ place }) => place === 'text').reduce((sum, { stems }) => sum + stems.length, 0);

/** For a page of the competitor, the most similar page of the site; null when none is similar enough. */
export function similarPages(
  main: Lexicon,
  competitor: Lexicon,
  names: ReadonlySet<string>,
): (url: string) => string | null {
  const countAll = (lexicon: Lexicon): Map<string, TermWeights> =>
    new Map([...lexicon.byUrl].map(([url, pieces]) => [url, countsOf(pieces, lexicon, names)]));
  const [own, theirs] = [countAll(main), countAll(competitor)];
  const all = [...own.values(), ...theirs.values()];
  const frequencies = documentFrequencies(all.map((counts) => counts.keys()));
  const weigh = (counts: TermWeights): TermWeights =>
    new Map(
      [...counts].map(([stem, count]) => [
        stem,
        (1 + Math.log(count)) * inverseDocumentFrequency(all.length, frequencies.get(stem) ?? 1),
      ]),
    );
  const isLong = ({ byUrl }: Lexicon, url: string): boolean => lengthOf(byUrl.get(url) ?? []) >= wordsMin;
  const weighed = [...own]
    .filter(([url]) => isLong(main, url))
    .map(([url, counts]) => [url, weigh(counts)] as const);
  return (url) => {
    const counts = theirs.get(url);
    if (counts === undefined || !isLong(competitor, url)) return null;
    const mine = weigh(counts);
    const [best] = weighed
      .map(([page, other]) => ({ page, similarity: cosineOfTerms(mine, other) }))
      .toSorted((a, b) => b.similarity - a.similarity);
    return best !== undefined && best.similarity >= similarityMin ? best.page : null;
  };
}
