/** What crawlers did, in tables: who came, what was wasted, which pages, and what the analysis says of them. */
import type {
  CrawlerVisits,
  LogJoin,
  LogSummary,
  VisitedPage,
} from '@pagewright/contract/entities/server-log';
import { purposeLabels, wastedLabels } from '@pagewright/contract/report/log-words';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Note, Stack } from '../../ui/layout.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { UrlText } from '../../ui/url-text.tsx';
import styles from './logs.module.css';
import { strings } from './strings.ts';

const shownMax = 10;
const figure = (value: number): string => value.toLocaleString('en-US');

interface SectionProps<Row> {
  readonly heading: string;
  readonly text?: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

function Section<Row>({ heading, text, rows, ...table }: SectionProps<Row>) {
  const [isWhole, setIsWhole] = useState(false);
  if (rows.length === 0) return null;
  return (
    <Stack gap={3} columns={1}>
      <h3 className={styles.heading}>{heading}</h3>
      {text !== undefined && <Note tone="soft">{text}</Note>}
      <Table caption={heading} rows={isWhole ? rows : rows.slice(0, shownMax)} {...table} />
      {!isWhole && rows.length > shownMax && (
        <div>
          <Button onClick={() => setIsWhole(true)}>{strings.showAll({ count: rows.length })}</Button>
        </div>
      )}
    </Stack>
  );
}

const numbers = <Row,>(id: string, header: string, value: (row: Row) => number): TableColumn<Row> => ({
  id,
  header,
  align: 'end',
  cell: (row) => figure(value(row)),
});

const last = <Row extends { readonly last: string }>(): TableColumn<Row> => ({
  id: 'last',
  header: strings.lastVisit,
  cell: (row) => dateWords(row.last),
});

const paths = <Row extends { readonly path: string }>(): TableColumn<Row> => ({
  id: 'path',
  header: strings.url,
  rowHeader: true,
  cell: ({ path }): ReactNode => <span className={styles.path}>{path}</span>,
});

const crawlerColumns = (): TableColumn<CrawlerVisits>[] => [
  { id: 'crawler', header: strings.crawler, rowHeader: true, cell: ({ crawler }) => crawler },
  { id: 'purpose', header: strings.purpose, cell: ({ purpose }) => purposeLabels[purpose] },
  numbers('hits', strings.requests, ({ hits }) => hits),
  numbers('pages', strings.pages, ({ pages }) => pages),
  numbers('wasted', strings.wasted, ({ wasted }) => wasted),
  last(),
];

const wastedColumns = (): TableColumn<LogSummary['wasted'][number]>[] => [
  { id: 'kind', header: strings.kind, rowHeader: true, cell: ({ kind }) => wastedLabels[kind] },
  numbers('hits', strings.requests, ({ hits }) => hits),
  {
    id: 'most',
    header: strings.most,
    cell: ({ paths: [most] }) => <span className={styles.path}>{most?.path}</span>,
  },
];

const pageColumns = (): TableColumn<VisitedPage>[] => [
  paths(),
  numbers('hits', strings.requests, ({ hits }) => hits),
  { id: 'status', header: strings.status, cell: ({ status }) => status },
  last(),
];

const unvisitedColumns = (): TableColumn<string>[] => [
  { id: 'url', header: strings.url, rowHeader: true, cell: (url) => <UrlText url={url} pathOnly /> },
];

const unknownColumns = (): TableColumn<LogJoin['unknown'][number]>[] => [
  paths(),
  numbers('hits', strings.requests, ({ hits }) => hits),
  last(),
];

export function VisitTables({ summary }: { readonly summary: LogSummary }) {
  const { crawlers, wasted, pages } = summary;
  return (
    <>
      <Section
        heading={strings.crawlers}
        rows={crawlers}
        rowKey={({ crawler }) => crawler}
        columns={crawlerColumns()}
      />
      <Section
        heading={strings.wastedHeading}
        rows={wasted.filter(({ hits }) => hits > 0)}
        rowKey={({ kind }) => kind}
        columns={wastedColumns()}
      />
      <Section heading={strings.visited} rows={pages} rowKey={({ path }) => path} columns={pageColumns()} />
    </>
  );
}

export function JoinTables({ join }: { readonly join: LogJoin }) {
  const { unvisited, unvisitedCount, unknown, unknownCount, pages, isComplete } = join;
  return (
    <>
      {unvisitedCount === 0 ? (
        <Note tone="soft">{strings.allVisited}</Note>
      ) : (
        <Section
          heading={strings.unvisited({ count: unvisitedCount, pages })}
          text={isComplete ? strings.unvisitedText : strings.unvisitedCut}
          rows={unvisited}
          rowKey={(url) => url}
          columns={unvisitedColumns()}
        />
      )}
      <Section
        heading={strings.unknown({ count: unknownCount })}
        text={strings.unknownText}
        rows={unknown}
        rowKey={({ path }) => path}
        columns={unknownColumns()}
      />
    </>
  );
}
