/** Fields while they are edited: the attribute is a field of its own there. */
import { hasAttributes, type OwnField } from '@pagewright/contract/entities/own-field';

export type TakeChoice = 'text' | 'attribute' | 'count';

export interface FieldDraft {
  /** Of the row, which has no name yet. */
  readonly key: number;
  readonly name: string;
  readonly kind: OwnField['kind'];
  readonly pattern: string;
  readonly take: TakeChoice;
  readonly attribute: string;
}

export const emptyDraft = (key: number): FieldDraft => ({
  key,
  name: '',
  kind: 'css',
  pattern: '',
  take: 'text',
  attribute: '',
});

const attributePrefix = 'attribute:';

export function draftOf({ name, kind, pattern, take }: OwnField, key: number): FieldDraft {
  const isAttribute = take.startsWith(attributePrefix);
  return {
    key,
    name,
    kind,
    pattern,
    take: isAttribute ? 'attribute' : take === 'count' ? 'count' : 'text',
    attribute: isAttribute ? take.slice(attributePrefix.length) : '',
  };
}

export function fieldOf({ name, kind, pattern, take, attribute }: FieldDraft): OwnField {
  const taken = take === 'attribute' && !hasAttributes(kind) ? 'text' : take;
  return {
    name: name.trim(),
    kind,
    pattern,
    take: taken === 'attribute' ? attributePrefix + attribute.trim() : taken,
  };
}
