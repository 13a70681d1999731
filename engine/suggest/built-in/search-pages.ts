/** Finds the pages of a site that speak of something, with the passages that do. */

import { stem } from '../../text/stem.ts';
import { wordsIn } from '../../text/words.ts';
import type { SiteSuggestionInput } from '../suggester.ts';
import { indexPages } from './related-pages.ts';
import { isInjection } from './text.ts';

export interface FoundPage {
  readonly url: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly headings: readonly string[];
  /** Passages that have words of the query. */
  readonly passages: readonly string[];
}

const foundMax = 5;
const passagesMax = 3;
const passageLength = 400;
const headingsMax = 8;

/** Other pages than the one that is spoken of. */
export interface SearchedSite {
  readonly site: SiteSuggestionInput;
  readonly page: { readonly url: string };
}

export function searchPages({ site, page }: SearchedSite, query: string): readonly FoundPage[] {
  const wanted = new Set(wordsIn(query).map(stem));
  const speaks = (text: string): number => wordsIn(text).filter((word) => wanted.has(stem(word))).length;
  const languages = [...new Set(site.pages.map(({ brief }) => brief.language))];
  const { near } = indexPages(site);
  return languages
    .flatMap((language) => near(query, language))
    .filter(({ brief }) => brief.url !== page.url)
    .slice(0, foundMax)
    .map(({ brief }) => ({
      url: brief.url,
      title: brief.title,
      description: brief.description,
      headings: brief.headings
        .map(({ text }) => text)
        .filter((text) => !isInjection(text))
        .slice(0, headingsMax),
      passages: brief.paragraphs
        .filter((text) => speaks(text) > 0 && !isInjection(text))
        .toSorted((a, b) => speaks(b) - speaks(a))
        .slice(0, passagesMax)
        .map((text) => text.slice(0, passageLength).toWellFormed()),
    }));
}
