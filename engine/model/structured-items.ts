/** Queries structured data: values by name, nested items, references by id. */
import type { StructuredDataFacts, StructuredItem, StructuredValue } from './structured-facts.ts';

export function isItem(value: StructuredValue): value is StructuredItem {
  return typeof value === 'object' && 'properties' in value;
}

/** The item of a reference: the one with that id and most properties. */
export function findItem(facts: StructuredDataFacts, id: string): StructuredItem | null {
  let found: StructuredItem | null = null;
  for (const item of facts.items) {
    if (item.id !== id) continue;
    if (found === null || Object.keys(item.properties).length > Object.keys(found.properties).length)
      found = item;
  }
  return found;
}

/** Values of a property with references followed where their item is on the page. */
export function valuesOf(
  facts: StructuredDataFacts,
  item: StructuredItem,
  property: string,
): readonly StructuredValue[] {
  const values = item.properties[property] ?? [];
  return values.map((value) =>
    typeof value === 'object' && 'ref' in value ? (findItem(facts, value.ref) ?? value) : value,
  );
}

/** First value of a property as text; null when there is none or it is an item without a name. */
export function textOf(facts: StructuredDataFacts, item: StructuredItem, property: string): string | null {
  const [value] = valuesOf(facts, item, property);
  if (value === undefined) return null;
  if (!isItem(value)) return typeof value === 'object' ? value.ref : String(value);
  const [name] = value.properties['name'] ?? [];
  return typeof name === 'string' ? name : null;
}
