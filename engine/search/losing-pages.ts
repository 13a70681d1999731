/** Finds pages that lose clicks against the days before, where it is not the whole site or a season. */
import type { Opportunity, PageFigures, SearchTotals } from '@pagewright/contract/entities/search';
import { pageKey } from './page-texts.ts';
import type { SearchContext } from './search-context.ts';
import { rateOf, sumBy, sumOf } from './sum-figures.ts';

/** For 28 days. */
const [clicksMin, lossMin] = [20, 10];
const keptMax = 0.75;
const positionsLost = 0.7;
const rateLost = 0.75;
const none: SearchTotals = { clicks: 0, impressions: 0, position: 0 };

/** How all pages did; a site that loses everywhere has another problem than its pages. */
const siteRatio = (now: readonly PageFigures[], before: readonly PageFigures[]): number =>
  Math.min(1, sumOf(now).clicks / Math.max(1, sumOf(before).clicks));

/** Fewer searches alone are no fault of the page. */
const isOfPage = (now: SearchTotals, before: SearchTotals): boolean =>
  now.impressions === 0 ||
  now.position - before.position >= positionsLost ||
  rateOf(now) < rateOf(before) * rateLost;

export function findLosingPages({ period, before, scale, textsByKey }: SearchContext): Opportunity[] {
  if (before === null || period.pages.length === 0) return [];
  const now = new Map(sumBy(period.pages, ({ url }) => pageKey(url)).map((row) => [pageKey(row.url), row]));
  const ratio = siteRatio(period.pages, before.pages);
  return sumBy(before.pages, ({ url }) => pageKey(url)).flatMap((was): Opportunity[] => {
    const is = now.get(pageKey(was.url)) ?? { ...none, url: was.url };
    const loss = was.clicks - is.clicks;
    const isLoss =
      was.clicks >= clicksMin * scale &&
      loss >= Math.max(lossMin * scale, 2 * Math.sqrt(was.clicks + is.clicks)) &&
      is.clicks <= was.clicks * ratio * keptMax;
    if (!isLoss || !isOfPage(is, was)) return [];
    const { clicks, impressions, position } = is;
    return [
      {
        kind: 'losing-clicks',
        urls: [textsByKey.get(pageKey(was.url))?.page.url ?? was.url],
        urlFrom: 'search',
        query: null,
        variants: [],
        clicks,
        impressions,
        position,
        expectedRate: null,
        before: { clicks: was.clicks, impressions: was.impressions, position: was.position },
        perUrl: [],
        title: textsByKey.get(pageKey(was.url))?.page.title ?? null,
        missingWords: [],
        gain: loss,
      },
    ];
  });
}
