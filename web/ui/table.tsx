/** A table whose headings sort and which becomes a stack of cards on a narrow screen. */
/* The roles are written out because `display: block` in the stacked form takes them away in some browsers. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './table.module.css';

export type TableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Its cell names the row. */
  rowHeader?: boolean | undefined;
  sortable?: boolean | undefined;
  /** Left out where the table has little room, but not yet in cards. */
  isMinor?: boolean | undefined;
  /** The heading is read but not shown, e.g. above a row of buttons. */
  hideHeader?: boolean | undefined;
};

export type TableSort = { by: string; direction: 'ascending' | 'descending' };

export type TableProps<Row> = {
  caption: string;
  /** Captions are for screen readers unless `showCaption` is set. */
  showCaption?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  /** Up to 900 px each row becomes a card; small tables stay as they are. */
  stack?: boolean | undefined;
};

export function Table<Row>(props: TableProps<Row>) {
  const { caption, showCaption = false, columns, rows, rowKey, sort, onSort, stack = true } = props;
  return (
    <table className={classNames(styles.table, stack && styles.stack)} role="table">
      <caption className={showCaption ? styles.caption : 'visually-hidden'}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={classNames(column.align === 'end' && styles.end, column.isMinor && styles.minor)}
              aria-sort={column.sortable ? (sort?.by === column.id ? sort.direction : 'none') : undefined}
            >
              <HeaderCell column={column} sort={sort} onSort={onSort} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <BodyCell key={column.id} column={column}>
                {column.cell(row)}
              </BodyCell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HeaderCellProps<Row> = {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
};

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  if (!column.sortable || !onSort) {
    return column.hideHeader ? <span className="visually-hidden">{column.header}</span> : column.header;
  }
  const current = sort?.by === column.id ? sort.direction : undefined;
  const next = current === 'ascending' ? 'descending' : 'ascending';
  return (
    <button
      type="button"
      className={styles.sort}
      data-direction={current}
      onClick={() => onSort({ by: column.id, direction: next })}
    >
      {column.header}
      <Icon name="chevron" size={12} />
    </button>
  );
}

function BodyCell<Row>({ column, children }: { column: TableColumn<Row>; children: ReactNode }) {
  const shared = {
    className: classNames(
      column.align === 'end' && styles.end,
      column.rowHeader && styles.rowHeader,
      column.isMinor && styles.minor,
    ),
    'data-label': column.hideHeader || column.rowHeader ? undefined : column.header,
  };
  return column.rowHeader ? (
    <th role="rowheader" scope="row" {...shared}>
      {children}
    </th>
  ) : (
    <td role="cell" {...shared}>
      {children}
    </td>
  );
}
