/** What is computed once for a site and shared by its pages: brand, common blocks, word counts, caches. */

import { fold } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import type { PageSuggestionInput, SiteSuggestionInput, SuggestedAlt } from '../suggester.ts';
import { cardTextsOf } from './image-cards.ts';
import { fileName } from './image-file-names.ts';
import type { Models } from './models.ts';
import { chapterWordsOf } from './numbering.ts';
import { commonLinksOf, linkNamesOf, menuLinksOf } from './page-names.ts';
import { createSiteCache, type SiteCache } from './site-cache.ts';
import { readNote, type SiteNote } from './site-note.ts';
import { unfilledPages } from './unfilled-template.ts';

export interface WrittenTexts {
  readonly title: string | null;
  readonly description: string | null;
  readonly altTexts: readonly SuggestedAlt[];
}

export interface SuggestionSite {
  readonly site: SiteSuggestionInput;
  readonly models: Models | null;
  /** Null when the site has no name of its own. */
  readonly brand: string | null;
  /** What many titles end or begin with, whether or not it is the site's name: it belongs to no page's name. */
  readonly titlePart: string | null;
  readonly home: PageSuggestionInput | null;
  readonly pageAt: ReadonlyMap<string, PageSuggestionInput>;
  readonly duplicates: ReadonlyMap<string, PageSuggestionInput>;
  /** Blocks of text that are on most pages. */
  readonly common: ReadonlySet<string>;
  /** On how many pages a text is a first-level heading, by folded text. */
  readonly firstHeadings: ReadonlyMap<string, number>;
  /** On how many pages a text is a heading of any level, by folded text. */
  readonly headings: ReadonlyMap<string, number>;
  /** Words that count chapters, such as "Chapter" in "Chapter 3. Functions". */
  readonly chapterWords: ReadonlySet<string>;
  /** What links call each page, by bare URL. */
  readonly linkNames: ReadonlyMap<string, string>;
  /** Texts of links that lead to several pages or are on most pages, folded. */
  readonly commonLinks: ReadonlySet<string>;
  /** Texts of links in the navigation of several pages, folded. */
  readonly menuLinks: ReadonlySet<string>;
  /** The language of most pages. */
  readonly mainLanguage: string | null;
  /** On how many pages a word is. */
  readonly spread: ReadonlyMap<string, number>;
  /** The different names that cards of the site give an image file, by its URL. */
  readonly cardNames: ReadonlyMap<string, readonly string[]>;
  /** How many image files have a text as their alt text or caption, by folded text. */
  readonly pictureTexts: ReadonlyMap<string, number>;
  /** Addresses of pages that still have the texts of their template. */
  readonly unfilled: ReadonlySet<string>;
  /** Short blocks that stand above others again and again, folded: "Note", "Tip". What follows one is an aside. */
  readonly labels: ReadonlySet<string>;
  /** The additional information about the site. */
  readonly note: SiteNote;
  /** Titles and descriptions that are in use or were given to a page already. */
  readonly titles: Set<string>;
  readonly descriptions: Set<string>;
  /** What was written for each page so far; the site's recommendations add it up. */
  readonly written: Map<string, WrittenTexts>;
  /** Texts of the suggestions so far, by page and rule; the site's suggestions refer to them. */
  readonly suggestedTexts: Map<string, string>;
  readonly cache: SiteCache;
}

export const suggestionKey = (url: string, ruleId: string): string => `${ruleId} ${url}`;

const commonShare = 0.6;
const commonLeast = 3;
/** Shorter texts are alike by chance. */
const duplicateMinLength = 80;

/** A "»" that closes a quotation divides nothing. */
export const titleSegments = (title: string): string[] =>
  title
    .split(/\s+[|–—·•›-]\s+|\s*[|·•›]\s*|\s*»(?<!«[^»]*»)\s*/u)
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

const plainLetters = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether the site itself says the name: in its text, its headings or its domain. What only titles say is the theme's. */
function isSaid(name: string, pages: readonly PageBrief[], domain: string): boolean {
  const own = fold(name);
  if (plainLetters(domain).includes(plainLetters(name)) && plainLetters(name) !== '') return true;
  return pages.some(
    ({ headings, paragraphs, links }) =>
      headings.some(({ text }) => fold(text).includes(own)) ||
      paragraphs.some((text) => fold(text).includes(own)) ||
      links.some(({ text }) => fold(text).includes(own)),
  );
}

const brandMax = 40;

/** The segment at an end of at least three in ten titles. */
function sharedTitlePart(pages: readonly PageBrief[]): string | null {
  const titles = new Set(pages.flatMap(({ title }) => (title === null ? [] : [title])));
  const shared = commonest([...titles].flatMap(segmentsAtEnds));
  return shared !== null && shared.count >= 2 && shared.count >= titles.size * 0.3 ? shared.value : null;
}

/** The brand: from the site's own tags, else what many titles share, else what matches the domain. */
export function brandOf(pages: readonly PageBrief[], domain: string): string | null {
  const named = commonest(pages.flatMap(({ siteNames }) => siteNames.slice(0, 1)));
  if (named !== null && named.value.length <= brandMax) return named.value;
  const titles = pages.flatMap(({ title }) => (title === null ? [] : [title]));
  const shared = sharedTitlePart(pages);
  if (shared !== null && shared.length <= brandMax && isSaid(shared, pages, domain)) return shared;
  const label = plainLetters(domain.split('.').at(-2) ?? domain);
  const parts = titles.flatMap((title) => title.split(/[|–—·:,-]/)).map((part) => part.trim());
  const spoken = parts.find((part) => plainLetters(part) === label);
  const found = spoken ?? parts.find((part) => opensDomain(part, label) && isOnMost(part, pages));
  return found === undefined ? null : asSpelled(found, pages);
}

/** "cockpit" of a file's name is "Cockpit" where the text writes it so more often. */
function asSpelled(name: string, pages: readonly PageBrief[]): string {
  const uses = pages.flatMap(({ paragraphs }) =>
    paragraphs
      .flatMap((text) => text.split(/[\s,;:!?()"“”]+|\.(?:\s|$)/u))
      .filter((word) => fold(word) === fold(name)),
  );
  const counts = [...Map.groupBy(uses, (use) => use)].toSorted((a, b) => b[1].length - a[1].length);
  const own = counts.find(([use]) => use === name)?.[1].length ?? 0;
  const [most] = counts;
  return most !== undefined && most[1].length > own && /^\p{Lu}\p{Ll}/u.test(most[0]) ? most[0] : name;
}

const openingLetters = 5;

/** "Gnuplot" of gnuplot-doc.example: what the domain begins with, as a title spells it. */
const opensDomain = (part: string, label: string): boolean =>
  plainLetters(part).length >= openingLetters && label.startsWith(plainLetters(part));

const isOnMost = (name: string, pages: readonly PageBrief[]): boolean =>
  pages.filter(({ headings, paragraphs }) =>
    [...headings.map(({ text }) => text), ...paragraphs].some((text) => fold(text).includes(fold(name))),
  ).length >=
  pages.length * 0.5;

function commonBlocks(pages: readonly PageBrief[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { paragraphs } of pages)
    for (const text of new Set(paragraphs)) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  const least = Math.max(commonLeast, pages.length * commonShare);
  return new Set([...counts].filter(([, count]) => count >= least).map(([text]) => text));
}

const labelLength = 24;
const labelUses = 2;

/** One that stands once on each page, as "Contents" does, is no label of boxes. */
function repeatedLabels(pages: readonly PageBrief[]): Set<string> {
  const labels = new Set<string>();
  // The name of a page above the text leads back to it.
  const names = new Set(
    pages.flatMap(({ title, links, headings }) => [
      fold(title ?? ''),
      ...links.map(({ text }) => fold(text)),
      ...headings.filter(({ level }) => level === 1).map(({ text }) => fold(text)),
    ]),
  );
  for (const { paragraphs } of pages) {
    const counts = new Map<string, number>();
    for (const text of paragraphs)
      if (text !== '' && !names.has(fold(text)) && text.length <= labelLength && !/[.!?。！？]$/u.test(text))
        counts.set(fold(text), (counts.get(fold(text)) ?? 0) + 1);
    for (const [text, count] of counts) if (count >= labelUses) labels.add(text);
  }
  return labels;
}

function spreadOf(pages: readonly PageBrief[]): Map<string, number> {
  const spread = new Map<string, number>();
  for (const { paragraphs, headings } of pages) {
    const own = new Set([...paragraphs, ...headings.map(({ text }) => text)].flatMap(wordsIn));
    for (const word of own) spread.set(word, (spread.get(word) ?? 0) + 1);
  }
  return spread;
}

function countPictureTexts(pages: readonly PageBrief[]): Map<string, number> {
  const files = new Map<string, Set<string>>();
  for (const { src, alt, caption } of pages.flatMap(({ images }) => images))
    for (const text of [alt, caption])
      if (text !== null && text !== '')
        files.set(fold(text), (files.get(fold(text)) ?? new Set()).add(fileName(src)));
  return new Map([...files].map(([text, { size }]) => [text, size]));
}

function countHeadings(
  pages: readonly PageBrief[],
  isCounted: (level: number) => boolean = () => true,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { headings } of pages)
    for (const text of new Set(
      headings.filter(({ level }) => isCounted(level)).map((each) => fold(each.text)),
    ))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const mainShare = 0.6;

function mainLanguageOf(pages: readonly PageBrief[]): string | null {
  const most = commonest(pages.map(({ language }) => language));
  return most !== null && most.count >= pages.length * mainShare ? most.value : null;
}

const countFirstHeadings = (pages: readonly PageBrief[]): Map<string, number> =>
  countHeadings(pages, (level) => level === 1);

export function openSiteContext(
  site: SiteSuggestionInput,
  models: Models | null,
  cache = createSiteCache(),
): SuggestionSite {
  const briefs = site.pages.map(({ brief }) => brief);
  const duplicates = findDuplicates(site.pages);
  // A page and its copies count once: what they share is still the page's own.
  const distinct = site.pages
    .filter((page) => {
      const other = duplicates.get(page.brief.url);
      return other === undefined || isPreferred(page, other);
    })
    .map(({ brief }) => brief);
  const isHome = ({ url }: PageBrief): boolean => /^\/(?:index\.\w+)?$/.test(URL.parse(url)?.pathname ?? '');
  const home = site.pages.find(({ brief }) => isHome(brief)) ?? site.pages[0] ?? null;
  return {
    site,
    models,
    brand: brandOf(briefs, site.domain),
    titlePart: sharedTitlePart(briefs),
    home,
    unfilled: unfilledPages(site.pages, home),
    labels: repeatedLabels(distinct),
    pageAt: new Map(site.pages.map((page) => [page.brief.url, page])),
    duplicates,
    common: commonBlocks(briefs),
    firstHeadings: countFirstHeadings(distinct),
    headings: countHeadings(distinct),
    chapterWords: chapterWordsOf(
      briefs.flatMap(({ title, headings }) => [title ?? '', ...headings.map(({ text }) => text)]),
    ),
    linkNames: linkNamesOf(briefs),
    commonLinks: commonLinksOf(briefs),
    menuLinks: menuLinksOf(distinct),
    mainLanguage: mainLanguageOf(briefs),
    spread: spreadOf(briefs),
    cardNames: cardTextsOf(briefs),
    pictureTexts: countPictureTexts(briefs),
    note: readNote(site.additionalInfo),
    written: new Map(),
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

const isIndexFile = ({ brief }: PageSuggestionInput): boolean =>
  /\/(?:index|default)\.\w+$/.test(URL.parse(brief.url)?.pathname ?? '');

/** Of two pages with the same text, the preferred one: https, the home page, then by weight. */
export function isPreferred(page: PageSuggestionInput, duplicate: PageSuggestionInput): boolean {
  if (isSafe(page) !== isSafe(duplicate)) return isSafe(page);
  // "/guide/" and "/guide/index.html" are one page, and the first is its name.
  if (isIndexFile(page) !== isIndexFile(duplicate)) return isIndexFile(duplicate);
  if ((pathLength(page) === 1) !== (pathLength(duplicate) === 1)) return pathLength(page) === 1;
  if (page.weight !== duplicate.weight) return page.weight > duplicate.weight;
  return page.brief.url < duplicate.brief.url;
}

/** Translations may share what their tools wrote: the headings tell them apart. */
const wholeText = ({ brief }: PageSuggestionInput): string =>
  [brief.language, ...brief.headings.map(({ text }) => text), ...brief.paragraphs].join('\n');

/** For each URL the first other page with exactly the same text. */
function findDuplicates(pages: readonly PageSuggestionInput[]): Map<string, PageSuggestionInput> {
  const long = pages.filter(({ brief }) => brief.paragraphs.join('').length >= duplicateMinLength);
  const alike = Map.groupBy(long, wholeText);
  return new Map(
    long.flatMap((page) => {
      const duplicate = alike.get(wholeText(page))?.find((other) => other !== page);
      return duplicate === undefined ? [] : [[page.brief.url, duplicate] as const];
    }),
  );
}

export const duplicateOf = ({ duplicates }: SuggestionSite, { url }: PageBrief): PageSuggestionInput | null =>
  duplicates.get(url) ?? null;

/** A page whose exact duplicate is the preferred one. */
export function isRedundant(site: SuggestionSite, page: PageSuggestionInput): boolean {
  const duplicate = duplicateOf(site, page.brief);
  return duplicate !== null && !isPreferred(page, duplicate);
}
