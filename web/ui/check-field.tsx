/** A box to tick and a switch to turn: native checkboxes with a label, a hint and an error. */
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './check-field.module.css';
import { FieldError, FieldHint, type FieldWords, fieldAria } from './field-parts.tsx';
import { Row } from './layout.tsx';

export type CheckboxProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
    label: ReactNode;
    ref?: Ref<HTMLInputElement> | undefined;
  };

export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Row gap={3} align="stretch" className={className}>
      <input type="checkbox" {...input} {...fieldAria(fieldId, { hint, error })} className={styles.box} />
      <div className={styles.words}>
        <label htmlFor={fieldId} className={styles.label}>
          {label}
        </label>
        <FieldError id={fieldId}>{error}</FieldError>
        <FieldHint id={fieldId}>{hint}</FieldHint>
      </div>
    </Row>
  );
}

export type SwitchFieldProps = FieldWords & {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
};

export function SwitchField({ label, hint, error, checked, onChange, disabled, id, name }: SwitchFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Row gap={3} align="stretch" className={styles.switchRow}>
      <div className={styles.words}>
        <label htmlFor={fieldId} className={styles.label}>
          {label}
        </label>
        <FieldError id={fieldId}>{error}</FieldError>
        <FieldHint id={fieldId}>{hint}</FieldHint>
      </div>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...fieldAria(fieldId, { hint, error })}
        className={styles.switch}
      />
    </Row>
  );
}
