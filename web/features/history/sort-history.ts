/** The order of the history table, stored in the URL. */
import type { HistoryItem } from '@pagewright/contract/entities/history';
import { scoreChange } from '@pagewright/contract/report/trend-figures';

export interface HistorySort {
  readonly by: 'domain' | 'date' | 'pages' | 'issues' | 'score' | 'change';
  readonly direction: 'ascending' | 'descending';
}

const changeOf = ({ score, previousScore }: HistoryItem): number => scoreChange(previousScore, score) ?? 0;

const newestFirst: HistorySort = { by: 'date', direction: 'descending' };

const comparisons: Record<HistorySort['by'], (a: HistoryItem, b: HistoryItem) => number> = {
  domain: (a, b) => a.domain.localeCompare(b.domain),
  date: (a, b) => a.date.localeCompare(b.date),
  pages: (a, b) => a.pagesCount - b.pagesCount,
  score: (a, b) => (a.score ?? -1) - (b.score ?? -1),
  change: (a, b) => changeOf(a) - changeOf(b),
  issues: (a, b) =>
    a.metrics.criticalIssues - b.metrics.criticalIssues || a.metrics.warnings - b.metrics.warnings,
};

export function sortHistory(items: readonly HistoryItem[], { by, direction }: HistorySort): HistoryItem[] {
  const sign = direction === 'ascending' ? 1 : -1;
  // Equal rows stay newest first, whichever way the column points.
  return items.toSorted((a, b) => sign * comparisons[by](a, b) || comparisons.date(b, a));
}

const isColumn = (text: string): text is HistorySort['by'] => Object.hasOwn(comparisons, text);

/** Unknown values fall back silently. */
export function readSort(search: URLSearchParams): HistorySort {
  const by = search.get('sort') ?? '';
  if (!isColumn(by)) return newestFirst;
  return { by, direction: search.get('order') === 'ascending' ? 'ascending' : 'descending' };
}

export function writeSort(search: URLSearchParams, sort: HistorySort): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('sort', sort.by);
  next.set('order', sort.direction);
  return next;
}

/** A column name the table hands back. */
export const sortBy = (by: string, direction: HistorySort['direction']): HistorySort =>
  isColumn(by) ? { by, direction } : newestFirst;
