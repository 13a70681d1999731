/** Words that a competitor sets into titles and headings and the site sets into none: those it uses itself, and those the other repeats. */
import type { Page } from '@pagewright/contract/entities/page';
import { fold } from '../advise/analyst/text.ts';
import { asWritten, has } from './coverage-of-words.ts';
import type { Lexicon } from './lexicon.ts';
import type { Topic } from './missing-topics.ts';
import { type SetApart, setApartWords } from './set-apart-words.ts';

export interface Keyword {
  /** As the competitor writes it most. */
  readonly keyword: string;
  readonly stems: readonly string[];
  /** Pages of the competitor that set it apart, with the words around it. */
  readonly places: readonly { readonly url: string; readonly text: string }[];
  /** How often the competitor's text takes it up. */
  readonly competitorUses: number;
  /** How often the site itself uses it, without setting it apart. */
  readonly mainUses: number;
  /** Where the site uses it first. */
  readonly mainUrl: string | null;
}

const keywordsMax = 12;
const pagesLeast = 2;
const usesLeast = 3;

/** On several pages, in several texts: twins of a page and copies of a title count once. */
const isRepeated = (places: ReadonlyMap<string, string>): boolean =>
  new Set([...places.values()].map(fold)).size >= pagesLeast;

const homePagesLeast = 2;
const homeUsesLeast = 3;

/** The site writes of it on several pages already. */
function isAtHome(main: Lexicon, stems: readonly string[]): boolean {
  const said = main.pieces.filter(({ place, stems: own }) => place === 'text' && isTogether(own, stems));
  return said.length >= homeUsesLeast && new Set(said.map(({ url }) => url)).size >= homePagesLeast;
}

const isTogether = (stems: readonly string[], wanted: readonly string[]): boolean =>
  stems.some((_, at) => wanted.every((stem, offset) => stems[at + offset] === stem));

function usesOf(lexicon: Lexicon, wanted: readonly string[]): { count: number; url: string | null } {
  const stems = asWritten(lexicon, wanted);
  const [only = ''] = stems;
  const said = lexicon.pieces.filter(
    (piece) =>
      piece.place !== 'address' &&
      (stems.length === 1 ? has(lexicon, piece, only) : isTogether(piece.stems, stems)),
  );
  return { count: said.length, url: said[0]?.url ?? null };
}

/** Whether a title, a description, a heading or an address of the site has all the words. */
function isSetApartBy(lexicon: Lexicon, wanted: readonly string[]): boolean {
  const stems = asWritten(lexicon, wanted);
  return lexicon.pieces.some(
    (piece) =>
      piece.place !== 'text' && piece.place !== 'image' && stems.every((stem) => has(lexicon, piece, stem)),
  );
}

/** Of words that stand on no page without others around them the longer run is kept. */
function withoutParts(found: readonly SetApart[]): readonly SetApart[] {
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

export interface KeywordQuestion {
  readonly main: Lexicon;
  readonly competitor: Lexicon;
  readonly pages: readonly Page[];
  /** What is missing as a whole is no keyword on top of it. */
  readonly topics: readonly Topic[];
}

/** Those the site uses already first: it only has to say them where they are looked for. */
export function opportunityKeywords({
  main,
  competitor,
  pages,
  topics,
}: KeywordQuestion): readonly Keyword[] {
  const names = new Set([...main.names, ...competitor.names]);
  const taken = new Set(topics.flatMap(({ stems }) => stems));
  const repeated = setApartWords(pages, competitor, names).filter(
    ({ places, stems, isLead }) => isRepeated(places) || (isLead && isAtHome(main, stems)),
  );
  return withoutParts(repeated)
    .filter(
      ({ stems }) =>
        !stems.some((stem) => taken.has(stem)) &&
        !isSetApartBy(main, stems) &&
        usesOf(competitor, stems).count >= usesLeast,
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
