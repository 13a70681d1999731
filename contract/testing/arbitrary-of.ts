/** Makes up values that are near to what a schema wants: right in most places, at the edges of its limits. */
import * as fc from 'fast-check';
import { z } from 'zod';

type Json = z.core.JSONSchema.JSONSchema;

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
    .map((date) => date.toISOString()),
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
};

const words = fc.oneof(
  fc.constantFrom(
    '',
    'shop.example',
    'shop.example/blog',
    'https://a.example/',
    'Some words',
    '\u0000',
    '<b>',
    '=1+1',
    '\ud800',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.domain(),
);

function textOf({ format, minLength = 0, maxLength = 100_000 }: Json): fc.Arbitrary<unknown> {
  const fitting = (format === undefined ? undefined : formats[format]) ?? words;
  // The limit itself, and one beyond it.
  const edges = [minLength, minLength - 1, maxLength, maxLength + 1].filter(
    (length) => length > 0 && length < 25_000,
  );
  return fc.oneof(
    { weight: 12, arbitrary: fitting },
    ...edges.map((length) => ({ weight: 1, arbitrary: fc.constant('a'.repeat(length)) })),
  );
}

const numberOf = ({ type, minimum = -1e6, maximum = 1e6 }: Json): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) }) },
    { weight: type === 'integer' ? 1 : 4, arbitrary: fc.double() },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, 0, -0, 1e308) },
  );

function objectOf(
  { properties = {}, required = [], additionalProperties }: Json,
  depth: number,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, inner]) => [name, typeof inner === 'boolean' ? words : fromJson(inner, depth + 1)] as const,
  );
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
  if (typeof additionalProperties !== 'object') return known;
  return fc.dictionary(fc.string({ maxLength: 8 }), fromJson(additionalProperties, depth + 1), {
    maxKeys: 3,
  });
}

function fromJson(schema: Json, depth: number): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined)
    return fc.oneof(
      ...choices.map((each) => (typeof each === 'boolean' ? words : fromJson(each, depth + 1))),
    );
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom<unknown>(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, depth);
    case 'array': {
      const { items } = schema;
      const item = typeof items === 'object' && !Array.isArray(items) ? fromJson(items, depth + 1) : words;
      return fc.array(item, { maxLength: depth > 3 ? 1 : 3 });
    }
    case 'number':
    case 'integer':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema);
  }
}

const jsonOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });

/** What is upgraded before it is parsed may be anything; what it becomes says more. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const input = jsonOf(schema, 'input');
  return fromJson(
    input.type === undefined && input.anyOf === undefined ? jsonOf(schema, 'output') : input,
    0,
  );
}
