/** Several titles for a page from its own words, as somebody wants them: of a length, with a word, without one. */

import { fold } from '../../text/fold.ts';
import { stem } from '../../text/stem.ts';
import { wordsIn } from '../../text/words.ts';
import { stripNumber } from './numbering.ts';
import { phrasesOf, rankPhrases } from './phrases.ts';
import { type SuggestionPage, stripBrand } from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import { containsKeyword, fits, isInjection } from './text.ts';
import { type LengthBounds, newTitles, type TitleRequest } from './title.ts';

const triesMax = 12;
const alikeFrom = 0.9;
const strongFrom = 0.62;

export interface TitleOrder {
  readonly bounds: LengthBounds;
  readonly keyword: string | null;
  readonly isBranded: boolean | null;
  /** Whether a text meets the other conditions. */
  readonly meets: (text: string) => boolean;
  readonly count: number;
  /** The present title is good: only what is as good is worth offering. */
  readonly isOptional: boolean;
  /** Texts of a scan, which come first where they fit. */
  readonly candidates: readonly (string | null)[];
  /** Offered already, and not offered again. */
  readonly before: readonly string[];
}

const isAlike = (one: string, other: string): boolean => {
  const words = (text: string): Set<string> => new Set(fold(text).split(/[^\p{L}\p{N}]+/u));
  const [a, b] = [words(one), words(other)];
  return [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size) >= alikeFrom;
};

/** "Ember teapot, 600 ml: 600 ml of stoneware". */
function repeatsItself(text: string, { words, brand }: SuggestionPage): boolean {
  const own = wordsIn(stripBrand(text, brand))
    .filter((word) => !words.function.has(word))
    .map(stem);
  return new Set(own).size < own.length;
}

/** The present title up to one of its commas, with and without the brand. */
function ownCuts(pageContext: SuggestionPage, { bounds }: TitleOrder): string[] {
  const title =
    pageContext.brief.title === null ? '' : stripBrand(pageContext.brief.title, pageContext.brand);
  const parts = title.split(/,\s+/);
  const ends =
    pageContext.brand === null || fold(title).includes(fold(pageContext.brand))
      ? ['']
      : [` | ${pageContext.brand}`, ''];
  return parts
    .flatMap((_, at) => ends.map((end) => `${parts.slice(0, at + 1).join(', ')}${end}`))
    .filter((text) => text !== pageContext.brief.title && fits(text, bounds.min, bounds.max))
    .filter((text) => !pageContext.words.function.has(wordsIn(text).at(-1) ?? ''));
}

/** A part of the page does not name the whole of it. */
function isSubheading(
  text: string,
  { chapterWords }: SuggestionSite,
  { brief, brand }: SuggestionPage,
): boolean {
  const nameOf = (own: string): string => fold(stripNumber(stripBrand(own, brand), chapterWords));
  const isNamed = (isOwn: (level: number) => boolean): boolean =>
    brief.headings.some((each) => isOwn(each.level) && nameOf(each.text) === nameOf(text));
  return isNamed((level) => level > 1) && !isNamed((level) => level === 1);
}

/** The present title and the main heading without chapter numbers, permalink signs and parts: always possible. */
export function ownTitles({ chapterWords }: SuggestionSite, { brief, brand }: SuggestionPage): string[] {
  const heads = brief.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const clean = (text: string): string => stripNumber(text, chapterWords);
  const names = [brief.title ?? '', ...(heads.length === 1 ? heads : [])].map(clean);
  const ends = brand === null ? [''] : [` | ${brand}`, ''];
  const [title = '', ...others] = names;
  const parts = title.split(/\s+[-–—|·]\s+/);
  const cuts = [title, ...parts.map((_, at) => parts.slice(0, at + 1).join(' – ')).toReversed()];
  const withBrand = [...others, parts[0] ?? ''].flatMap((name) =>
    ends.map((end) => (fold(name).includes(fold(brand ?? '\0')) ? name : `${name}${end}`)),
  );
  return [...new Set([...cuts, ...withBrand])].filter(
    (text) => text !== brief.title && wordsIn(text).length > 1 && !isInjection(text),
  );
}

export async function titlesFor(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  request: TitleOrder,
): Promise<string[]> {
  const { before } = request;
  const isWanted = (text: string): boolean =>
    request.meets(text) &&
    !isSubheading(text, site, pageContext) &&
    (request.keyword === null || containsKeyword(text, request.keyword)) &&
    (request.isBranded === null ||
      pageContext.brand === null ||
      fold(text).includes(fold(pageContext.brand)) === request.isBranded);
  for (const text of before) site.titles.add(fold(text));
  const candidates = request.candidates.filter((text) => text !== null);
  const titles: string[] = [];
  const add = (text: string, isSuggested = false): void => {
    site.titles.add(fold(text));
    const existing = [
      ...titles,
      ...before,
      ...(pageContext.brief.title === null ? [] : [pageContext.brief.title]),
    ];
    if (!existing.some((other) => isAlike(other, text)) && (isSuggested || !repeatsItself(text, pageContext)))
      titles.push(text);
  };
  for (const text of candidates)
    if (fits(text, request.bounds.min, request.bounds.max) && isWanted(text) && !site.titles.has(fold(text)))
      add(text, true);
  const all = phrasesOf(site, pageContext);
  const phrases = titles.length < request.count ? await rankPhrases(pageContext, all) : [];
  const strong = phrases.filter(
    ({ text, weight }) => weight >= strongFrom && !/^(?:the|a|an|our|your|its) /i.test(text),
  );
  const titleWith = (own: TitleRequest['phrases']): string | null =>
    newTitles(site, pageContext, {
      phrases: own,
      bounds: request.bounds,
      isWanted,
      mayCut: true,
    })[0] ?? null;
  if (titles.length > 0)
    for (const text of ownCuts(pageContext, request).filter(isWanted))
      if (titles.length < request.count && !site.titles.has(fold(text))) add(text);
  // The first may use any phrase; further ones are cuts of the headline, or use a strong phrase.
  const phraseSets = [phrases, [], strong, all];
  for (let tries = 0; tries < triesMax && titles.length < request.count; tries += 1) {
    const rest =
      titles.length === 0 && !request.isOptional
        ? phraseSets
        : [[], strong, ...(titles.length < 2 && request.keyword !== null ? [all] : [])];
    const text = rest.reduce<string | null>((found, phraseSet) => found ?? titleWith(phraseSet), null);
    if (text === null) break;
    add(text);
  }
  return titles;
}
