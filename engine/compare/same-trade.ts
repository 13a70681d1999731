/** Tells whether two sites are in the same trade: by the words they use most, and by those they put into titles and headings. */
import { cosineOfTerms, type TermWeights } from '../text/similarity.ts';
import { isFunctionWord } from '../text/stop-words.ts';
import type { Lexicon } from './lexicon.ts';

/** How many of the words that matter most are compared; with fewer of them nothing is said. */
const wordsMax = 60;
const wordsMin = 20;
/** Manuals of different programs share up to a quarter of them; sites of one trade half and more. */
const shareMin = 0.3;
/** Measured on pairs of real sites: those of one trade are above it, manuals of different programs below. */
const headedMin = 0.2;

type IsOwn = (stem: string) => boolean;

/** No name, no function word and no word that fits any site. */
const ownWords =
  ({ generic, names }: Lexicon, others: ReadonlySet<string>): IsOwn =>
  (stem) =>
    stem.length > 3 &&
    !generic.stems.has(stem) &&
    !generic.words.has(stem) &&
    !names.has(stem) &&
    !others.has(stem) &&
    !isFunctionWord(stem);

const mostUsed = ({ uses }: Lexicon, isOwn: IsOwn): string[] =>
  [...uses]
    .filter(([stem]) => isOwn(stem))
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, wordsMax)
    .map(([stem]) => stem);

/** By the number of pages that have it in the title, a heading or the URL. */
const headed = ({ prominent }: Lexicon, isOwn: IsOwn): TermWeights =>
  new Map([...prominent].filter(([stem]) => isOwn(stem)).map(([stem, pages]) => [stem, pages.size]));

/** True where there are too few words to tell. */
export function isSameTrade(main: Lexicon, competitor: Lexicon): boolean {
  const isOurs = ownWords(main, competitor.names);
  const isTheirs = ownWords(competitor, main.names);
  if (cosineOfTerms(headed(main, isOurs), headed(competitor, isTheirs)) >= headedMin) return true;
  const own = mostUsed(main, isOurs);
  const theirs = new Set(mostUsed(competitor, isTheirs));
  const fewer = Math.min(own.length, theirs.size);
  const shared = own.filter((stem) => theirs.has(stem)).length;
  // A site that hardly says anything shares nothing with one that says much.
  if (fewer < wordsMin) return shared > 0 || Math.max(own.length, theirs.size) < wordsMin;
  return shared >= fewer * shareMin;
}
