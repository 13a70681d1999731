/** Whether two pages are about the same in other words: by all the words they have in common, rare ones more than common ones. */
import { type Lexicon, type Piece, tellingStems } from './lexicon.ts';

/** Measured on sites of one trade: pages on one subject come out above it, neighbours below. */
const alikeFrom = 0.3;
/** Shorter pages are alike by chance. */
const wordsLeast = 60;

type Counts = ReadonlyMap<string, number>;

function countsOf(pieces: readonly Piece[], language: string, names: ReadonlySet<string>): Counts {
  const counts = new Map<string, number>();
  for (const { text, stems } of pieces) {
    const telling = new Set(tellingStems(text, language, names));
    for (const stem of stems) if (telling.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.filter(({ place }) => place === 'text').reduce((sum, { stems }) => sum + stems.length, 0);

function cosine(one: Counts, other: Counts): number {
  let [dot, ones, others] = [0, 0, 0];
  for (const [stem, weight] of one) {
    ones += weight * weight;
    dot += weight * (other.get(stem) ?? 0);
  }
  for (const weight of other.values()) others += weight * weight;
  return ones === 0 || others === 0 ? 0 : dot / Math.sqrt(ones * others);
}

/** For a page of the competitor, a page of the site that is about the same; null when there is none. */
export function likePages(
  main: Lexicon,
  competitor: Lexicon,
  names: ReadonlySet<string>,
): (url: string) => string | null {
  const countAll = ({ byUrl, language }: Lexicon): Map<string, Counts> =>
    new Map([...byUrl].map(([url, pieces]) => [url, countsOf(pieces, language, names)]));
  const [own, theirs] = [countAll(main), countAll(competitor)];
  const all = [...own.values(), ...theirs.values()];
  const spread = new Map<string, number>();
  for (const counts of all) for (const stem of counts.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const weigh = (counts: Counts): Counts =>
    new Map(
      [...counts].map(([stem, count]) => [
        stem,
        (1 + Math.log(count)) * Math.log(all.length / (spread.get(stem) ?? 1)),
      ]),
    );
  const isLong = ({ byUrl }: Lexicon, url: string): boolean => lengthOf(byUrl.get(url) ?? []) >= wordsLeast;
  const weighed = [...own]
    .filter(([url]) => isLong(main, url))
    .map(([url, counts]) => [url, weigh(counts)] as const);
  return (url) => {
    const counts = theirs.get(url);
    if (counts === undefined || !isLong(competitor, url)) return null;
    const mine = weigh(counts);
    const [best] = weighed
      .map(([page, other]) => ({ page, likeness: cosine(mine, other) }))
      .toSorted((a, b) => b.likeness - a.likeness);
    return best !== undefined && best.likeness >= alikeFrom ? best.page : null;
  };
}
