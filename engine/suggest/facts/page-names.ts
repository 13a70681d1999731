/** What pages are called: by links to them, by the page above, by their own main heading. */
import { fold, tidy } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import type { BriefHeading, PageBrief } from '../page-brief.ts';

const bare = (url: string): string => url.replace(/#.*$/, '').replace(/\/(?:index\.\w+)?$/, '');

/** A text that leads to as many pages as this names none of them: "Next", "Read more". */
const vagueTargets = 2;
const lengthMax = 70;

/** "de" and "2" are switches. */
const isName = (text: string): boolean =>
  /\p{L}{3}|\p{Lo}{2}/u.test(text) &&
  text.length <= lengthMax &&
  !callsToAct.test(text) &&
  !fileLike.test(text);

/** A list of files names none of its pages. */
const fileLike = /^\S+\.(?:html?|php|aspx?|md|txt|pdf)$/i;

/** "View Login Page" says what to do, not what the page is called. */
const callsToAct =
  /^(?:view|read|see|open|go|learn|click|show|visit|download|try|back|browse|ver|voir|lire|zur|zum|mehr|leer|vedi|leggi|ler|bekijk|lees) /i;

/** By bare URL: the text that most links to the page have. */
export function linkNamesOf(pages: readonly PageBrief[]): ReadonlyMap<string, string> {
  const known = new Set(pages.map(({ url }) => bare(url)));
  const targetsOf = new Map<string, Set<string>>();
  const textsOf = new Map<string, Map<string, number>>();
  for (const { links, url } of pages)
    for (const { target, text, region, isToPart } of links) {
      const to = bare(target);
      const name = tidy(text);
      // In the text a link may say anything, such as "View the page"; menus call pages by name.
      if (!known.has(to) || to === bare(url) || !isName(name) || region === 'main') continue;
      // What a part is called, the page is not.
      if (isToPart === true) continue;
      // The home page is linked by the site's name or by its logo.
      if (URL.parse(to)?.pathname === '/') continue;
      targetsOf.set(fold(name), (targetsOf.get(fold(name)) ?? new Set()).add(to));
      const counts = textsOf.get(to) ?? new Map<string, number>();
      textsOf.set(to, counts.set(name, (counts.get(name) ?? 0) + 1));
    }
  const isOwn = (name: string): boolean => (targetsOf.get(fold(name))?.size ?? 0) < vagueTargets;
  return new Map(
    [...textsOf].flatMap(([to, counts]) => {
      const [best] = [...counts].filter(([name]) => isOwn(name)).toSorted((a, b) => b[1] - a[1]);
      return best === undefined ? [] : [[to, best[0]]];
    }),
  );
}

export const linkNameOf = (names: ReadonlyMap<string, string>, url: string): string | null =>
  names.get(bare(url)) ?? null;

/** The page whose folder this one is in, if it was read. */
export function parentOf<T extends { readonly brief: PageBrief }>(
  pageAt: ReadonlyMap<string, T>,
  url: string,
): T | null {
  const { origin, pathname } = new URL(url);
  const folder = pathname.replace(/[^/]*\/?$/, '');
  if (folder === '/' || folder === '') return null;
  for (const form of [folder, folder.slice(0, -1), `${folder}index.html`]) {
    const page = pageAt.get(`${origin}${form}`);
    if (page !== undefined && page.brief.url !== url) return page;
  }
  return null;
}

const titleMatch = 3;
const inMain = 2;
const uniqueOnSite = 2;
const outside: ReadonlySet<string> = new Set(['header', 'navigation', 'footer', 'aside']);

/** What share of the heading's words is in the title. */
function inTitle(text: string, title: string | null): number {
  const words = wordsIn(text);
  const known = new Set(wordsIn(title ?? ''));
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
}

export interface HeadingSite {
  readonly brand: string | null;
  /** On how many pages a text is a first-level heading, by folded text. */
  readonly firstHeadings: ReadonlyMap<string, number>;
}

/** Images of Markdown that became text: "kit !Version Badge". */
export const badges = /\s+(?:<\p{L}+>)?!\p{L}.*$/u;

const isBrand = (text: string, brand: string | null): boolean => brand !== null && fold(text) === fold(brand);

/**
 * The one that matches the title, is in the main content and is on no other page; the first of equals.
 * Null when the page has no first-level heading.
 */
export function mainHeading({ brand, firstHeadings }: HeadingSite, brief: PageBrief): BriefHeading | null {
  const scoreOf = ({ text, region }: BriefHeading): number =>
    inTitle(text, brief.title) * titleMatch +
    (region === 'main' ? inMain : outside.has(region) ? -inMain : 0) +
    ((firstHeadings.get(fold(text)) ?? 0) <= 1 ? uniqueOnSite : 0) -
    (isBrand(text, brand) ? titleMatch + uniqueOnSite : 0);
  const [best] = brief.headings
    .filter(({ level, text }) => level === 1 && /\p{L}{2}|\p{Lo}/u.test(text))
    .map((heading, at) => ({ heading, at, score: scoreOf(heading) }))
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  if (best === undefined) return null;
  const { heading } = best;
  return badges.test(heading.text) ? { ...heading, text: heading.text.replace(badges, '') } : heading;
}

/** Fewer pages may have a section of the same name by chance: "Misc". */
const repeatedFrom = 4;

/** The other first-level headings that only repeat what other pages of the site have too, such as its name. */
export const repeatedHeadings = (
  { brand, firstHeadings }: HeadingSite,
  brief: PageBrief,
  kept: BriefHeading,
): readonly BriefHeading[] =>
  brief.headings.filter(
    (heading) =>
      heading.level === 1 &&
      heading !== kept &&
      fold(heading.text) !== fold(kept.text) &&
      (isBrand(heading.text, brand) || (firstHeadings.get(fold(heading.text)) ?? 0) >= repeatedFrom),
  );
