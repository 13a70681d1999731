/** Two values of one measure on one line, a filled dot for the first and an open one for the second. */
import { classNames } from './class-names.ts';
import { drawingName } from './drawing-name.ts';
import styles from './dumbbell.module.css';
import { Row } from './layout.tsx';
import { percentOf } from './scale.ts';
import type { Tone } from './tone.ts';
import { ToneIcon } from './tone-icon.tsx';

export type DumbbellEnd = { name: string; value: number; valueText?: string | undefined };

export type DumbbellProps = {
  label: string;
  /** Under the label, e.g. "Fewer is better". */
  note?: string | undefined;
  first: DumbbellEnd;
  second: DumbbellEnd;
  max?: number | undefined;
  /** The reading at the end of the line, e.g. "+12 Better". */
  outcome: { text: string; tone: Tone };
  /** Significance by weight of the words and of the line. */
  weight?: 'strong' | 'normal' | 'light' | undefined;
};

export function Dumbbell(props: DumbbellProps) {
  const { label, note, first, second, max = 100, outcome, weight = 'normal' } = props;
  const from = percentOf(first.value, max);
  const to = percentOf(second.value, max);
  const sentence = `${label}: ${first.name} ${wordsOf(first)}, ${second.name} ${wordsOf(second)}. ${outcome.text}.${note === undefined ? '' : ` ${note}.`}`;
  return (
    <div className={classNames(styles.dumbbell, styles[weight])}>
      <span className={styles.label} aria-hidden="true">
        {label}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.line}>
        <svg className={styles.drawing} width="100%" height="20" {...drawingName(sentence)}>
          <line className={styles.axis} x1="0" x2="100%" y1="10" y2="10" />
          <line className={styles.between} x1={`${from}%`} x2={`${to}%`} y1="10" y2="10" />
          <circle className={styles.second} cx={`${to}%`} cy="10" r={Math.abs(to - from) < 1 ? 8.5 : 5.5} />
          <circle className={styles.first} cx={`${from}%`} cy="10" r="5.5" />
        </svg>
      </span>
      <span className={styles.values} aria-hidden="true">
        {wordsOf(first)} / {wordsOf(second)}
      </span>
      <span className={styles.outcome} aria-hidden="true">
        <ToneIcon tone={outcome.tone} size={10} />
        {outcome.text}
      </span>
    </div>
  );
}

const wordsOf = (end: DumbbellEnd) => end.valueText ?? end.value.toLocaleString();

/** The scale of the rows below it, drawn once. */
export function DumbbellAxis({ ticks }: { ticks: readonly number[] }) {
  const max = ticks.at(-1) ?? 100;
  return (
    <div className={classNames(styles.dumbbell, styles.scale)} aria-hidden="true">
      <span />
      <span className={styles.line}>
        <svg className={styles.drawing} width="100%" height="20">
          <line className={styles.axis} x1="0" x2="100%" y1="17" y2="17" />
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                className={styles.axis}
                x1={`${percentOf(tick, max)}%`}
                x2={`${percentOf(tick, max)}%`}
                y1="13"
                y2="20"
              />
              <text className={styles.tick} x={`${percentOf(tick, max)}%`} y="9" textAnchor="middle">
                {tick}
              </text>
            </g>
          ))}
        </svg>
      </span>
    </div>
  );
}

/** Says once, above the rows, whose dot is whose. */
export function DumbbellKey({ first, second }: { first: string; second: string }) {
  return (
    <Row as="p" gap="snug" size="sm" tone="soft" wrap className={styles.key}>
      <svg width="12" height="12" aria-hidden="true">
        <circle className={styles.first} cx="6" cy="6" r="4.5" />
      </svg>
      <span>{first}</span>
      <svg width="12" height="12" aria-hidden="true">
        <circle className={styles.second} cx="6" cy="6" r="4.5" />
      </svg>
      <span>{second}</span>
    </Row>
  );
}
