/** Which of a page's first-level headings is its own: others repeat the site's name or belong to a widget. */
import { fold } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import type { BriefHeading, PageBrief } from '../page-brief.ts';

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
