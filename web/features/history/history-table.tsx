/** The analyses as a table; its order lives in the URL. */
import type { FailedRun } from '@pagewright/contract/entities/failed-run';
import type { HistoryItem } from '@pagewright/contract/entities/history';
import { wholeScore } from '@pagewright/contract/ratings';
import { pointsChangeWords } from '@pagewright/contract/report/changes-words';
import { failureStep } from '@pagewright/contract/report/failure-steps';
import { scoreChange } from '@pagewright/contract/report/trend-figures';
import { Link, useSearchParams } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { dateTimeWords, dateWords } from '../../ui/date-words.ts';
import { Sparkline } from '../../ui/sparkline.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './history-table.module.css';
import { type HistoryRow, isFailed, readSort, sortBy, sortHistory, writeSort } from './sort-history.ts';
import { strings } from './strings.ts';
import { tableWords } from './table-words.ts';

const runsInTrend = 30;

export interface HistoryTableProps {
  readonly items: readonly HistoryItem[];
  readonly failed: readonly FailedRun[];
  readonly onDelete: (item: HistoryItem) => void;
}

export function HistoryTable({ items, failed, onDelete }: HistoryTableProps) {
  const [search, setSearch] = useSearchParams();
  const sort = readSort(search);
  return (
    <Table
      caption={strings.tableCaption}
      columns={columns(items, onDelete)}
      rows={sortHistory([...items, ...failed], sort)}
      rowKey={(row) => (isFailed(row) ? row.runId : row.id)}
      sort={sort}
      onSort={({ by, direction }) => setSearch(writeSort(search, sortBy(by, direction)))}
    />
  );
}

/** The analyses of each site, newest first. */
const bySite = (items: readonly HistoryItem[]): ReadonlyMap<string, HistoryItem[]> =>
  Map.groupBy(
    items.toSorted((a, b) => b.date.localeCompare(a.date)),
    ({ siteId }) => siteId,
  );

const columns = (
  items: readonly HistoryItem[],
  onDelete: (item: HistoryItem) => void,
): TableColumn<HistoryRow>[] => {
  const sites = bySite(items);
  return [
    {
      id: 'domain',
      header: strings.website,
      sortable: true,
      rowHeader: true,
      cell: ({ domain, siteId }) =>
        siteId === null ? (
          <span className={styles.domain}>{domain}</span>
        ) : (
          <TextLink asChild quiet className={styles.domain}>
            <Link to={`/sites/${encodeURIComponent(siteId)}`}>{domain}</Link>
          </TextLink>
        ),
    },
    {
      id: 'date',
      header: strings.date,
      sortable: true,
      cell: ({ date }) => (
        <time dateTime={date} className={styles.date}>
          {dateTimeWords(date)}
        </time>
      ),
    },
    {
      id: 'pages',
      header: strings.pages,
      sortable: true,
      align: 'end',
      cell: (row) => (isFailed(row) ? '–' : row.pagesCount),
    },
    {
      id: 'issues',
      header: strings.issues,
      sortable: true,
      cell: (row) => (isFailed(row) ? <Failure run={row} /> : <Issues item={row} />),
    },
    {
      id: 'score',
      header: strings.score,
      sortable: true,
      align: 'end',
      cell: (row) => (isFailed(row) || row.score === null ? '–' : wholeScore(row.score)),
    },
    {
      id: 'change',
      header: strings.change,
      sortable: true,
      align: 'end',
      cell: (row) => {
        const change = isFailed(row) ? null : scoreChange(row.previousScore, row.score);
        return change === null ? '–' : pointsChangeWords(change);
      },
    },
    {
      id: 'trend',
      header: strings.trend,
      isMinor: true,
      cell: (row) => !isFailed(row) && <Trend item={row} sites={sites} />,
    },
    {
      id: 'actions',
      header: strings.actions,
      align: 'end',
      cell: (row) => (isFailed(row) ? <NextStep run={row} /> : <Actions item={row} onDelete={onDelete} />),
    },
  ];
};

/** Drawn once for each site, beside its newest analysis. */
function Trend({
  item,
  sites,
}: {
  readonly item: HistoryItem;
  readonly sites: ReadonlyMap<string, readonly HistoryItem[]>;
}) {
  const runs = sites.get(item.siteId) ?? [];
  if (runs[0] !== item || runs.length < 2) return null;
  return <ScoreTrend domain={item.domain} points={runs.slice(0, runsInTrend).reverse()} />;
}

const Issues = ({ item: { metrics } }: { readonly item: HistoryItem }) => (
  <span className={styles.issues}>
    <Badge tone={metrics.criticalIssues > 0 ? 'poor' : 'good'}>
      {strings.critical({ amount: metrics.criticalIssues })}
    </Badge>
    <Badge tone={metrics.warnings > 0 ? 'fair' : 'good'}>
      {tableWords.warnings({ amount: metrics.warnings })}
    </Badge>
  </span>
);

/** Why there is no report. */
const Failure = ({ run: { reason } }: { readonly run: FailedRun }) => (
  <span className={styles.failure}>
    <Badge tone="poor">{tableWords.failed}</Badge> {reason}
  </span>
);

function NextStep({ run }: { readonly run: FailedRun }) {
  const { label, to } = failureStep(run);
  return (
    <span className={styles.actions}>
      <ButtonLink asChild>
        <Link to={to} aria-label={tableWords.stepFor({ label, domain: run.domain })}>
          {label}
        </Link>
      </ButtonLink>
    </span>
  );
}

const Actions = ({
  item,
  onDelete,
}: {
  readonly item: HistoryItem;
  readonly onDelete: (item: HistoryItem) => void;
}) => (
  <span className={styles.actions}>
    <ButtonLink asChild>
      <Link to={`/analysis/${encodeURIComponent(item.id)}`}>{strings.viewDetails}</Link>
    </ButtonLink>
    <Button
      variant="quiet"
      aria-label={strings.deleteLabel({ domain: item.domain, date: dateTimeWords(item.date) })}
      onClick={() => onDelete(item)}
    >
      {strings.delete}
    </Button>
  </span>
);

interface ScoreTrendProps {
  readonly domain: string;
  /** Oldest first. */
  readonly points: readonly { readonly date: string; readonly score: number | null }[];
}

/** The scores of a site as a small line; runs without one are left out. */
export const ScoreTrend = ({ domain, points }: ScoreTrendProps) => (
  <Sparkline
    label={strings.scoreTrendOf({ domain })}
    points={points.flatMap(({ date, score }) =>
      score === null ? [] : [{ label: dateWords(date), value: wholeScore(score) }],
    )}
  />
);
