/** One choice of a few: native radios under a legend, as a list or as cards. */
import { type ReactNode, useId } from 'react';
import fieldStyles from './field.module.css';
import { FieldError, FieldHint, type FieldWords, fieldAria } from './field-parts.tsx';
import { Row, Text } from './layout.tsx';
import styles from './radio-field.module.css';

export type RadioOption<Value extends string> = { value: Value; label: ReactNode; hint?: ReactNode };

export type RadioGroupFieldProps<Value extends string> = FieldWords & {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
};

export function RadioGroupField<Value extends string>(props: RadioGroupFieldProps<Value>) {
  return <RadioFieldset {...props} optionsClass={styles.list} />;
}

export function RadioCards<Value extends string>(props: RadioGroupFieldProps<Value>) {
  return <RadioFieldset {...props} optionsClass={styles.cards} />;
}

type RadioFieldsetProps<Value extends string> = RadioGroupFieldProps<Value> & {
  optionsClass: string | undefined;
};

function RadioFieldset<Value extends string>(props: RadioFieldsetProps<Value>) {
  const { legend, name, options, value, onChange, disabled, hint, error, optionsClass } = props;
  const id = useId();
  const aria = fieldAria(id, { hint, error });
  return (
    <fieldset
      role="radiogroup"
      className={fieldStyles.group}
      disabled={disabled}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={aria['aria-invalid']}
    >
      <legend className={fieldStyles.label}>{legend}</legend>
      <Row gap={5} rowGap={2} align="stretch" wrap className={optionsClass}>
        {options.map((option) => {
          const optionId = `${id}-${option.value}`;
          return (
            <div key={option.value} className={styles.option}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
                id={optionId}
                aria-describedby={option.hint ? `${optionId}-hint` : undefined}
              />
              <Text as="div" shrink>
                <label htmlFor={optionId} className={styles.label}>
                  {option.label}
                </label>
                <FieldHint id={optionId}>{option.hint}</FieldHint>
              </Text>
            </div>
          );
        })}
      </Row>
      <FieldError id={id}>{error}</FieldError>
      <FieldHint id={id}>{hint}</FieldHint>
    </fieldset>
  );
}
