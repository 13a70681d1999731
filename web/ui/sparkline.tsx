/** A small history with its first and last value written; hovering or arrowing reads each point. */
import { type PointerEvent, useState } from 'react';
import { Text } from './layout.tsx';
import styles from './sparkline.module.css';

export type SparklinePoint = { label: string; value: number };

export type SparklineProps = {
  /** What is drawn, e.g. "Critical issues, example.com". */
  label: string;
  points: readonly SparklinePoint[];
  width?: number | undefined;
  height?: number | undefined;
};

const inset = 5;

export function Sparkline({ label, points, width = 120, height = 32 }: SparklineProps) {
  const [active, setActive] = useState<number | null>(null);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  if (points.length === 1) {
    return (
      <span className={styles.sparkline}>
        <span className="visually-hidden">{label}: </span>
        <span className={styles.end}>{last.value.toLocaleString()}</span>
      </span>
    );
  }
  const places = placePoints(points, width, height);
  const shown = active === null ? undefined : points[active];
  const shownPlace = places[active ?? places.length - 1];
  const hover = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / Math.max(1, box.width);
    setActive(Math.min(points.length - 1, Math.max(0, Math.round(share * (points.length - 1)))));
  };
  return (
    <span className={styles.sparkline}>
      <Text as="span" tone="quiet">
        {first.value.toLocaleString()}
      </Text>
      <span className={styles.drawing}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <polyline className={styles.line} points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {shownPlace && <circle className={styles.dot} cx={shownPlace.x} cy={shownPlace.y} r="3" />}
        </svg>
        {/* A range input gives arrow keys, Home, End and a spoken value for nothing. */}
        <input
          type="range"
          className={styles.reader}
          min={0}
          max={points.length - 1}
          value={active ?? points.length - 1}
          aria-label={`${label}: from ${first.value.toLocaleString()} to ${last.value.toLocaleString()}`}
          aria-valuetext={wordsOf(points[active ?? points.length - 1])}
          onChange={(event) => setActive(event.currentTarget.valueAsNumber)}
          onFocus={() => setActive((now) => now ?? points.length - 1)}
          onBlur={() => setActive(null)}
          onPointerMove={hover}
          onPointerLeave={() => setActive(null)}
        />
        {shown && (
          <span className={styles.readout} aria-hidden="true">
            {wordsOf(shown)}
          </span>
        )}
      </span>
      <span className={styles.end}>{last.value.toLocaleString()}</span>
    </span>
  );
}

const wordsOf = (point: SparklinePoint | undefined) =>
  point && `${point.label}: ${point.value.toLocaleString()}`;

function placePoints(points: readonly SparklinePoint[], width: number, height: number) {
  const values = points.map((point) => point.value);
  const low = Math.min(...values);
  const high = Math.max(...values);
  return values.map((value, index) => ({
    x: round(inset + (index / (values.length - 1)) * (width - 2 * inset)),
    y: round(high === low ? height / 2 : inset + ((high - value) / (high - low)) * (height - 2 * inset)),
  }));
}

const round = (value: number) => Math.round(value * 10) / 10;
