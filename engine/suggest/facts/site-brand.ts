/** The name of a site: from its own tags, its titles or its domain. */

import { fold } from '../../text/fold.ts';
import { lettersAndDigits } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import type { SiteSuggestionInput } from '../suggester.ts';

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

/** The value that is there most often, whatever its case. */
export function commonest(values: readonly string[]): { value: string; count: number } | null {
  const [first] = [...Map.groupBy(values, (value) => fold(value)).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  return first?.[0] === undefined ? null : { value: first[0], count: first.length };
}

const plainLetters = (text: string): string => lettersAndDigits(fold(text));

const isRoot = (url: string): boolean => /^\/(?:index\.\w+)?$/.test(URL.parse(url)?.pathname ?? '');

/**
 * Whether the site itself says the name: its domain, its home page, links that lead there, or the text of most pages.
 * What only titles say is the theme's, and what heads the pages of one part is a category.
 */
function isSaid(name: string, pages: readonly PageBrief[], domain: string): boolean {
  const own = fold(name);
  if (plainLetters(domain).includes(plainLetters(name)) && plainLetters(name) !== '') return true;
  const home = pages.find(({ url }) => isRoot(url)) ?? pages[0];
  return (
    home?.headings.some(({ text }) => fold(text).includes(own)) === true ||
    // A block of nothing else is a label or a link.
    home?.paragraphs.some((text) => fold(text).includes(own) && fold(text) !== own) === true ||
    pages.some(({ links }) =>
      links.some(({ text, target }) => (isRoot(target) || target === home?.url) && fold(text).includes(own)),
    ) ||
    isOnMost(name, pages)
  );
}

const noBrand =
  /^(?:home ?page|home|start(?:seite)?|main page|index|welcome|website|web ?site|blog|news|shop|store|accueil|inicio|página (?:de inicio|principal)|pagina iniziale|início|untitled(?: document)?|category|categories|kategorien?|tags?|archives?)$/i;

/** What any site could be called, and its address. */
const namesNothing = (name: string, domain: string): boolean =>
  noBrand.test(name.trim()) || (name.includes('.') && fold(name) === fold(domain));

const brandMax = 40;

/** The segment at an end of at least three in ten titles. */
export function sharedTitlePart(pages: readonly PageBrief[]): string | null {
  const titles = new Set(pages.flatMap(({ title }) => (title === null ? [] : [title])));
  const shared = commonest([...titles].flatMap(segmentsAtEnds));
  return shared !== null && shared.count >= 2 && shared.count >= titles.size * 0.3 ? shared.value : null;
}

/** The brand: from the site's own tags, else what many titles share, else what matches the domain. */
export function brandOf(pages: readonly PageBrief[], domain: string): string | null {
  const isName = (name: string): boolean => !namesNothing(name, domain);
  const named = commonest(pages.flatMap(({ siteNames }) => siteNames.filter(isName).slice(0, 1)));
  if (named !== null && named.value.length <= brandMax) return named.value;
  const titles = pages.flatMap(({ title }) => (title === null ? [] : [title]));
  const shared = sharedTitlePart(pages);
  if (shared !== null && shared.length <= brandMax && isName(shared) && isSaid(shared, pages, domain))
    return shared;
  const label = plainLetters(domain.split('.').at(-2) ?? domain);
  const parts = titles
    .flatMap((title) => title.split(/[|–—·:,-]/))
    .map((part) => part.trim())
    .filter(isName);
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

/** What the site calls itself on pages of this language. */
export function brandFor(
  { site, brand }: { readonly site: SiteSuggestionInput; readonly brand: string | null },
  language: string,
): string | null {
  const all = site.pages.map(({ brief }) => brief);
  const own = all.filter((brief) => brief.language === language);
  if (brand === null || own.length === all.length) return brand;
  const isUsed = own.some(({ title, siteNames, description, paragraphs }) =>
    fold([title, description, ...siteNames, ...paragraphs].join(' ')).includes(fold(brand)),
  );
  return isUsed ? brand : brandOf(own, site.domain);
}
