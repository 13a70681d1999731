/** Finds keywords that a competitor has in titles and headings and the site does not. */
import type { Page } from '@pagewright/contract/entities/page';
import { fold } from '../text/fold.ts';
import { isFunctionWord } from '../text/stop-words.ts';
import type { Lexicon } from './lexicon.ts';
import type { Topic } from './missing-topics.ts';
import { type ProminentTerm, prominentTerms } from './prominent-terms.ts';
import { asWritten, has } from './topic-coverage.ts';

export interface Keyword {
  /** As the competitor writes it most. */
  readonly keyword: string;
  readonly stems: readonly string[];
  /** Pages of the competitor that have it in a title or heading, with that text. */
  readonly places: readonly { readonly url: string; readonly text: string }[];
  /** Uses in the competitor's text. */
  readonly competitorUses: number;
  /** Uses in the site's own text. */
  readonly mainUses: number;
  /** The first page of the site that uses it. */
  readonly mainUrl: string | null;
}

const keywordsMax = 12;
const pagesMin = 2;
const usesMin = 3;
const wordPagesMin = 3;

/** In several different titles or headings: copies count once. */
const isRepeated = (places: ReadonlyMap<string, string>): boolean =>
  new Set([...places.values()].map(fold)).size >= pagesMin;

const coveredPagesMin = 2;
const coveredUsesMin = 3;

/** The site already writes about it on several pages. */
function isCoveredBy(main: Lexicon, stems: readonly string[]): boolean {
  const matching = main.pieces.filter(({ place, stems: own }) => place === 'text' && isTogether(own, stems));
  return matching.length >= coveredUsesMin && new Set(matching.map(({ url }) => url)).size >= coveredPagesMin;
}

const isTogether = (stems: readonly string[], wanted: readonly string[]): boolean =>
  stems.some((_, at) => wanted.every((stem, offset) => stems[at + offset] === stem));

function usesOf(lexicon: Lexicon, wanted: readonly string[]): { count: number; url: string | null } {
  const stems = asWritten(lexicon, wanted);
  const [only = ''] = stems;
  const matching = lexicon.pieces.filter(
    (piece) =>
      piece.place !== 'url' &&
      (stems.length === 1 ? has(lexicon, piece, only) : isTogether(piece.stems, stems)),
  );
  return { count: matching.length, url: matching[0]?.url ?? null };
}

/** Whether a title, a description, a heading or a URL of the site has all the words. */
function isProminentOn(lexicon: Lexicon, wanted: readonly string[]): boolean {
  const stems = asWritten(lexicon, wanted);
  return lexicon.pieces.some(
    (piece) =>
      piece.place !== 'text' && piece.place !== 'image' && stems.every((stem) => has(lexicon, piece, stem)),
  );
}

/** Removes terms that only ever occur inside a longer one. */
function withoutParts(found: readonly ProminentTerm[]): readonly ProminentTerm[] {
  return found.filter(
    (each) =>
      !found.some(
        (other) =>
          other.stems.length > each.stems.length &&
          other.places.size >= each.places.size &&
          each.stems.every((stem) => other.stems.includes(stem)),
      ),
  );
}

const wordOnly = /^[\p{L}'’-]{4,}$/u;

/** People search for phrases; a word alone has to be what several pages are called, or what the site writes about anyway. */
function isSearched({ stems, isLead, spellings, places }: ProminentTerm, main: Lexicon): boolean {
  if (stems.length > 1) return true;
  const isWord = [...spellings.keys()].every((word) => wordOnly.test(word) && !isFunctionWord(word));
  return isLead && isWord && (places.size >= wordPagesMin || isCoveredBy(main, stems));
}

export interface KeywordInput {
  readonly main: Lexicon;
  readonly competitor: Lexicon;
  readonly pages: readonly Page[];
  /** Stems of missing topics are not reported as keywords again. */
  readonly topics: readonly Topic[];
}

/** Keywords the site already uses come first: it only has to move them into titles and headings. */
export function opportunityKeywords({ main, competitor, pages, topics }: KeywordInput): readonly Keyword[] {
  const names = new Set([...main.names, ...competitor.names]);
  const taken = new Set(topics.flatMap(({ stems }) => stems));
  const repeated = prominentTerms(pages, competitor, names).filter(
    (term) =>
      isSearched(term, main) && (isRepeated(term.places) || (term.isLead && isCoveredBy(main, term.stems))),
  );
  return withoutParts(repeated)
    .filter(
      ({ stems }) =>
        !stems.some((stem) => taken.has(stem)) &&
        !isProminentOn(main, stems) &&
        usesOf(competitor, stems).count >= usesMin,
    )
    .map(({ stems, places, spellings }): Keyword => {
      const [spelling = ''] =
        [...spellings].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0] ?? [];
      const own = usesOf(main, stems);
      return {
        keyword: fold(spelling),
        stems,
        places: [...places].map(([url, text]) => ({ url, text })),
        competitorUses: usesOf(competitor, stems).count,
        mainUses: own.count,
        mainUrl: own.url,
      };
    })
    .toSorted(
      (a, b) =>
        Number(b.mainUses > 0) - Number(a.mainUses > 0) ||
        b.places.length - a.places.length ||
        b.stems.length - a.stems.length ||
        b.competitorUses - a.competitorUses ||
        (a.keyword < b.keyword ? -1 : 1),
    )
    .slice(0, keywordsMax);
}
