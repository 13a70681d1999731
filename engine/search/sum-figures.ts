/** Adds up figures: clicks and impressions are summed, positions are weighted by impressions. */
import type { SearchTotals } from '@pagewright/contract/entities/search';

export const sumOf = (rows: Iterable<SearchTotals>): SearchTotals => {
  let [clicks, impressions, weighted] = [0, 0, 0];
  for (const row of rows) {
    clicks += row.clicks;
    impressions += row.impressions;
    weighted += row.position * row.impressions;
  }
  return { clicks, impressions, position: impressions === 0 ? 0 : weighted / impressions };
};

/** Rows with the same key become one; the most seen come first, and of those the first few. */
export function sumBy<T extends SearchTotals>(
  rows: Iterable<T>,
  keyOf: (row: T) => string,
  mostRows = Number.POSITIVE_INFINITY,
): T[] {
  const groups = Map.groupBy(rows, keyOf);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      return first === undefined ? [] : [group.length === 1 ? first : { ...first, ...sumOf(group) }];
    })
    .sort((a, b) => b.impressions - a.impressions || b.clicks - a.clicks)
    .slice(0, mostRows);
}

/** From 0 to 1. */
export const rateOf = ({ clicks, impressions }: SearchTotals): number =>
  impressions === 0 ? 0 : clicks / impressions;
