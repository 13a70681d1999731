/** The analyses as a table; its order lives in the URL. */
import type { HistoryItem } from '@pagewright/contract/entities/history';
import { Link, useSearchParams } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { dateTimeWords } from './date-words.ts';
import styles from './history-table.module.css';
import { readSort, sortBy, sortHistory, writeSort } from './sort-history.ts';
import { strings } from './strings.ts';

export interface HistoryTableProps {
  readonly items: readonly HistoryItem[];
  readonly onDelete: (item: HistoryItem) => void;
}

export function HistoryTable({ items, onDelete }: HistoryTableProps) {
  const [search, setSearch] = useSearchParams();
  const sort = readSort(search);
  return (
    <Table
      caption={strings.tableCaption}
      columns={columns(onDelete)}
      rows={sortHistory(items, sort)}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={({ by, direction }) => setSearch(writeSort(search, sortBy(by, direction)))}
    />
  );
}

const columns = (onDelete: (item: HistoryItem) => void): TableColumn<HistoryItem>[] => [
  {
    id: 'domain',
    header: strings.website,
    sortable: true,
    rowHeader: true,
    cell: ({ domain }) => <span className={styles.domain}>{domain}</span>,
  },
  {
    id: 'date',
    header: strings.date,
    sortable: true,
    cell: ({ date }) => <time dateTime={date}>{dateTimeWords(date)}</time>,
  },
  { id: 'pages', header: strings.pages, sortable: true, align: 'end', cell: ({ pagesCount }) => pagesCount },
  { id: 'issues', header: strings.issues, sortable: true, cell: (item) => <Issues item={item} /> },
  {
    id: 'actions',
    header: strings.actions,
    align: 'end',
    cell: (item) => <Actions item={item} onDelete={onDelete} />,
  },
];

const Issues = ({ item: { metrics } }: { readonly item: HistoryItem }) => (
  <span className={styles.issues}>
    <Badge tone={metrics.criticalIssues > 0 ? 'poor' : 'good'}>
      {strings.critical(metrics.criticalIssues)}
    </Badge>
    <Badge tone={metrics.warnings > 0 ? 'fair' : 'good'}>{strings.warnings(metrics.warnings)}</Badge>
  </span>
);

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
      aria-label={strings.deleteLabel(item.domain, dateTimeWords(item.date))}
      onClick={() => onDelete(item)}
    >
      {strings.delete}
    </Button>
  </span>
);
