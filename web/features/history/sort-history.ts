/** The order of the history table, stored in the URL. */
import type { FailedRun } from '@pagewright/contract/entities/failed-run';
import type { HistoryItem } from '@pagewright/contract/entities/history';
import { scoreChange } from '@pagewright/contract/report/trend-figures';

/** A run that failed has a row too, without figures. */
export type HistoryRow = HistoryItem | FailedRun;

export const isFailed = (row: HistoryRow): row is FailedRun => 'reason' in row;

export interface HistorySort {
  readonly by: 'domain' | 'date' | 'pages' | 'issues' | 'score' | 'change';
  readonly direction: 'ascending' | 'descending';
}

type Figure = (item: HistoryItem) => number;

/** Rows without figures are below all that have some. */
const byFigure =
  (figure: Figure) =>
  (a: HistoryRow, b: HistoryRow): number =>
    (isFailed(a) ? -Number.MAX_VALUE : figure(a)) - (isFailed(b) ? -Number.MAX_VALUE : figure(b));

const issueFigure: Figure = ({ metrics: { criticalIssues, warnings } }) => criticalIssues + warnings / 1e6;

const newestFirst: HistorySort = { by: 'date', direction: 'descending' };

const comparisons: Record<HistorySort['by'], (a: HistoryRow, b: HistoryRow) => number> = {
  domain: (a, b) => a.domain.localeCompare(b.domain),
  date: (a, b) => a.date.localeCompare(b.date),
  pages: byFigure(({ pagesCount }) => pagesCount),
  score: byFigure(({ score }) => score ?? -1),
  change: byFigure(({ score, previousScore }) => scoreChange(previousScore, score) ?? 0),
  issues: byFigure(issueFigure),
};

export function sortHistory(rows: readonly HistoryRow[], { by, direction }: HistorySort): HistoryRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  // Equal rows stay newest first, whichever way the column points.
  return rows.toSorted((a, b) => sign * comparisons[by](a, b) || comparisons.date(b, a));
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
