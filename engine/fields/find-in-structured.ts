/** Finds values in JSON-LD by a path of types and properties: `Product.offers.price`. */
import type { StructuredDataFacts, StructuredItem, StructuredValue } from '../model/structured-facts.ts';
import { isItem, valuesOf } from '../model/structured-items.ts';
import { type Found, textMatch } from './page-matches.ts';
import { TooManySteps } from './step-budget.ts';

const segment = /^[@\p{L}][\p{L}\p{N}_-]*$/u;
const valuesMax = 10_000;

export class InvalidPath extends Error {
  override readonly name = 'InvalidPath';
}

function textOf(value: StructuredValue): string {
  if (typeof value !== 'object') return String(value);
  if (!isItem(value)) return value.ref;
  const [name] = value.properties['name'] ?? [];
  return typeof name === 'string' ? name : value.types.join(' ');
}

function step(facts: StructuredDataFacts, values: readonly StructuredValue[], property: string) {
  const found = values.flatMap((value): readonly StructuredValue[] => {
    if (typeof value !== 'object' || !isItem(value)) return [];
    if (property === '@type') return value.types;
    if (property === '@id') return value.id === null ? [] : [value.id];
    return valuesOf(facts, value, property);
  });
  if (found.length > valuesMax) throw new TooManySteps();
  return found;
}

/** A path begins with a type, or with a property of any item. Throws when it is not one. */
export function structuredFinder(path: string): (facts: StructuredDataFacts) => Found {
  const [first = '', ...rest] = path.split('.').map((part) => part.trim());
  if (![first, ...rest].every((part) => segment.test(part))) throw new InvalidPath();
  const isType = /^\p{Lu}/u.test(first);
  return (facts) => {
    const items: readonly StructuredItem[] = facts.items.filter(
      ({ syntax, types }) => syntax === 'json-ld' && (!isType || types.includes(first)),
    );
    let values: readonly StructuredValue[] = isType ? items : step(facts, items, first);
    for (const property of rest) values = step(facts, values, property);
    return { kind: 'matches', matches: values.map((value) => textMatch(textOf(value))) };
  };
}
