/** What the site calls its pages: in links to them, and in the names of the pages above them. */
import { fold, tidy } from '../../text/fold.ts';
import type { PageBrief } from '../page-brief.ts';

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

const commonShare = 0.6;
const commonLeast = 4;
/** A list of contents is on one page or two; a menu is on more. */
const menuLeast = 3;

/** Texts of links that belong to no page's own list: they lead to several pages, as "Next" does, or are on most pages. */
export function commonLinksOf(pages: readonly PageBrief[]): ReadonlySet<string> {
  const uses = new Map<string, { readonly targets: Set<string>; readonly pages: Set<string> }>();
  for (const { links, url } of pages)
    for (const { target, text } of links) {
      const use = uses.get(fold(text)) ?? { targets: new Set(), pages: new Set() };
      use.targets.add(bare(target));
      use.pages.add(url);
      uses.set(fold(text), use);
    }
  const least = Math.max(commonLeast, pages.length * commonShare);
  return new Set(
    [...uses]
      .filter(([, use]) => use.targets.size >= vagueTargets || use.pages.size >= least)
      .map(([text]) => text),
  );
}

/** Texts of links in navigation that several pages have: those of menus. */
export function menuLinksOf(pages: readonly PageBrief[]): ReadonlySet<string> {
  const uses = new Map<string, Set<string>>();
  for (const { links, url } of pages)
    for (const { text, region } of links)
      if (region === 'navigation') uses.set(fold(text), (uses.get(fold(text)) ?? new Set()).add(url));
  return new Set([...uses].filter(([, own]) => own.size >= menuLeast).map(([text]) => text));
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
