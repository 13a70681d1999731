/** What each page of a report was found for: as Search Console says, else by the page whose texts fit a query best. */
import type { QueryFigures } from '@pagewright/contract/entities/search';
import { limits } from '@pagewright/contract/limits';
import { clusterQueries } from './cluster-queries.ts';
import { bestPage, pageKey } from './page-texts.ts';
import type { SearchContext } from './search-context.ts';

/** By the key of the page; the most searched first. Names of the site and operators are left out. */
export function queriesByPage(context: SearchContext): ReadonlyMap<string, readonly QueryFigures[]> {
  const { period, isWanted, read, texts } = context;
  const rows = period.pairs.length > 0 ? pairRows(context) : [];
  if (rows.length === 0 && texts.length > 0) {
    const seen = new Set(period.pages.map(({ url }) => pageKey(url)));
    const visible = seen.size === 0 ? texts : texts.filter(({ page }) => seen.has(pageKey(page.url)));
    const wanted = period.queries.filter(({ query }) => isWanted(query));
    for (const { query, terms, totals } of clusterQueries(wanted, read)) {
      const best = bestPage(visible, terms);
      if (best !== null) rows.push({ key: pageKey(best.page.url), row: { query, ...totals } });
    }
  }
  const groups = Map.groupBy(
    rows.sort((a, b) => b.row.impressions - a.row.impressions),
    ({ key }) => key,
  );
  return new Map(
    [...groups].map(([key, group]) => [
      key,
      group.slice(0, limits.search.queriesPerPage).map(({ row }) => row),
    ]),
  );
}

const pairRows = ({ period, isWanted }: SearchContext): { key: string; row: QueryFigures }[] =>
  period.pairs.filter(({ query }) => isWanted(query)).map(({ url, ...row }) => ({ key: pageKey(url), row }));
