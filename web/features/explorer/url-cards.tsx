/** The same rows as cards, for a phone. */
import type { UrlListing } from '@pagewright/contract/explorer/explorer';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { columnWords } from './column-words.ts';
import styles from './explorer.module.css';
import { strings } from './strings.ts';
import { ValueCell } from './value-cell.tsx';

const cardPx = 132;
const aheadCards = 10;

export interface UrlCardsProps {
  readonly columns: readonly string[];
  readonly rows: readonly UrlListing[];
  readonly total: number;
  readonly onOpen: (id: number) => void;
  readonly onNearEnd: () => void;
}

export function UrlCards({ columns, rows, total, onOpen, onNearEnd }: UrlCardsProps) {
  const box = useRef<HTMLUListElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => cardPx,
    overscan: 6,
    initialRect: { width: 390, height: 700 },
  });
  const items = virtual.getVirtualItems();
  const lastShown = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastShown >= rows.length - aheadCards) onNearEnd();
  }, [lastShown, rows.length, onNearEnd]);
  const facts = columns.filter((name) => name !== 'url' && name !== 'title');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <ul ref={box} className={styles.cards} aria-label={strings.table} tabIndex={0}>
      <li aria-hidden="true" style={{ blockSize: virtual.getTotalSize() }} />
      {items.map(({ index, start, key }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const { title } = row;
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            className={styles.card}
            style={{ transform: `translateY(${start}px)` }}
          >
            <button type="button" className={styles.cardButton} onClick={() => onOpen(row.id)}>
              {typeof title === 'string' && title !== '' && <span className={styles.cardTitle}>{title}</span>}
              <span className={styles.cardUrl}>{row.url.replace(/^https?:\/\//, '')}</span>
            </button>
            <dl className={styles.cardFacts}>
              {facts.map((name) => (
                <div key={name}>
                  <dt>{columnWords(name)}</dt>
                  <dd>
                    <ValueCell column={name} value={row[name]} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
