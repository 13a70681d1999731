/** Joins figures of several days or of an import to those of one period, and says them beside those before. */
import type { SearchPeriod, SearchTotals, SearchView } from '@pagewright/contract/entities/search';
import { limits } from '@pagewright/contract/limits';
import { pageKey } from './page-texts.ts';
import { sumBy, sumOf } from './sum-figures.ts';

export type SearchTables = Pick<SearchPeriod, 'pages' | 'queries' | 'pairs'>;

export const joinTables = (
  range: Pick<SearchPeriod, 'from' | 'to'>,
  all: readonly SearchTables[],
): SearchPeriod => ({
  from: range.from,
  to: range.to,
  pages: sumBy(
    all.flatMap(({ pages }) => pages),
    ({ url }) => url,
    limits.search.rowsMax,
  ),
  queries: sumBy(
    all.flatMap(({ queries }) => queries),
    ({ query }) => query,
    limits.search.rowsMax,
  ),
  pairs: sumBy(
    all.flatMap(({ pairs }) => pairs),
    ({ url, query }) => `${url}\n${query}`,
    limits.search.pairsMax,
  ),
});

const totalsOf = ({ clicks, impressions, position }: SearchTotals): SearchTotals => ({
  clicks,
  impressions,
  position,
});

function besides<T extends SearchTotals>(
  rows: readonly T[],
  before: readonly T[] | null,
  keyOf: (row: T) => string,
): (T & { before: SearchTotals | null })[] {
  const was = new Map((before ?? []).map((row) => [keyOf(row), totalsOf(row)]));
  return rows
    .toSorted((a, b) => b.clicks - a.clicks || b.impressions - a.impressions)
    .slice(0, limits.search.shown)
    .map((row) => ({ ...row, before: was.get(keyOf(row)) ?? null }));
}

export const topRows = (
  period: SearchPeriod,
  before: SearchPeriod | null,
): Pick<SearchView, 'pages' | 'queries'> => ({
  pages: besides(period.pages, before?.pages ?? null, ({ url }) => pageKey(url)),
  queries: besides(period.queries, before?.queries ?? null, ({ query }) => query),
});

/** An export has no totals of its own where it has no dates: its pages, else its queries, are the nearest to them. */
export const totalsOfTables = ({ pages, queries }: SearchTables): SearchTotals =>
  sumOf(pages.length > 0 ? pages : queries);
