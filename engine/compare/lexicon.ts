/** All the words of a site that are known, each with where it stands: what a site does not lack is told from it. */
import type { Page } from '@pagewright/contract/entities/page';
import { isInjection, sentencesOf } from '../advise/analyst/text.ts';
import { genericWords } from './generic-words.ts';
import { blockedPages, unreadPages } from './known-pages.ts';
import { languageOf } from './site-language.ts';
import { namesIn } from './site-names.ts';
import { stemOf } from './stems.ts';
import type { ComparedSite } from './take-sides.ts';
import { stemmed } from './words.ts';

/** Where a piece of text stands; `address` is a path of which nothing but its words is known. */
export type Place = 'title' | 'description' | 'heading' | 'text' | 'image' | 'address';

export interface Piece {
  readonly url: string;
  readonly place: Place;
  readonly text: string;
  /** Of every word, in order. */
  readonly stems: readonly string[];
}

export interface Lexicon {
  readonly language: string;
  readonly pieces: readonly Piece[];
  /** By page. */
  readonly byUrl: ReadonlyMap<string, readonly Piece[]>;
  /** Pages that set a word into a title, heading or address. */
  readonly setApart: ReadonlyMap<string, ReadonlySet<string>>;
  /** Uses of a stem in running text. */
  readonly uses: ReadonlyMap<string, number>;
  /** Two words that stand side by side, written as one. */
  readonly joined: ReadonlySet<string>;
  /** Stems of names: of the site itself, of people, places and goods. */
  readonly names: ReadonlySet<string>;
}

const isSetApart = ({ place }: Piece): boolean =>
  place === 'title' || place === 'heading' || place === 'address';

/** Text that stands on most pages is the frame of the site. */
function frameOf(pages: readonly Page[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { headings, paragraphs } of pages)
    for (const text of new Set([...headings.map((heading) => heading.text), ...paragraphs]))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  const least = Math.max(3, pages.length * 0.6);
  return new Set([...counts].filter(([, count]) => count >= least).map(([text]) => text));
}

export function pathWords(url: string): string {
  const path = (URL.parse(url)?.pathname ?? '').replace(/\.(?:html?|php|aspx?|jsp)$/i, '');
  try {
    return decodeURIComponent(path).replaceAll(/[/_.+-]+/g, ' ');
  } catch {
    return path.replaceAll(/[/_.+-]+/g, ' ');
  }
}

function textsOf(page: Page, frame: ReadonlySet<string>, language: string): [Place, string][] {
  const { url, title, metaDescription, headings, paragraphs, images } = page;
  return [
    ['address', pathWords(url)],
    ['title', title ?? ''],
    ['description', metaDescription ?? ''],
    ...headings.map(({ text }): [Place, string] => ['heading', text]),
    ...paragraphs
      .filter((text) => !frame.has(text))
      .flatMap((text) => sentencesOf(text, language))
      .map((text): [Place, string] => ['text', text]),
    ...images.map(({ alt }): [Place, string] => ['image', alt ?? '']),
  ];
}

/** Pages whose language nothing tells are taken along. */
const isIn = (language: string, page: Page): boolean => (languageOf(page) ?? language) === language;

export function readLexicon(site: ComparedSite, language: string): Lexicon {
  const pages = site.pages.filter((page) => isIn(language, page));
  const frame = frameOf(pages);
  const unseen = [...unreadPages(site.coverage), ...blockedPages(site.coverage)];
  const texts = [
    ...pages.flatMap((page) => textsOf(page, frame, language).map((piece) => [page.url, ...piece] as const)),
    ...unseen.map(({ url }) => [url, 'address', pathWords(url)] as const),
  ];
  const pieces = texts
    .filter(([, , text]) => text.trim() !== '' && !frame.has(text) && !isInjection(text))
    .map(([url, place, text]) => ({
      url,
      place,
      text,
      stems: stemmed(text, language).map(({ stem }) => stem),
    }));
  return { ...countWords(pieces), language, pieces, names: namesIn(site, pages, language) };
}

function countWords(pieces: readonly Piece[]): Pick<Lexicon, 'byUrl' | 'setApart' | 'uses' | 'joined'> {
  const setApart = new Map<string, Set<string>>();
  const uses = new Map<string, number>();
  const joined = new Set<string>();
  for (const piece of pieces) {
    for (const [at, stem] of piece.stems.entries()) {
      if (piece.place === 'text') uses.set(stem, (uses.get(stem) ?? 0) + 1);
      if (isSetApart(piece)) setApart.set(stem, (setApart.get(stem) ?? new Set()).add(piece.url));
      const next = piece.stems[at + 1];
      if (next !== undefined) joined.add(stem + next);
    }
  }
  return { setApart, uses, joined, byUrl: Map.groupBy(pieces, ({ url }) => url) };
}

const lengthLeast = 3;

/** Stems that tell what a text is about: no function word, no word that fits any site, no name of either site. */
export function tellingStems(text: string, language: string, names: ReadonlySet<string>): string[] {
  const generic = genericWords(language);
  const telling = stemmed(text, language)
    .filter(
      ({ word, stem }) =>
        word.length >= lengthLeast &&
        !generic.has(word) &&
        !names.has(stem) &&
        !isGenericStem(stem, language),
    )
    .map(({ stem }) => stem);
  return [...new Set(telling)];
}

const genericStems = new Map<string, ReadonlySet<string>>();

function isGenericStem(stem: string, language: string): boolean {
  const known = genericStems.get(language);
  if (known !== undefined) return known.has(stem);
  const stems = new Set([...genericWords(language)].map((word) => stemOf(word, language)));
  genericStems.set(language, stems);
  return stems.has(stem);
}
