/** Every URL in one grid, of which only the visible rows are in the document. Arrow keys move, Enter opens. */
import type { UrlListing } from '@pagewright/contract/explorer/explorer';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { columnWords, isNumeric, valueWords, widthOf } from './column-words.ts';
import styles from './explorer.module.css';
import { strings } from './strings.ts';
import { ValueCell } from './value-cell.tsx';

const rowPx = 36;
const headPx = 36;
/** So many rows before the end more are asked for. */
const aheadRows = 30;

export interface ExplorerTableProps {
  readonly columns: readonly string[];
  readonly rows: readonly UrlListing[];
  readonly total: number;
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
  readonly open: number | null;
  readonly onOpen: (id: number | null) => void;
  /** The focus goes to what is open. */
  readonly onEnter: () => void;
  readonly onNearEnd: () => void;
  /** Gets the focus back when what is open closes. */
  readonly gridRef: RefObject<HTMLDivElement | null>;
}

const moves: Readonly<Record<string, (at: number, page: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, page) => at + page,
  PageUp: (at, page) => at - page,
  Home: () => 0,
  End: (_, __, last) => last,
};

export function ExplorerTable(props: ExplorerTableProps) {
  const { columns, rows, total, open, onOpen, onEnter, onNearEnd, gridRef: box } = props;
  const gridId = useId();
  const [active, setActive] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: 12,
    scrollPaddingStart: headPx,
    initialRect: { width: 1000, height: 600 },
  });
  const items = virtual.getVirtualItems();
  const lastShown = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastShown >= rows.length - aheadRows) onNearEnd();
  }, [lastShown, rows.length, onNearEnd]);
  const at = Math.min(active, Math.max(0, rows.length - 1));
  const rowId = (index: number): string => `${gridId}-${index}`;
  const choose = (index: number): void => {
    setActive(index);
    onOpen(rows[index]?.id ?? null);
  };
  const click = ({ target }: MouseEvent): void => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (row !== null) choose(Number(row.dataset['index']));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowPx) - 2);
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      const next = Math.min(rows.length - 1, Math.max(0, move(at, page, rows.length - 1)));
      setActive(next);
      virtual.scrollToIndex(next);
      // What is open beside the table follows.
      if (open !== null) onOpen(rows[next]?.id ?? null);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(at);
      onEnter();
    } else if (event.key === 'Escape' && open !== null) {
      event.preventDefault();
      onOpen(null);
    }
  };
  const template = {
    '--columns': columns.map((name) => `minmax(${widthOf(name)}px, ${widthOf(name)}fr)`).join(' '),
  } as CSSProperties;
  return (
    <>
      <p id={`${gridId}-hint`} className="visually-hidden">
        {strings.tableHint}
      </p>
      <div
        ref={box}
        className={styles.grid}
        style={template}
        role="grid"
        tabIndex={0}
        aria-label={strings.table}
        aria-describedby={`${gridId}-hint`}
        aria-rowcount={total + 1}
        aria-colcount={columns.length}
        aria-activedescendant={items.some(({ index }) => index === at) ? rowId(at) : undefined}
        onKeyDown={press}
        onClick={click}
      >
        <GridHead {...props} />
        <div role="rowgroup" className={styles.body} style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <div
                key={row.id}
                id={rowId(index)}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={row.id === open}
                className={classNames(styles.row, index === at && styles.active)}
                style={{ transform: `translateY(${start}px)` }}
                data-index={index}
              >
                {columns.map((name) => (
                  <div
                    key={name}
                    role="gridcell"
                    className={classNames(styles.cell, isNumeric(name) && styles.end)}
                    title={valueWords(name, row[name])}
                  >
                    <ValueCell column={name} value={row[name]} />
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

const directionOf = (sort: string | undefined, name: string): 'ascending' | 'descending' | 'none' => {
  if (sort === name) return 'ascending';
  return sort === `-${name}` ? 'descending' : 'none';
};

const GridHead = ({ columns, sort, onSort }: ExplorerTableProps) => (
  <div role="rowgroup" className={styles.head}>
    <div role="row" aria-rowindex={1} className={styles.headRow}>
      {columns.map((name) => {
        const direction = directionOf(sort, name);
        // What is large is looked for first, and what is first in the alphabet.
        const first = isNumeric(name) ? `-${name}` : name;
        const second = isNumeric(name) ? name : `-${name}`;
        return (
          <div
            key={name}
            role="columnheader"
            aria-sort={direction}
            className={classNames(styles.cell, isNumeric(name) && styles.end)}
          >
            <button
              type="button"
              className={styles.sort}
              data-direction={direction}
              title={strings.sortBy({ name: columnWords(name) })}
              onClick={() => onSort(sort === first ? second : first)}
            >
              {columnWords(name)}
              <Icon name="chevron" size={12} />
            </button>
          </div>
        );
      })}
    </div>
  </div>
);
