/** The browser's own list of choices, with its label beside or above it. */
import { type SelectHTMLAttributes, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './select-field.module.css';

export type SelectOption<Value extends string> = { value: Value; label: string };

export type SelectFieldProps<Value extends string> = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'value' | 'onChange'
> & {
  label: string;
  /** The label is read but not shown; only where the choices say it already. */
  hideLabel?: boolean | undefined;
  /** The label above, as the fields of a form have it. */
  stacked?: boolean | undefined;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
};

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hideLabel, stacked, value, options, onChange, id, className, ...rest } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={classNames(styles.field, stacked && styles.stacked, className)}>
      <label htmlFor={fieldId} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <span className={styles.box}>
        <select
          {...rest}
          id={fieldId}
          className={styles.select}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options.find((option) => option.value === currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" className={styles.chevron} />
      </span>
    </div>
  );
}
