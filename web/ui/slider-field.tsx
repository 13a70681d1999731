/** A number chosen by sliding or by typing it: a range and a box that always agree. */
import { type ReactNode, useId, useState } from 'react';
import fieldStyles from './field.module.css';
import { FieldError, FieldHint, type FieldWords, fieldAria } from './field-parts.tsx';
import { Note, Row } from './layout.tsx';
import rulerStyles from './ruler.module.css';
import { RulerBar } from './ruler.tsx';
import { percentOf } from './scale.ts';
import styles from './slider-field.module.css';
import { words } from './words.ts';

export type SliderFieldProps = FieldWords & {
  label: ReactNode;
  /** Names the number box; the label stays the name of the slider. */
  boxLabel?: string | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  value: number;
  onChange: (value: number) => void;
  unit?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
};

export function SliderField(props: SliderFieldProps) {
  const { label, boxLabel, hint, error, min, max, step = 1, value, onChange, unit, disabled, id } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const aria = fieldAria(fieldId, { hint, error });
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={fieldId} className={fieldStyles.label}>
        {label}
      </label>
      <Row gap={3}>
        <div className={styles.slide}>
          <SliderBar percent={percentOf(value, max, min)} tone={disabled ? 'neutral' : 'ink'} />
          <input
            type="range"
            className={styles.range}
            min={min}
            max={max}
            step={step}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
            aria-valuetext={unit ? `${value} ${unit}` : undefined}
            {...aria}
          />
        </div>
        <NumberBox
          {...{ min, max, step, value, onChange, disabled }}
          label={boxLabel ?? (typeof label === 'string' ? words.exactValueOf({ label }) : words.exactValue)}
          describedBy={aria['aria-describedby']}
          invalid={aria['aria-invalid']}
        />
        {unit && <Note as="span">{unit}</Note>}
      </Row>
      <FieldError id={fieldId}>{error}</FieldError>
      <FieldHint id={fieldId}>{hint}</FieldHint>
    </div>
  );
}

/** The ruler under the thumb. Its middle travels between two insets, so the filling does too, from a start of its own. */
function SliderBar({ percent, tone }: { percent: number; tone: 'ink' | 'neutral' }) {
  return (
    <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
      <RulerBar y={0} height={8} percent={0} tone={tone} />
      <rect className={rulerStyles[tone]} width="10" height="8" rx="2" />
      <svg className={styles.travel} height="8">
        <rect className={rulerStyles[tone]} width={`${percent}%`} height="8" />
      </svg>
    </svg>
  );
}

type NumberBoxProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  disabled: boolean | undefined;
  describedBy: string | undefined;
  invalid: true | undefined;
};

/** Half-typed numbers stay in the box; only one that fits goes out, and leaving the box brings it to the nearest that fits. */
function NumberBox({
  label,
  min,
  max,
  step,
  value,
  onChange,
  disabled,
  describedBy,
  invalid,
}: NumberBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    const typed = Number(draft);
    if (draft.trim() !== '' && Number.isFinite(typed)) onChange(nearestStep(typed, { min, max, step }));
    setDraft(null);
  };
  return (
    <input
      type="number"
      inputMode="numeric"
      className={styles.number}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      value={draft ?? String(value)}
      onChange={(event) => {
        const typed = event.currentTarget.valueAsNumber;
        setDraft(event.currentTarget.value);
        if (typed === nearestStep(typed, { min, max, step })) onChange(typed);
      }}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}

function nearestStep(typed: number, { min, max, step }: { min: number; max: number; step: number }): number {
  const stepped = min + Math.round((typed - min) / step) * step;
  return Math.min(max, Math.max(min, stepped));
}
