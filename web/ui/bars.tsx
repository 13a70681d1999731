/** Rows of one measure each, from zero, with the words at both ends; a row may lead somewhere. */
import type { MouseEvent } from 'react';
import styles from './bars.module.css';
import { classNames } from './class-names.ts';
import { RulerBar } from './ruler.tsx';
import { percentOf } from './scale.ts';
import type { Tone } from './tone.ts';
import { ToneIcon } from './tone-icon.tsx';

export type BarRow = {
  label: string;
  /** Null where there is no share to draw; the words are all then. */
  value: number | null;
  /** The value in words, e.g. "78% optimized". */
  valueText: string;
  tone: Tone;
  max?: number | undefined;
  /** With `href` the row is a link; with `onSelect` as well, a plain click stays on the page. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
};

export type BarsProps = {
  label: string;
  rows: readonly BarRow[];
  /** All lists that say so begin their bars at the same place. */
  even?: boolean | undefined;
};

export function Bars({ label, rows, even }: BarsProps) {
  return (
    <ul className={classNames(styles.bars, even && styles.even)} aria-label={label}>
      {rows.map((row) => (
        <li key={row.label} className={styles.item}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  );
}

function Row({ row }: { row: BarRow }) {
  const { href, onSelect } = row;
  if (href !== undefined) {
    const follow =
      onSelect && ((event: MouseEvent) => isPlainClick(event) && (event.preventDefault(), onSelect()));
    return (
      <a className={styles.row} href={href} onClick={follow}>
        <RowInside row={row} />
      </a>
    );
  }
  if (onSelect) {
    return (
      <button type="button" className={styles.row} onClick={onSelect}>
        <RowInside row={row} />
      </button>
    );
  }
  return (
    <div className={styles.row}>
      <RowInside row={row} />
    </div>
  );
}

function RowInside({ row: { label, value, valueText, tone, max = 100 } }: { row: BarRow }) {
  return (
    <>
      <span className={styles.label}>
        <ToneIcon tone={tone} size={10} />
        {label}
      </span>
      {value === null ? (
        <span />
      ) : (
        <svg width="100%" height="10" aria-hidden="true">
          <RulerBar y={0} height={10} percent={percentOf(value, max)} tone={tone} />
        </svg>
      )}
      <span className={styles.value}>{valueText}</span>
    </>
  );
}

/** Clicks with a modifier belong to the browser: new tab, new window, save. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
