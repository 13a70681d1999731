/** What the analyst knows of a whole site before it looks at one page: brand, phrases in common, where pages are. */
import type { PageForAdvice, SiteForAdvice } from '../advisor.ts';
import type { PageBrief } from '../page-brief.ts';
import { wordsOf } from './language-words.ts';
import type { Models } from './models.ts';
import { readNote, type SiteNote } from './site-note.ts';
import { fold, wordsIn } from './text.ts';

export interface SiteDesk {
  readonly site: SiteForAdvice;
  readonly models: Models | null;
  /** Null when the site names itself nowhere. */
  readonly brand: string | null;
  readonly home: PageForAdvice | null;
  readonly pageAt: ReadonlyMap<string, PageForAdvice>;
  readonly twins: ReadonlyMap<string, PageForAdvice>;
  /** Blocks of text that stand on most pages: nobody's own. */
  readonly common: ReadonlySet<string>;
  /** On how many pages a word stands. */
  readonly spread: ReadonlyMap<string, number>;
  /** What the person who asked told of the site. */
  readonly note: SiteNote;
  /** Titles and descriptions that are in use or were given to a page already. */
  readonly titles: Set<string>;
  readonly descriptions: Set<string>;
  /** What was suggested for a finding, by its page and rule: what is said of the whole site draws on it. */
  readonly told: Map<string, string>;
}

export const toldKey = (url: string, ruleId: string): string => `${ruleId} ${url}`;

const commonShare = 0.6;
const commonLeast = 3;
/** Shorter texts are alike by chance. */
const twinLength = 80;

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

/** What the site calls itself: its own tags, else what half of the titles share, else what its home page opens with. */
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

export function openDesk(site: SiteForAdvice, models: Models | null): SiteDesk {
  const briefs = site.pages.map(({ brief }) => brief);
  const isHome = ({ url }: PageBrief): boolean => /^\/(?:index\.\w+)?$/.test(URL.parse(url)?.pathname ?? '');
  return {
    site,
    models,
    brand: brandOf(briefs, site.domain),
    home: site.pages.find(({ brief }) => isHome(brief)) ?? site.pages[0] ?? null,
    pageAt: new Map(site.pages.map((page) => [page.brief.url, page])),
    twins: findTwins(site.pages),
    common: commonBlocks(briefs),
    spread: spreadOf(briefs),
    note: readNote(site.additionalInfo),
    told: new Map(),
    titles: new Set(briefs.flatMap(({ title }) => (title === null ? [] : [fold(title)]))),
    descriptions: new Set(
      briefs.flatMap(({ description }) => (description === null ? [] : [fold(description)])),
    ),
  };
}

/** What the site calls itself on pages of this language. */
export function brandFor({ site, brand }: SiteDesk, language: string): string | null {
  const all = site.pages.map(({ brief }) => brief);
  const own = all.filter((brief) => brief.language === language);
  if (brand === null || own.length === all.length) return brand;
  const isUsed = own.some(({ title, siteNames, description, paragraphs }) =>
    fold([title, description, ...siteNames, ...paragraphs].join(' ')).includes(fold(brand)),
  );
  return isUsed ? brand : brandOf(own, site.domain);
}

const pathLength = ({ brief }: PageForAdvice): number => (URL.parse(brief.url)?.pathname ?? brief.url).length;

const isSafe = ({ brief }: PageForAdvice): boolean => brief.url.startsWith('https:');

/** Of two pages that say the same, the one to keep: https, the home page, then what the site itself counts for more. */
export function isKept(page: PageForAdvice, twin: PageForAdvice): boolean {
  if (isSafe(page) !== isSafe(twin)) return isSafe(page);
  if ((pathLength(page) === 1) !== (pathLength(twin) === 1)) return pathLength(page) === 1;
  if (page.weight !== twin.weight) return page.weight > twin.weight;
  return page.brief.url < twin.brief.url;
}

/** For each address the first other page that says the same, word for word. */
function findTwins(pages: readonly PageForAdvice[]): Map<string, PageForAdvice> {
  const long = pages.filter(({ brief }) => brief.paragraphs.join('').length >= twinLength);
  const alike = Map.groupBy(long, ({ brief }) => brief.paragraphs.join('\n'));
  return new Map(
    long.flatMap((page) => {
      const twin = alike.get(page.brief.paragraphs.join('\n'))?.find((other) => other !== page);
      return twin === undefined ? [] : [[page.brief.url, twin] as const];
    }),
  );
}

export const twinOf = ({ twins }: SiteDesk, { url }: PageBrief): PageForAdvice | null =>
  twins.get(url) ?? null;

/** Whether the analyst can write in the page's language. */
export const canWrite = ({ language }: PageBrief): boolean => wordsOf(language) !== null;

/** A page whose twin is the one to keep: it says nothing of its own. */
export function isSpare(desk: SiteDesk, page: PageForAdvice): boolean {
  const twin = twinOf(desk, page.brief);
  return twin !== null && !isKept(page, twin);
}
