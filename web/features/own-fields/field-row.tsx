/** One field while it is edited, and what it found on the page it was tried on. */
import {
  hasAttributes,
  OwnFieldKind,
  type OwnValue,
  type TriedField,
} from '@pagewright/contract/entities/own-field';
import { limits } from '@pagewright/contract/limits';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Note, Row, Stack } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { FieldDraft, TakeChoice } from './drafts.ts';
import styles from './own-fields.module.css';
import { strings } from './strings.ts';

export interface FieldRowProps {
  readonly draft: FieldDraft;
  /** From 1. */
  readonly number: number;
  /** Messages by part: name, pattern, take. */
  readonly errorOf: (part: string) => string | undefined;
  readonly tried: TriedField | undefined;
  readonly onChange: (change: Partial<FieldDraft>) => void;
  readonly onRemove: () => void;
}

const kindOptions = () => OwnFieldKind.options.map((value) => ({ value, label: strings.kinds[value] }));

function takeOptions(kind: FieldDraft['kind']): { value: TakeChoice; label: string }[] {
  const { takes } = strings;
  return [
    { value: 'text', label: kind === 'contains' ? takes.contains : takes.text },
    ...(hasAttributes(kind) ? [{ value: 'attribute' as const, label: takes.attribute }] : []),
    { value: 'count', label: takes.count },
  ];
}

export function FieldRow({ draft, number, errorOf, tried, onChange, onRemove }: FieldRowProps) {
  const { kind, take } = draft;
  const hasAttribute = take === 'attribute' && hasAttributes(kind);
  return (
    <Stack as="li" gap={2} columns={1} className={styles.field}>
      <div className={styles.parts} role="group" aria-label={strings.field({ number })}>
        <TextField
          label={strings.name}
          value={draft.name}
          maxLength={limits.ownFields.nameMax}
          error={errorOf('name')}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <SelectField
          stacked
          label={strings.kind}
          value={kind}
          options={kindOptions()}
          onChange={(value) => onChange({ kind: value })}
        />
        <TextField
          label={strings.pattern}
          value={draft.pattern}
          placeholder={strings.examples[kind]}
          maxLength={limits.ownFields.patternMax}
          spellCheck={false}
          autoCapitalize="off"
          error={errorOf('pattern')}
          onChange={({ currentTarget }) => onChange({ pattern: currentTarget.value })}
        />
        <SelectField
          stacked
          label={strings.take}
          value={hasAttributes(kind) || take !== 'attribute' ? take : 'text'}
          options={takeOptions(kind)}
          onChange={(value) => onChange({ take: value })}
        />
        {hasAttribute && (
          <TextField
            label={strings.attribute}
            value={draft.attribute}
            spellCheck={false}
            autoCapitalize="off"
            error={errorOf('take')}
            onChange={({ currentTarget }) => onChange({ attribute: currentTarget.value })}
          />
        )}
        <Button
          variant="quiet"
          aria-label={strings.removeLabel({ name: draft.name || number })}
          onClick={onRemove}
        >
          {strings.remove}
        </Button>
      </div>
      {tried !== undefined && <TriedValue {...tried} />}
    </Stack>
  );
}

function valueWords(value: OwnValue): string {
  if (value === null) return strings.nothing;
  if (typeof value === 'boolean') return value ? strings.yes : strings.no;
  return String(value);
}

const TriedValue = ({ value, matches, isTooSlow }: TriedField) =>
  isTooSlow ? (
    <Note tone="poor">{strings.tooSlow}</Note>
  ) : (
    <Row gap={2} align="baseline" wrap>
      <output className={styles.value}>{valueWords(value)}</output>
      {matches !== null && matches > 0 && <Note as="span">{strings.matches({ count: matches })}</Note>}
    </Row>
  );
