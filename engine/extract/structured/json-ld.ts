/** Parses JSON-LD blocks into items, or reports where they break. */
import type { JsonLdBlock, StructuredItem, StructuredValue } from '../../model/structured-facts.ts';
import { detach } from '../document/detach.ts';
import { locateJsonError } from './json-error.ts';
import { isSchemaOrg, shortName } from './vocabulary.ts';

const itemsMax = 5000;
const depthMax = 40;

export interface ParsedBlock {
  readonly block: JsonLdBlock;
  readonly items: readonly StructuredItem[];
}

const wrapping =
  /^\s*(?:\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|<!--)|(?:\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>|-->)\s*$/g;

/** By the first and the last character. */
const mayBeWrapped = (text: string): boolean =>
  text.startsWith('/') || text.startsWith('<') || text.endsWith('>') || text.endsWith('/');

export function parseJsonLd(raw: string, node: number, index: number): ParsedBlock {
  const text = mayBeWrapped(raw.trim()) ? raw.replace(wrapping, (part) => ' '.repeat(part.length)) : raw;
  const fail = (error: JsonLdBlock['error']): ParsedBlock => ({
    block: { raw: detach(raw), error, node },
    items: [],
  });
  if (text.trim() === '')
    return fail({ kind: 'empty', message: 'The block is empty.', line: 1, column: 1, excerpt: '' });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return fail(locateJsonError(text, error instanceof Error ? error.message : ''));
  }
  if (typeof value === 'string') {
    return fail({
      kind: 'double-encoded',
      message: 'The block holds a string instead of an object: it was encoded twice.',
      line: 1,
      column: 1,
      excerpt: detach(text.trim().slice(0, 120)),
    });
  }
  if (typeof value !== 'object' || value === null) {
    return fail({
      kind: 'not-an-object',
      message: 'The block holds no object.',
      line: 1,
      column: 1,
      excerpt: text.trim().slice(0, 120),
    });
  }
  const parser = new ItemParser(node);
  parser.parseTop(value, `$[${index}]`, false);
  return { block: { raw: detach(raw), error: null, node }, items: parser.top };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class ItemParser {
  readonly top: StructuredItem[] = [];
  private count = 0;
  private readonly node: number;

  constructor(node: number) {
    this.node = node;
  }

  /** Arrays and `@graph` hold top items. */
  parseTop(value: unknown, path: string, schema: boolean, depth = 0): void {
    if (depth > depthMax) return;
    if (Array.isArray(value)) {
      value.forEach((entry, index) => this.parseTop(entry, `${path}[${index}]`, schema, depth + 1));
      return;
    }
    if (!isRecord(value)) return;
    const inSchema = schema || contextIsSchema(value['@context']);
    const graph = value['@graph'];
    if (graph !== undefined) this.parseTop(graph, `${path}.@graph`, inSchema, depth + 1);
    if (graph !== undefined && value['@type'] === undefined) return;
    const item = this.parseItem(value, path, inSchema, depth);
    if (item !== null) this.top.push(item);
  }

  private parseItem(
    value: Record<string, unknown>,
    path: string,
    schema: boolean,
    depth: number,
  ): StructuredItem | null {
    if (this.count >= itemsMax || depth > depthMax) return null;
    this.count += 1;
    const types = strings(value['@type'] ?? value['type']);
    const properties: Record<string, StructuredValue[]> = {};
    for (const key of Object.keys(value)) {
      if (key.startsWith('@')) continue;
      const entry = value[key];
      const values =
        isPlain(entry) && depth < depthMax
          ? [entry]
          : this.parseValues(entry, `${path}.${key}`, schema, depth + 1);
      if (values.length > 0) setProperty(properties, shortName(key), values);
    }
    const id = value['@id'];
    return {
      syntax: 'json-ld',
      types: types.map(shortName),
      id: typeof id === 'string' ? id : null,
      schemaOrg: schema || contextIsSchema(value['@context']) || types.some(isSchemaOrg),
      properties,
      path,
      node: this.node,
    };
  }

  private parseValues(value: unknown, path: string, schema: boolean, depth: number): StructuredValue[] {
    if (depth > depthMax) return [];
    if (Array.isArray(value)) return this.parseList(value, path, schema, depth + 1);
    if (isPlain(value)) return [value];
    if (!isRecord(value)) return [];
    const keys = Object.keys(value);
    const id = value['@id'];
    if (keys.length === 1 && typeof id === 'string') return [{ ref: id }];
    if (value['@value'] !== undefined) return this.parseValues(value['@value'], path, schema, depth + 1);
    if (value['@list'] !== undefined) return this.parseValues(value['@list'], path, schema, depth + 1);
    const item = this.parseItem(value, path, schema, depth);
    return item === null ? [] : [item];
  }

  private parseList(
    list: readonly unknown[],
    path: string,
    schema: boolean,
    depth: number,
  ): StructuredValue[] {
    const values: StructuredValue[] = [];
    for (let index = 0; index < list.length; index += 1)
      for (const value of this.parseValues(list[index], `${path}[${index}]`, schema, depth))
        values.push(value);
    return values;
  }
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A property may have any name; `__proto__` would set the prototype. */
function setProperty(
  properties: Record<string, StructuredValue[]>,
  name: string,
  values: StructuredValue[],
): void {
  if (name === '__proto__')
    Object.defineProperty(properties, name, {
      value: values,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else properties[name] = values;
}

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.filter((entry) => typeof entry === 'string')
      : [];

function contextIsSchema(context: unknown): boolean {
  if (typeof context === 'string') return isSchemaOrg(context) || context === 'schema.org';
  if (Array.isArray(context)) return context.some(contextIsSchema);
  return isRecord(context) && typeof context['@vocab'] === 'string' && isSchemaOrg(context['@vocab']);
}
