/** How a report says which pages Google can index, and why not the others. */
import type { Indexability, NotIndexableReason } from '../entities/indexability.ts';
import { messages } from '../messages/translate.ts';
import type { Tone } from '../ratings.ts';

/** As a reader meets them in a list: "11 pages: noindex". */
export const notIndexableLabels: Readonly<Record<NotIndexableReason, string>> = messages({
  challenge: 'bot challenge instead of the page',
  redirect: 'redirect without a target we could follow',
  status: 'error status',
  'not-html': 'not HTML',
  'robots-txt': 'blocked by robots.txt',
  noindex: 'noindex',
  'canonical-off-site': 'canonical points to another site',
  'canonical-to-error': 'canonical points to a page that cannot be indexed',
  'canonical-to-home': 'canonical points to the home page',
  duplicate: 'duplicate: canonical points to another page of the site',
  'soft-404': 'soft 404: the page says it was not found',
});

/** Poor when it limits the score, fair when pages are kept out otherwise; duplicates are as they should be. */
export function indexabilityTone({ limitsScore, indexable, duplicates, analysed }: Indexability): Tone {
  if (limitsScore) return 'poor';
  return indexable + duplicates < analysed ? 'fair' : 'good';
}

export interface NotIndexableGroup {
  readonly reason: NotIndexableReason;
  readonly label: string;
  readonly urls: readonly string[];
  /** The line, tag or URL that the first of them shows. */
  readonly detail: string | null;
}

/** A home page that could not be read is none of the analysed pages. */
const withHome = (pages: Indexability['pages'], home: Indexability['home']): Indexability['pages'] =>
  home === null || pages.some(({ url }) => url === home.url) ? pages : [home, ...pages];

/** Most pages first; duplicates, which are left out on purpose, last. */
export const notIndexableGroups = ({ pages, home }: Indexability): readonly NotIndexableGroup[] =>
  [...Map.groupBy(withHome(pages, home), ({ reason }) => reason)]
    .flatMap(([reason, group]) =>
      reason === null
        ? []
        : [
            {
              reason,
              label: notIndexableLabels[reason],
              urls: group.map(({ url }) => url),
              detail: group[0]?.detail ?? null,
            },
          ],
    )
    .sort(
      (a, b) =>
        Number(a.reason === 'duplicate') - Number(b.reason === 'duplicate') || b.urls.length - a.urls.length,
    );

const words = messages({
  noPage: 'No page was analyzed.',
  notHome: 'Google cannot index the home page.',
  notHomeButOthers:
    'Google cannot index the home page. It can index {indexable, number} of {pages, plural, one {# other page} other {# other pages}}.',
  page: 'Google can index the page.',
  notPage: 'Google cannot index the page.',
  all: 'Google can index all {pages, number} pages.',
  none: 'Google can index none of the {pages, plural, one {# page} other {# pages}}.',
  some: 'Google can index {indexable, number} of {pages, plural, one {# page} other {# pages}}.',
  someButNotHome:
    'Google can index {indexable, number} of {pages, plural, one {# page} other {# pages}}, but not the home page.',
});

/** "Google can index 12 of 14 pages." */
export function indexabilitySentence({ analysed, indexable, home, pages }: Indexability): string {
  if (analysed === 0) return home === null ? words.noPage : words.notHome;
  if (home !== null && home.reason !== null && withHome(pages, home) !== pages)
    return words.notHomeButOthers({ indexable, pages: analysed });
  if (analysed === 1) return indexable === 1 ? words.page : words.notPage;
  if (indexable === analysed) return words.all({ pages: analysed });
  if (indexable === 0) return words.none({ pages: analysed });
  const isHomeOut = home !== null && home.reason !== null && home.reason !== 'duplicate';
  return (isHomeOut ? words.someButNotHome : words.some)({ indexable, pages: analysed });
}
