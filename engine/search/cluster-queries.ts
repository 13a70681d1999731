/** Puts together queries that are one search: other order, plural, compound or a slip of the keyboard. */
import type { SearchTotals } from '@pagewright/contract/entities/search';
import type { QueryTerms, ReadQuery } from './query-terms.ts';
import { sumOf } from './sum-figures.ts';

export interface QueryCluster<T extends SearchTotals & { readonly query: string }> {
  /** The most searched spelling. */
  readonly query: string;
  readonly terms: QueryTerms;
  readonly rows: readonly T[];
  readonly totals: SearchTotals;
}

const slipLength = 8;

/** The word and all that it is without one letter; a digit makes another product. */
function* nearKeys(text: string): Generator<string> {
  yield text;
  if (text.length < slipLength) return;
  for (let at = 0; at < text.length; at += 1)
    if (!/\d/.test(text[at] ?? '')) yield text.slice(0, at) + text.slice(at + 1);
}

const sortedKey = ({ stems }: QueryTerms): string => stems.toSorted().join(' ');

interface OpenCluster<T> {
  readonly query: string;
  readonly terms: QueryTerms;
  readonly rows: T[];
}

/** By the most searched first, so that a slip joins what it was meant to be. */
export function clusterQueries<T extends SearchTotals & { readonly query: string }>(
  rows: readonly T[],
  read: ReadQuery,
): QueryCluster<T>[] {
  const found = new Map<string, OpenCluster<T>>();
  const clusters: OpenCluster<T>[] = [];
  for (const row of rows.toSorted((a, b) => b.impressions - a.impressions)) {
    const terms = read(row.query);
    const keys = [`= ${sortedKey(terms)}`, ...nearKeys(terms.stems.join(''))];
    const known = keys.map((key) => found.get(key)).find((each) => each !== undefined);
    const cluster = known ?? { query: row.query, terms, rows: [] };
    if (known === undefined) clusters.push(cluster);
    cluster.rows.push(row);
    for (const key of keys) if (!found.has(key)) found.set(key, cluster);
  }
  return clusters.map((cluster) => ({ ...cluster, totals: sumOf(cluster.rows) }));
}
