/** Bounds a JSON schema for a grammar: a model that finds no end would write one string until its context is full. */
import type { JSONSchema7 } from 'ai';

const textMax = 600;
const itemsMax = 10;

const boundEach = (schemas: readonly JSONSchema7[]): JSONSchema7[] =>
  schemas.map((each) => (typeof each === 'boolean' ? each : boundSchema(each)));

/** Only what the grammar of the runtime knows; alternatives are `oneOf` there. */
export function boundSchema(schema: JSONSchema7): JSONSchema7 {
  const { type, description, properties, required, items, enum: values, const: value } = schema;
  const told = description === undefined ? {} : { description };
  if (value !== undefined) return { const: value, ...told };
  if (values !== undefined) return { enum: values, ...told };
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return { oneOf: boundEach(choices), ...told } as JSONSchema7;
  if (type === 'string') return { type, maxLength: Math.min(schema.maxLength ?? textMax, textMax), ...told };
  if (type === 'array') {
    const [item] = boundEach(items === undefined || Array.isArray(items) ? [] : [items]);
    const maxItems = Math.min(schema.maxItems ?? itemsMax, itemsMax);
    return {
      type,
      maxItems,
      ...(schema.minItems !== undefined && { minItems: schema.minItems }),
      ...(item !== undefined && { items: item }),
      ...told,
    };
  }
  if (type === 'object') {
    const names = Object.keys(properties ?? {});
    const bounded = boundEach(Object.values(properties ?? {}));
    return {
      type,
      properties: Object.fromEntries(names.map((name, at) => [name, bounded[at] ?? true])),
      required: required ?? [],
      ...told,
    };
  }
  // What is counted here is whole, and a number with an exponent may be infinite.
  const kind = type === 'number' ? 'integer' : type;
  return { ...(kind !== undefined && { type: kind }), ...told };
}
