/** A labelled control with its hint and its error, and the text controls made of it. */
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { type FieldAria, FieldError, FieldHint, type FieldWords, fieldAria } from './field-parts.tsx';
import { Icon } from './icon.tsx';
import { words } from './words.ts';

export { Checkbox, SwitchField } from './check-field.tsx';
export type { FieldAria } from './field-parts.tsx';
export { RadioCards, RadioGroupField } from './radio-field.tsx';

type Labelled = FieldWords & {
  label: ReactNode;
  /** The label is read but not shown; only where the place says it already. */
  hideLabel?: boolean | undefined;
};

export type FieldProps = Labelled & {
  id?: string | undefined;
  children: (aria: FieldAria) => ReactNode;
};

function Field({ label, hideLabel, hint, error, id, children }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children(fieldAria(fieldId, { hint, error }))}
      <FieldError id={fieldId}>{error}</FieldError>
      <FieldHint id={fieldId}>{hint}</FieldHint>
    </div>
  );
}

export type TextFieldProps = Labelled &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & {
    /** Fixed words before the value, e.g. "https://". */
    prefix?: ReactNode;
    suffix?: ReactNode;
    ref?: Ref<HTMLInputElement> | undefined;
  };

export function TextField({
  label,
  hideLabel,
  hint,
  error,
  id,
  prefix,
  suffix,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={id}>
      {(aria) => (
        <div
          className={classNames(styles.box, className)}
          data-invalid={aria['aria-invalid']}
          data-disabled={input.disabled || undefined}
        >
          {prefix && <span className={styles.affix}>{prefix}</span>}
          <input type="text" {...input} {...aria} className={styles.input} />
          {suffix && <span className={styles.affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'>;

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const label = shown ? words.hidePassword : words.showPassword;
  return (
    <TextField
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.reveal}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} label={label} />
        </button>
      }
    />
  );
}

export type TextAreaProps = Labelled &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> | undefined };

export function TextArea({ label, hideLabel, hint, error, id, className, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={id}>
      {(aria) => <textarea rows={rows} {...area} {...aria} className={classNames(styles.area, className)} />}
    </Field>
  );
}
