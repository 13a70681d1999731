/** What is computed once for a site and shared by its pages: brand, common blocks, duplicates, word counts, caches. */
import { fold } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import type { PageSuggestionInput, SiteSuggestionInput, SuggestedAlt } from '../suggester.ts';

import { fileName } from './image-files.ts';
import { chapterWordsOf } from './numbering.ts';
import { linkNamesOf } from './page-names.ts';
import { brandOf, sharedTitlePart } from './site-brand.ts';
import { readNote, type SiteNote } from './site-note.ts';
import { unfilledPages } from './unfilled-template.ts';

const brokenRules =
  /^(?:http-[45]xx|redirect-to-error|(?:img|declared-file)-broken|og-image-unreachable|link-(?:internal|external)-broken|resource-broken|canonical-to-non-200|(?:sitemap-url|hreflang-target)-non-200)$/;

/** URLs that the report itself calls broken: no suggestion offers one of them. */
const brokenUrls = ({ pages, siteIssues }: SiteSuggestionInput): ReadonlySet<string> =>
  new Set(
    [...siteIssues, ...pages.flatMap(({ issues }) => issues)]
      .filter(({ ruleId }) => brokenRules.test(ruleId))
      // Behind the URL itself such a finding lists the pages that link to it.
      .flatMap(({ ruleId, evidence }) =>
        /^(?:http|redirect)-/.test(ruleId) ? evidence.slice(0, 1) : evidence,
      )
      .flatMap(({ urls = [] }) => urls[0] ?? []),
  );

/** A name by which other pages may mention a page. */
export interface PageName {
  readonly folded: string;
  readonly pattern: RegExp;
}

export interface SiteCache {
  readonly names: Map<PageBrief, readonly PageName[]>;
  readonly foldedParagraphs: Map<PageBrief, readonly string[]>;
}

export const createSiteCache = (): SiteCache => ({
  names: new Map(),
  foldedParagraphs: new Map(),
});

/** Shorter texts are alike by chance. */
const duplicateMinLength = 80;

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
export function findDuplicates(pages: readonly PageSuggestionInput[]): Map<string, PageSuggestionInput> {
  const long = pages.filter(({ brief }) => brief.paragraphs.join('').length >= duplicateMinLength);
  const alike = Map.groupBy(long, wholeText);
  return new Map(
    long.flatMap((page) => {
      const duplicate = alike.get(wholeText(page))?.find((other) => other !== page);
      return duplicate === undefined ? [] : [[page.brief.url, duplicate] as const];
    }),
  );
}

export interface WrittenTexts {
  readonly title: string | null;
  readonly description: string | null;
  readonly altTexts: readonly SuggestedAlt[];
}

export interface SuggestionSite {
  readonly site: SiteSuggestionInput;
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
  /** On how many pages a word is. */
  readonly spread: ReadonlyMap<string, number>;
  /** How many image files have a text as their alt text or caption, by folded text. */
  readonly pictureTexts: ReadonlyMap<string, number>;
  /** URLs that the report calls broken. */
  readonly broken: ReadonlySet<string>;
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

const countFirstHeadings = (pages: readonly PageBrief[]): Map<string, number> =>
  countHeadings(pages, (level) => level === 1);

export function openSiteContext(site: SiteSuggestionInput, cache = createSiteCache()): SuggestionSite {
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
    brand: brandOf(briefs, site.domain),
    titlePart: sharedTitlePart(briefs),
    home,
    broken: brokenUrls(site),
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
    spread: spreadOf(briefs),
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

export const duplicateOf = ({ duplicates }: SuggestionSite, { url }: PageBrief): PageSuggestionInput | null =>
  duplicates.get(url) ?? null;

/** A page whose exact duplicate is the preferred one. */
export function isRedundant(site: SuggestionSite, page: PageSuggestionInput): boolean {
  const duplicate = duplicateOf(site, page.brief);
  return duplicate !== null && !isPreferred(page, duplicate);
}
