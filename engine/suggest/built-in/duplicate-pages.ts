/** Pages of a site with exactly the same text, and which of them is preferred. */

import type { PageSuggestionInput } from '../suggester.ts';

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
