/** Structured data items of a page, merged by id, with the items that use them. */

import type { StructuredDataFacts, StructuredItem, StructuredValue } from '../../model/structured-facts.ts';
import { isItem } from '../../model/structured-items.ts';

export interface PlacedItem {
  readonly item: StructuredItem;
  /** Items and properties it is a value of, by nesting or by reference. */
  readonly usedBy: readonly { readonly item: StructuredItem; readonly property: string }[];
  /** Not nested in another item, though another may refer to it. */
  readonly isTop: boolean;
}

const isReference = (value: StructuredValue): value is { readonly ref: string } =>
  typeof value === 'object' && 'ref' in value;

/** Empty strings have no value. */
export const hasValue = (value: StructuredValue): boolean => typeof value !== 'string' || value.trim() !== '';

const nothing: readonly StructuredValue[] = [];

export class PlacedItems {
  readonly all: readonly PlacedItem[];
  readonly #byId = new Map<string, StructuredItem>();
  readonly #usedBy = new Map<StructuredItem, PlacedItem['usedBy'][number][]>();

  constructor(facts: StructuredDataFacts) {
    const parts: StructuredItem[] = [];
    let hasIds = false;
    for (const item of facts.items) {
      if (!item.schemaOrg) continue;
      parts.push(item);
      if (item.id !== null) hasIds = true;
    }
    if (hasIds)
      for (const [id, group] of Map.groupBy(parts, ({ id }) => id))
        if (id !== null) this.#byId.set(id, mergeItems(group));
    // One that is the value of two properties is listed twice.
    const whole = new Set(hasIds ? parts.map((item) => this.wholeOf(item)) : parts);
    const top = new Set(hasIds ? facts.topItems.map((item) => this.wholeOf(item)) : facts.topItems);
    for (const item of whole) this.#noteValues(item);
    const all: PlacedItem[] = [];
    for (const item of whole) {
      // A type and an id alone are a reference to something described elsewhere.
      if (item.id !== null && Object.keys(item.properties).length === 0) continue;
      all.push({ item, usedBy: this.#usedBy.get(item) ?? [], isTop: top.has(item) });
    }
    this.all = all;
  }

  /** The item merged with all others of its id on the page. */
  wholeOf(item: StructuredItem): StructuredItem {
    return (item.id === null ? undefined : this.#byId.get(item.id)) ?? item;
  }

  /** Whether a property has a value. */
  has(item: StructuredItem, property: string): boolean {
    for (const value of item.properties[property] ?? nothing) if (hasValue(value)) return true;
    return false;
  }

  /** Values of a property that are not empty, with references resolved where their item is on the page. */
  valuesOf(item: StructuredItem, property: string): readonly StructuredValue[] {
    const values = item.properties[property];
    if (values === undefined) return nothing;
    return values.filter(hasValue).map((value) => this.#meantBy(value));
  }

  itemsOf(item: StructuredItem, property: string): readonly StructuredItem[] {
    return this.valuesOf(item, property).filter(isItem);
  }

  /** First value as plain text; for an item its name, for a reference its URL. */
  textOf(item: StructuredItem, property: string): string | null {
    const first = item.properties[property]?.find(hasValue);
    if (first === undefined) return null;
    const value = this.#meantBy(first);
    if (isItem(value)) {
      // No deeper: an item may refer to itself.
      const name = value.properties['name']?.find((each) => typeof each === 'string' && hasValue(each));
      return typeof name === 'string' ? name.trim() : null;
    }
    return isReference(value) ? value.ref : String(value).trim();
  }

  #noteValues(item: StructuredItem): void {
    for (const property of Object.keys(item.properties)) {
      for (const value of item.properties[property] ?? nothing) {
        const target = this.#meantBy(value);
        if (!isItem(target)) continue;
        const users = this.#usedBy.get(target) ?? [];
        users.push({ item, property });
        this.#usedBy.set(target, users);
      }
    }
  }

  #meantBy(value: StructuredValue): StructuredValue {
    if (typeof value !== 'object') return value;
    return isItem(value) ? this.wholeOf(value) : (this.#byId.get(value.ref) ?? value);
  }
}

function mergeItems(group: readonly StructuredItem[]): StructuredItem {
  const [first] = group.toSorted(
    (one, other) => Object.keys(other.properties).length - Object.keys(one.properties).length,
  );
  if (first === undefined || group.length === 1) return first ?? emptyItem;
  const properties = new Map<string, readonly StructuredValue[]>();
  for (const item of group) {
    for (const [name, values] of Object.entries(item.properties)) {
      const known = properties.get(name) ?? [];
      properties.set(name, [...known, ...values.filter((value) => !known.includes(value))]);
    }
  }
  return {
    ...first,
    types: [...new Set(group.flatMap(({ types }) => types))],
    properties: Object.fromEntries(properties),
  };
}

const emptyItem: StructuredItem = {
  syntax: 'json-ld',
  types: [],
  id: null,
  schemaOrg: false,
  properties: {},
  path: '$',
  node: -1,
};
