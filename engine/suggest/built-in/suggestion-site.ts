/** What is computed once for a site and shared by its pages: brand, common blocks, word counts, caches. */

import { fold } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import type { PageSuggestionInput, SiteSuggestionInput } from '../suggester.ts';
import { wordsOf } from './language-words.ts';
import type { Models } from './models.ts';
import { createSiteCache, type SiteCache } from './site-cache.ts';
import { readNote, type SiteNote } from './site-note.ts';

export interface SuggestionSite {
  readonly site: SiteSuggestionInput;
  readonly models: Models | null;
  /** Null when the site has no name of its own. */
  readonly brand: string | null;
  readonly home: PageSuggestionInput | null;
  readonly pageAt: ReadonlyMap<string, PageSuggestionInput>;
  readonly duplicates: ReadonlyMap<string, PageSuggestionInput>;
  /** Blocks of text that are on most pages. */
  readonly common: ReadonlySet<string>;
  /** On how many pages a word is. */
  readonly spread: ReadonlyMap<string, number>;
  /** The additional information about the site. */
  readonly note: SiteNote;
  /** Titles and descriptions that are in use or were given to a page already. */
  readonly titles: Set<string>;
  readonly descriptions: Set<string>;
  /** Texts of the suggestions so far, by page and rule; the site's suggestions refer to them. */
  readonly suggestedTexts: Map<string, string>;
  readonly cache: SiteCache;
}

export const suggestionKey = (url: string, ruleId: string): string => `${ruleId} ${url}`;

const commonShare = 0.6;
const commonLeast = 3;
/** Shorter texts are alike by chance. */
const duplicateMinLength = 80;

export const titleSegments = (title: string): string[] =>
  title
    .split(/\s+[|–—·•»›-]\s+|\s*[|·•»›]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const segmentsAtEnds = (title: string): string[] => {
  const parts = titleSegments(title);
  return parts.length < 2 ? [] : [...new Set([parts[0] ?? '', parts.at(-1) ?? ''])];
};

function commonest(values: readonly string[]): { value: string; count: number } | null {
  const [first] = [...Map.groupBy(values, (value) => fold(value)).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  return first?.[0] === undefined ? null : { value: first[0], count: first.length };
}

/** The brand: from the site's own tags, else what many titles share, else what matches the domain. */
export function brandOf(pages: readonly PageBrief[], domain: string): string | null {
  const named = commonest(pages.flatMap(({ siteNames }) => siteNames.slice(0, 1)));
  if (named !== null && named.value.length <= 40) return named.value;
  const titles = pages.flatMap(({ title }) => (title === null ? [] : [title]));
  const shared = commonest(titles.flatMap(segmentsAtEnds));
  if (shared !== null && shared.count >= 2 && shared.count >= pages.length * 0.3 && shared.value.length <= 40)
    return shared.value;
  const label = (domain.split('.').at(-2) ?? domain).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const spoken = titles
    .flatMap((title) => title.split(/[|–—·:,-]/))
    .map((part) => part.trim())
    .find((part) => fold(part).replaceAll(/[^\p{L}\p{N}]/gu, '') === label);
  return spoken ?? null;
}

function commonBlocks(pages: readonly PageBrief[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { paragraphs } of pages)
    for (const text of new Set(paragraphs)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const least = Math.max(commonLeast, pages.length * commonShare);
  return new Set([...counts].filter(([, count]) => count >= least).map(([text]) => text));
}

function spreadOf(pages: readonly PageBrief[]): Map<string, number> {
  const spread = new Map<string, number>();
  for (const { paragraphs, headings } of pages) {
    const own = new Set([...paragraphs, ...headings.map(({ text }) => text)].flatMap(wordsIn));
    for (const word of own) spread.set(word, (spread.get(word) ?? 0) + 1);
  }
  return spread;
}

export function openSiteContext(
  site: SiteSuggestionInput,
  models: Models | null,
  cache = createSiteCache(),
): SuggestionSite {
  const briefs = site.pages.map(({ brief }) => brief);
  const isHome = ({ url }: PageBrief): boolean => /^\/(?:index\.\w+)?$/.test(URL.parse(url)?.pathname ?? '');
  return {
    site,
    models,
    brand: brandOf(briefs, site.domain),
    home: site.pages.find(({ brief }) => isHome(brief)) ?? site.pages[0] ?? null,
    pageAt: new Map(site.pages.map((page) => [page.brief.url, page])),
    duplicates: findDuplicates(site.pages),
    common: commonBlocks(briefs),
    spread: spreadOf(briefs),
    note: readNote(site.additionalInfo),
    suggestedTexts: new Map(),
    cache,
    titles: new Set(briefs.flatMap(({ title }) => (title === null ? [] : [fold(title)]))),
    descriptions: new Set(
      briefs.flatMap(({ description }) => (description === null ? [] : [fold(description)])),
    ),
  };
}

/** What the site calls itself on pages of this language. */
export function brandFor({ site, brand }: SuggestionSite, language: string): string | null {
  const all = site.pages.map(({ brief }) => brief);
  const own = all.filter((brief) => brief.language === language);
  if (brand === null || own.length === all.length) return brand;
  const isUsed = own.some(({ title, siteNames, description, paragraphs }) =>
    fold([title, description, ...siteNames, ...paragraphs].join(' ')).includes(fold(brand)),
  );
  return isUsed ? brand : brandOf(own, site.domain);
}

const pathLength = ({ brief }: PageSuggestionInput): number =>
  (URL.parse(brief.url)?.pathname ?? brief.url).length;

const isSafe = ({ brief }: PageSuggestionInput): boolean => brief.url.startsWith('https:');

/** Of two pages with the same text, the preferred one: https, the home page, then by weight. */
export function isPreferred(page: PageSuggestionInput, duplicate: PageSuggestionInput): boolean {
  if (isSafe(page) !== isSafe(duplicate)) return isSafe(page);
  if ((pathLength(page) === 1) !== (pathLength(duplicate) === 1)) return pathLength(page) === 1;
  if (page.weight !== duplicate.weight) return page.weight > duplicate.weight;
  return page.brief.url < duplicate.brief.url;
}

/** For each URL the first other page with exactly the same text. */
function findDuplicates(pages: readonly PageSuggestionInput[]): Map<string, PageSuggestionInput> {
  const long = pages.filter(({ brief }) => brief.paragraphs.join('').length >= duplicateMinLength);
  const alike = Map.groupBy(long, ({ brief }) => brief.paragraphs.join('\n'));
  return new Map(
    long.flatMap((page) => {
      const duplicate = alike.get(page.brief.paragraphs.join('\n'))?.find((other) => other !== page);
      return duplicate === undefined ? [] : [[page.brief.url, duplicate] as const];
    }),
  );
}

export const duplicateOf = ({ duplicates }: SuggestionSite, { url }: PageBrief): PageSuggestionInput | null =>
  duplicates.get(url) ?? null;

/** Whether the page's language is supported. */
export const canWrite = ({ language }: PageBrief): boolean => wordsOf(language) !== null;

/** A page whose exact duplicate is the preferred one. */
export function isRedundant(site: SuggestionSite, page: PageSuggestionInput): boolean {
  const duplicate = duplicateOf(site, page.brief);
  return duplicate !== null && !isPreferred(page, duplicate);
}
