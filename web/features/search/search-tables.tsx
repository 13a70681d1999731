/** Pages and queries with the most clicks, beside what they had before. */
import type { SearchTotals, SearchView } from '@pagewright/contract/entities/search';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { UrlText } from '../../ui/url-text.tsx';
import { percentWords, positionWords } from './figure-words.ts';
import styles from './search.module.css';
import { strings } from './strings.ts';

const shownMax = 10;

interface Row extends SearchTotals {
  readonly before: SearchTotals | null;
}

const columnsFor = <T extends Row>(
  header: string,
  cell: (row: T) => ReactNode,
): readonly TableColumn<T>[] => [
  { id: 'name', header, cell, rowHeader: true },
  {
    id: 'clicks',
    header: strings.clicks,
    align: 'end',
    cell: ({ clicks, before }) =>
      before === null ? (
        clicks.toLocaleString('en-US')
      ) : (
        <>
          {clicks.toLocaleString('en-US')}{' '}
          <small>{strings.before({ before: before.clicks.toLocaleString('en-US') })}</small>
        </>
      ),
  },
  {
    id: 'impressions',
    header: strings.impressions,
    align: 'end',
    cell: ({ impressions }) => impressions.toLocaleString('en-US'),
  },
  { id: 'rate', header: strings.rate, align: 'end', cell: percentWords, isMinor: true },
  { id: 'position', header: strings.position, align: 'end', cell: ({ position }) => positionWords(position) },
];

interface TopTableProps<T> {
  readonly heading: string;
  readonly caption: string;
  readonly columns: readonly TableColumn<T>[];
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
}

function TopTable<T>({ heading, rows, ...table }: TopTableProps<T>) {
  const [isWhole, setIsWhole] = useState(false);
  if (rows.length === 0) return null;
  const shown = isWhole ? rows : rows.slice(0, shownMax);
  return (
    <Stack gap={3} columns={1} className={styles.wrap}>
      <h3 className={styles.heading}>{heading}</h3>
      <Table {...table} rows={shown} />
      {shown.length < rows.length && (
        <div>
          <Button onClick={() => setIsWhole(true)}>{strings.showAll({ count: rows.length })}</Button>
        </div>
      )}
    </Stack>
  );
}

const pageColumns = () =>
  columnsFor<SearchView['pages'][number]>(strings.page, ({ url }) => (
    <UrlText url={url} href={url} pathOnly />
  ));
const queryColumns = () => columnsFor<SearchView['queries'][number]>(strings.query, ({ query }) => query);

export const SearchTables = ({ view: { pages, queries } }: { readonly view: SearchView }) => (
  <>
    <TopTable
      heading={strings.pages}
      caption={strings.pagesCaption}
      columns={pageColumns()}
      rows={pages}
      rowKey={({ url }) => url}
    />
    <TopTable
      heading={strings.queries}
      caption={strings.queriesCaption}
      columns={queryColumns()}
      rows={queries}
      rowKey={({ query }) => query}
    />
  </>
);
