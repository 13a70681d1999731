/** The one measuring element: a flat bar with the real thresholds as ticks. Drawn in SVG attributes, so it needs no inline style. */
import { classNames } from './class-names.ts';
import { drawingName } from './drawing-name.ts';
import styles from './ruler.module.css';
import { percentOf, tickAnchor } from './scale.ts';
import type { Tone } from './tone.ts';

export type Tick = { at: number; label?: string | undefined };

const noTicks: readonly Tick[] = [];

export type RulerProps = {
  value: number;
  max: number;
  tone: Tone;
  ticks?: readonly Tick[] | undefined;
  /** A sentence: it is all a screen reader gets. */
  label: string;
  className?: string | undefined;
};

export function Ruler({ value, max, tone, ticks = noTicks, label, className }: RulerProps) {
  return (
    <svg
      className={classNames(styles.ruler, className)}
      width="100%"
      height={ticks.length > 0 ? 28 : 12}
      {...drawingName(label)}
    >
      <RulerBar y={2} height={8} percent={percentOf(value, max)} tone={tone} />
      {ticks.map(({ at, label: words = String(at) }) => {
        const percent = percentOf(at, max);
        return (
          <g key={at} aria-hidden="true">
            <line className={styles.tick} x1={`${percent}%`} x2={`${percent}%`} y1="0" y2="15" />
            <text className={styles.words} x={`${percent}%`} y="26" textAnchor={tickAnchor(percent)}>
              {words}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

type RulerBarProps = { y: number; height: number; percent: number; tone: Tone | 'ink' };

/** The track and its filling; each in an svg of its own, whose width is then the hundred percent of its edge. */
export function RulerBar({ y, height, percent, tone }: RulerBarProps) {
  return (
    <>
      <svg y={y} width="100%" height={height}>
        <rect className={styles.track} width="100%" height={height} rx={height > 10 ? 3 : 2} />
      </svg>
      <svg className={styles.length} y={y} width={`${percent}%`} height={height}>
        <rect className={styles[tone]} width="100%" height={height} rx={height > 10 ? 3 : 2} />
      </svg>
    </>
  );
}
