/** How many of those who see a result click it, by its position: less than published studies say, and less where the site gets less. */
import type { SearchTotals } from '@pagewright/contract/entities/search';
import { rateOf, sumOf } from './sum-figures.ts';

/** Of positions 1 to 20 for searches that name no brand; with answers above the results fewer click than in older studies. */
const usual = [
  0.24, 0.13, 0.09, 0.063, 0.047, 0.037, 0.03, 0.025, 0.021, 0.018, 0.01, 0.009, 0.008, 0.007, 0.006, 0.006,
  0.005, 0.005, 0.004, 0.004,
];

export type RateAt = (position: number) => number;

function usualRate(position: number): number {
  const at = Math.max(1, position) - 1;
  const [below, above] = [usual[Math.floor(at)] ?? 0.003, usual[Math.ceil(at)] ?? 0.003];
  return below + (above - below) * (at % 1);
}

/** So many impressions at a position say what is usual for the site. */
const impressionsMin = 1000;

/** From the site's own searches where there are enough of them, never more than usual. */
export function rateCurve(rows: readonly SearchTotals[]): RateAt {
  const byPosition = Map.groupBy(rows, ({ position }) => Math.round(position));
  const own = new Map(
    [...byPosition].flatMap(([position, group]) => {
      const totals = sumOf(group);
      return totals.impressions < impressionsMin ? [] : [[position, rateOf(totals)] as const];
    }),
  );
  return (position) => Math.min(usualRate(position), own.get(Math.round(position)) ?? 1);
}
