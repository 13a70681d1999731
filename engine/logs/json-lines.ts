/** Reads logs with one JSON object on each line, by the names of their fields. */
import type { ReadLine } from './log-record.ts';
import { type KnownName, type NamedValues, partOf, recordOfValues } from './named-fields.ts';

const levelsMax = 3;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesMax = 1000;

interface Known {
  readonly ranks: { [part in keyof NamedValues]?: number };
  readonly values: NamedValues;
}

/** Remembers what it is asked for: the same names come with each line. */
function nameFinder(): (name: string) => KnownName | null {
  const remembered = new Map<string, KnownName | null>();
  return (name) => {
    const before = remembered.get(name);
    if (before !== undefined) return before;
    const known = partOf(name);
    if (remembered.size < namesMax) remembered.set(name, known);
    return known;
  };
}

/** Caddy has a header's values in an array. */
function gather(
  object: Record<string, unknown>,
  { into, find }: { readonly into: Known; readonly find: ReturnType<typeof nameFinder> },
  level: number,
): void {
  for (const name in object) {
    const given = object[name];
    const value = Array.isArray(given) ? given[0] : given;
    if (isObject(value)) {
      if (level < levelsMax) gather(value, { into, find }, level + 1);
      continue;
    }
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const known = find(name);
    if (known === null) continue;
    const { part, rank } = known;
    const before = into.ranks[part];
    if (before !== undefined && before <= rank) continue;
    into.ranks[part] = rank;
    into.values[part] = String(value);
  }
}

function parseObject(line: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(line);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** An object without a request is a message of the server's. */
export function jsonReader(): ReadLine {
  const find = nameFinder();
  return (line) => {
    const object = parseObject(line);
    if (object === null) return null;
    const into: Known = { ranks: {}, values: {} };
    gather(object, { into, find }, 1);
    return recordOfValues(into.values) ?? 'skip';
  };
}
