/** Puts the figures of Search Console into a report: beside each page, and as opportunities of the site. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { PageSearch, SearchPeriod, SearchTotals } from '@pagewright/contract/entities/search';
import { opportunitiesIn } from './find-opportunities.ts';
import { queriesByPage } from './page-queries.ts';
import { pageKey } from './page-texts.ts';
import { openContext } from './search-context.ts';
import { sumBy, sumOf } from './sum-figures.ts';

export interface SiteFigures {
  /** Of the site, without www. */
  readonly host: string;
  readonly period: SearchPeriod;
  readonly before: SearchPeriod | null;
}

const none: SearchTotals = { clicks: 0, impressions: 0, position: 0 };

/** In place of what it had; a page without figures had no impression. */
export function attachSearch(analysis: Analysis, figures: SiteFigures): Analysis {
  const { period } = figures;
  const context = openContext({ ...figures, pages: analysis.pages });
  const queries = queriesByPage(context);
  const rows = sumBy(period.pages, ({ url }) => pageKey(url));
  const byPage = new Map(rows.map(({ url, ...totals }) => [pageKey(url), totals]));
  const searchOf = (url: string): PageSearch => {
    const key = pageKey(url);
    return { ...(byPage.get(key) ?? none), queries: [...(queries.get(key) ?? [])] };
  };
  return {
    ...analysis,
    pages: analysis.pages.map((page) => ({ ...page, search: searchOf(page.url) })),
    search: {
      from: period.from,
      to: period.to,
      totals: sumOf(rows.length > 0 ? rows : period.queries),
      opportunities: opportunitiesIn(context),
    },
  };
}

/** After the figures were deleted. */
export function detachSearch(analysis: Analysis): Analysis {
  const { search: _site, ...rest } = analysis;
  const pages = analysis.pages.map((page) => {
    const { search: _page, ...others } = page;
    return others;
  });
  return { ...rest, pages };
}
