/** One condition: a column, what is asked of it, and a value that fits its type. */
import { columnOf } from '@pagewright/contract/explorer/url-columns';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { choiceWords, columnWords } from './column-words.ts';
import styles from './explorer.module.css';
import { type ConditionDraft, firstValue, operatorsFor, typeOf } from './filter-drafts.ts';
import { strings } from './strings.ts';

export interface ConditionRowProps {
  readonly condition: ConditionDraft;
  /** In its group, from 1. */
  readonly number: number;
  readonly columns: readonly string[];
  readonly fault: string | undefined;
  readonly onChange: (condition: ConditionDraft) => void;
  readonly onRemove: () => void;
}

export function ConditionRow({ condition, number, columns, fault, onChange, onRemove }: ConditionRowProps) {
  const { column, operator } = condition;
  const withColumn = (chosen: string): void => {
    const known = operatorsFor(chosen);
    const kept = known.includes(operator) ? operator : (known[0] ?? 'is');
    const isSame = typeOf(chosen) === typeOf(column) && columnOf(chosen)?.choices === undefined;
    const value = isSame ? condition.value : firstValue(chosen, kept);
    onChange({ ...condition, column: chosen, operator: kept, value });
  };
  return (
    <div className={styles.condition}>
      <SelectField
        label={strings.column}
        hideLabel
        value={column}
        options={columns.map((value) => ({ value, label: columnWords(value) }))}
        onChange={withColumn}
      />
      <SelectField
        label={strings.operator}
        hideLabel
        value={operator}
        options={operatorsFor(column).map((value) => ({ value, label: strings.operators[value] }))}
        onChange={(chosen) => {
          const isOther = chosen === 'isEmpty' || operator === 'isEmpty';
          const value = isOther ? firstValue(column, chosen) : condition.value;
          onChange({ ...condition, operator: chosen, value });
        }}
      />
      <ConditionValue
        condition={condition}
        fault={fault}
        onChange={(value) => onChange({ ...condition, value })}
      />
      <Button variant="quiet" onClick={onRemove} aria-label={strings.removeCondition({ number })}>
        <Icon name="close" size={12} />
      </Button>
    </div>
  );
}

interface ConditionValueProps extends Pick<ConditionRowProps, 'condition' | 'fault'> {
  readonly onChange: (value: string) => void;
}

function ConditionValue({ condition: { column, operator, value }, fault, onChange }: ConditionValueProps) {
  const type = typeOf(column);
  const choices = columnOf(column)?.choices;
  if (operator === 'isEmpty' || type === 'boolean')
    return (
      <SelectField
        label={strings.value}
        hideLabel
        value={value === 'false' ? 'false' : 'true'}
        options={[
          { value: 'true', label: strings.yes },
          { value: 'false', label: strings.no },
        ]}
        onChange={onChange}
      />
    );
  if (choices !== undefined)
    return (
      <SelectField
        label={strings.value}
        hideLabel
        value={value}
        options={choices.map((each) => ({ value: each, label: choiceWords(column, each) }))}
        onChange={onChange}
      />
    );
  return (
    <TextField
      label={strings.value}
      hideLabel
      value={value}
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'number' ? 'decimal' : undefined}
      placeholder={type === 'status' ? '404, 4xx' : undefined}
      autoCapitalize="off"
      spellCheck={false}
      error={fault}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
