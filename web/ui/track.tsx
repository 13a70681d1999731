/** How far a long task is, with its milestones as ticks. */
import styles from './ruler.module.css';
import { RulerBar, type Tick } from './ruler.tsx';
import { percentOf, tickAnchor } from './scale.ts';

const noMilestones: readonly Tick[] = [];

export type TrackProps = {
  value: number;
  max?: number | undefined;
  /** What is under way, e.g. "Analyzing example.com". */
  label: string;
  /** Said instead of the bare number, e.g. "43 percent, 18 of 40 pages". */
  valueText?: string | undefined;
  milestones?: readonly Tick[] | undefined;
  /** A thin one belongs below a main one. */
  thin?: boolean | undefined;
};

export function Track({
  value,
  max = 100,
  label,
  valueText,
  milestones = noMilestones,
  thin = false,
}: TrackProps) {
  const height = thin ? 6 : 14;
  const clamped = Math.min(max, Math.max(0, value));
  return (
    <div
      // A progress element cannot hold the ticks.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={clamped}
      aria-valuetext={valueText}
    >
      <svg
        className={styles.ruler}
        width="100%"
        height={milestones.length > 0 ? height + 26 : height}
        aria-hidden="true"
      >
        <RulerBar
          y={milestones.length > 0 ? 4 : 0}
          height={height}
          percent={percentOf(clamped, max)}
          tone="ink"
        />
        {milestones.map(({ at, label: words = String(at) }) => {
          const percent = percentOf(at, max);
          return (
            <g key={at}>
              <line className={styles.tick} x1={`${percent}%`} x2={`${percent}%`} y1="0" y2={height + 10} />
              <text
                className={styles.words}
                x={`${percent}%`}
                y={height + 21}
                textAnchor={tickAnchor(percent)}
              >
                {words}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
