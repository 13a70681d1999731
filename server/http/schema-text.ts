/** Prints a JSON schema in the style of a TypeScript type. */
import { words } from './words.ts';

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

function rangeOf(low: number | undefined, high: number | undefined, isText: boolean): string {
  const { api } = words;
  if (low !== undefined && high !== undefined)
    return (isText ? api.rangeOfCharacters : api.range)({ low, high });
  if (low !== undefined) return (isText ? api.leastCharacters : api.least)({ low });
  return high === undefined ? '' : (isText ? api.mostCharacters : api.most)({ high });
}

/** Bounds other than the limits of the number type itself. */
function bounds({ minimum, maximum, minLength, maxLength, format }: JsonSchema): string {
  const low = minimum ?? minLength;
  const high = maximum === Number.MAX_SAFE_INTEGER ? undefined : (maximum ?? maxLength);
  const isLow = low !== undefined && low !== Number.MIN_SAFE_INTEGER;
  const range = rangeOf(isLow ? low : undefined, high, minLength !== undefined || maxLength !== undefined);
  const notes = [format ?? '', range].filter((note) => note !== '');
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`;
}

function objectText(schema: JsonSchema, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(
    ([name, property]) =>
      `${deeper}${name}${schema.required?.includes(name) ? '' : '?'}: ${schemaText(property, deeper)}`,
  );
  if (typeof schema.additionalProperties === 'object')
    lines.push(`${deeper}[name]: ${schemaText(schema.additionalProperties, deeper)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

export function schemaText(schema: JsonSchema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map((each) => schemaText(each, indent)).join(' | ');
  if (Array.isArray(schema.type))
    return schema.type.map((type) => schemaText({ ...schema, type }, indent)).join(' | ');
  if (schema.type === 'array') return words.api.listOf({ items: schemaText(schema.items ?? {}, indent) });
  if (schema.type === 'object') return objectText(schema, indent);
  return `${String(schema.type ?? 'anything')}${schema.type === 'null' ? '' : bounds(schema)}`;
}
