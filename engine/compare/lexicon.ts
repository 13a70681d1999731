/** Indexes all known words of a site with their places. */
import type { Page } from '@pagewright/contract/entities/page';
import { calendarWords } from '../text/calendar-words.ts';
import { isFillerText } from '../text/filler.ts';
import { genericWordsOf } from '../text/generic-words.ts';
import { isInjection } from '../text/injection.ts';
import { wordsOf } from '../text/phrase-words.ts';
import { sentencesOf } from '../text/sentences.ts';
import { stemOf } from '../text/stem.ts';
import type { ComparedSite } from './comparable-samples.ts';
import { blockedPages, unreadPages } from './known-pages.ts';
import { languageOf } from './site-language.ts';
import { namesIn } from './site-names.ts';
import { stemmed } from './stemmed-words.ts';

/** Generic words of a language, and their stems. */
interface GenericVocabulary {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

/** In lower case; for a language without a list only its calendar. */
function genericVocabulary(language: string): GenericVocabulary {
  const table = wordsOf(language);
  const words = new Set([
    ...(table === null ? [] : [...table.function, ...table.noise, ...table.leaning]),
    ...genericWordsOf(language),
    ...calendarWords(language),
  ]);
  return { words, stems: new Set([...words].map((word) => stemOf(word, language))) };
}

/** Where a piece of text comes from; `url` is a path whose words are all that is known. */
export type Place = 'title' | 'description' | 'heading' | 'text' | 'image' | 'url';

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
  /** URLs of pages with the stem in the title, a heading or the URL. */
  readonly prominent: ReadonlyMap<string, ReadonlySet<string>>;
  /** Uses of a stem in running text. */
  readonly uses: ReadonlyMap<string, number>;
  /** Neighbouring stems written as one. */
  readonly joined: ReadonlySet<string>;
  /** Stems of names: of the site itself, of people, places and goods. */
  readonly names: ReadonlySet<string>;
  /** Words that fit any site. */
  readonly generic: GenericVocabulary;
}

const isProminent = ({ place }: Piece): boolean =>
  place === 'title' || place === 'heading' || place === 'url';

/** Text that most pages share is boilerplate. */
function boilerplateOf(pages: readonly Page[]): ReadonlySet<string> {
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

function textsOf(page: Page, boilerplate: ReadonlySet<string>, language: string): [Place, string][] {
  const { url, title, metaDescription, headings, paragraphs, images } = page;
  return [
    ['url', pathWords(url)],
    ['title', title ?? ''],
    ['description', metaDescription ?? ''],
    ...headings.map(({ text }): [Place, string] => ['heading', text]),
    ...paragraphs
      .filter((text) => !boilerplate.has(text))
      .flatMap((text) => sentencesOf(text, language))
      .map((text): [Place, string] => ['text', text]),
    ...images.map(({ alt }): [Place, string] => ['image', alt ?? '']),
  ];
}

/** Pages of unknown language are included. */
const isIn = (language: string, page: Page): boolean => (languageOf(page) ?? language) === language;

export function readLexicon(site: ComparedSite, language: string): Lexicon {
  const pages = site.pages.filter((page) => isIn(language, page));
  const boilerplate = boilerplateOf(pages);
  const unseen = [...unreadPages(site.coverage), ...blockedPages(site.coverage)];
  const texts = [
    ...pages.flatMap((page) =>
      textsOf(page, boilerplate, language).map((piece) => [page.url, ...piece] as const),
    ),
    ...unseen.map(({ url }) => [url, 'url', pathWords(url)] as const),
  ];
  const pieces = texts
    .filter(
      ([, , text]) =>
        text.trim() !== '' && !boilerplate.has(text) && !isInjection(text) && !isFillerText(text),
    )
    .map(([url, place, text]) => ({
      url,
      place,
      text,
      stems: stemmed(text, language).map(({ stem }) => stem),
    }));
  return {
    ...countWords(pieces),
    language,
    pieces,
    names: namesIn(site, pages, language),
    generic: genericVocabulary(language),
  };
}

function countWords(pieces: readonly Piece[]): Pick<Lexicon, 'byUrl' | 'prominent' | 'uses' | 'joined'> {
  const prominent = new Map<string, Set<string>>();
  const uses = new Map<string, number>();
  const joined = new Set<string>();
  for (const piece of pieces) {
    for (const [at, stem] of piece.stems.entries()) {
      if (piece.place === 'text') uses.set(stem, (uses.get(stem) ?? 0) + 1);
      if (isProminent(piece)) prominent.set(stem, (prominent.get(stem) ?? new Set()).add(piece.url));
      const next = piece.stems[at + 1];
      if (next !== undefined) joined.add(stem + next);
    }
  }
  return { prominent, uses, joined, byUrl: Map.groupBy(pieces, ({ url }) => url) };
}

const lengthMin = 3;

/** Stems that show what a text is about: no function word, no word that fits any site, no name of either site. */
export function distinctiveStems(
  text: string,
  { language, generic }: Pick<Lexicon, 'language' | 'generic'>,
  names: ReadonlySet<string>,
): string[] {
  const distinctive = stemmed(text, language)
    .filter(
      ({ word, stem }) =>
        word.length >= lengthMin && !generic.words.has(word) && !names.has(stem) && !generic.stems.has(stem),
    )
    .map(({ stem }) => stem);
  return [...new Set(distinctive)];
}
