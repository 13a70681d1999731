/** One or two lines over time with each run as a point; hovering or arrowing reads a run. */
import type { CSSProperties, PointerEvent } from 'react';
import { classNames } from './class-names.ts';
import { Row, Stack, Text } from './layout.tsx';
import styles from './trend-chart.module.css';
import { words } from './words.ts';

export type TrendSeries = {
  name: string;
  /** One for each run; null where it was not measured. */
  values: readonly (number | null)[];
  /** Drawn with dashes, to be told apart without colour. */
  dashed?: boolean | undefined;
};

export type TrendChartProps = {
  /** What is drawn, e.g. "Score". */
  label: string;
  /** When each run was, in milliseconds, oldest first. */
  times: readonly number[];
  /** A run in words, e.g. its date. */
  runLabel: (run: number) => string;
  /** The same on the axis, in few letters. */
  tickLabel: (run: number) => string;
  series: readonly TrendSeries[];
  format?: ((value: number) => string) | undefined;
  /** The scale; by default from 0 to the highest value. */
  range?: readonly [number, number] | undefined;
  /** The run that is read; null for the last. */
  active: number | null;
  onActive: (run: number | null) => void;
};

/** With more runs than this only the one that is read has its point. */
const pointsMax = 120;

export function TrendChart(props: TrendChartProps) {
  const {
    label,
    times,
    runLabel,
    tickLabel,
    series,
    format = (value) => value.toLocaleString(),
    active,
    onActive,
  } = props;
  const [low, high] = props.range ?? [
    0,
    Math.max(1, ...series.flatMap(({ values }) => values.map((v) => v ?? 0))),
  ];
  const last = times.length - 1;
  const shown = Math.min(active ?? last, last);
  const xs = placeTimes(times);
  const yOf = (value: number): number => 100 - ((value - low) / (high - low)) * 100;
  const wordsAt = (run: number): string =>
    [
      runLabel(run),
      ...series.map(({ name, values }) => {
        const value = values[run] ?? null;
        return value === null ? words.notMeasured({ name }) : `${name} ${format(value)}`;
      }),
    ].join(', ');
  const hover = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = ((event.clientX - box.left) / Math.max(1, box.width)) * 100;
    onActive(nearest(xs, share));
  };
  return (
    <Stack as="figure" gap={3} shrink>
      <Row as="figcaption" gap={3} rowGap={1} align="baseline" justify="between" wrap>
        <Text as="span" size="sm" weight={600}>
          {label}
        </Text>
        <Row as="span" gap={3} rowGap={1} align="stretch" wrap aria-hidden="true">
          {series.map(({ name, values, dashed }) => {
            const value = values[shown] ?? null;
            return (
              <span key={name} className={styles.value}>
                {series.length > 1 && <i className={classNames(styles.key, dashed && styles.dashedKey)} />}
                {series.length > 1 && (
                  <Text as="span" tone="soft">
                    {name}
                  </Text>
                )}
                <strong>{value === null ? '–' : format(value)}</strong>
              </span>
            );
          })}
        </Row>
      </Row>
      <div className={styles.plot}>
        <span className={styles.high} aria-hidden="true">
          {format(high)}
        </span>
        <span className={styles.low} aria-hidden="true">
          {format(low)}
        </span>
        <div className={styles.area}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {series.map(({ name, values, dashed }) => (
              <path
                key={name}
                className={classNames(styles.line, dashed && styles.dashed)}
                d={pathOf(
                  xs,
                  values.map((v) => (v === null ? null : yOf(v))),
                )}
              />
            ))}
            <line className={styles.cursor} x1={xs[shown]} x2={xs[shown]} y1="0" y2="100" />
          </svg>
          {series.flatMap(({ name, values }) =>
            values.map((value, run) =>
              value === null || (times.length > pointsMax && run !== shown) ? null : (
                <i
                  key={`${name} ${times[run]} ${xs[run]}`}
                  className={classNames(styles.point, run === shown && styles.shown)}
                  style={{ '--x': xs[run], '--y': yOf(value) } as CSSProperties}
                />
              ),
            ),
          )}
          {/* A range input gives arrow keys, Home, End and a spoken value for nothing. */}
          <input
            type="range"
            className={styles.reader}
            min={0}
            max={last}
            value={shown}
            aria-label={label}
            aria-valuetext={wordsAt(shown)}
            onChange={(event) => onActive(event.currentTarget.valueAsNumber)}
            onPointerMove={hover}
          />
        </div>
      </div>
      <Row as="p" justify="between" size="xs" tone="quiet" className={styles.dates} aria-hidden="true">
        <span>{tickLabel(0)}</span>
        <span>{tickLabel(last)}</span>
      </Row>
    </Stack>
  );
}

/** From 0 to 100 by time; runs of one moment are spread evenly. */
function placeTimes(times: readonly number[]): number[] {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return times.map((time, at) => {
    if (times.length === 1) return 50;
    return round(last === first ? (at / (times.length - 1)) * 100 : ((time - first) / (last - first)) * 100);
  });
}

function nearest(xs: readonly number[], x: number): number {
  let best = 0;
  xs.forEach((each, at) => {
    if (Math.abs(each - x) < Math.abs((xs[best] ?? 0) - x)) best = at;
  });
  return best;
}

/** Broken where a run was not measured. */
function pathOf(xs: readonly number[], ys: readonly (number | null)[]): string {
  let isOpen = false;
  return ys
    .map((y, at) => {
      if (y === null) {
        isOpen = false;
        return '';
      }
      const step = `${isOpen ? 'L' : 'M'}${xs[at]} ${round(y)}`;
      isOpen = true;
      return step;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 100) / 100;
