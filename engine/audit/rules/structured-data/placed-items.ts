/** The items of a page put together: those of one id made one, each with where it stands. */

import type {
  StructuredDataFacts,
  StructuredItem,
  StructuredValue,
} from '../../../facts/structured-facts.ts';
import { isItem } from '../../../facts/structured-items.ts';
import { forLatest } from '../../for-latest.ts';

export interface PlacedItem {
  readonly item: StructuredItem;
  /** Items and properties it is a value of, by nesting or by reference. */
  readonly usedBy: readonly { readonly item: StructuredItem; readonly property: string }[];
  /** Not nested in another item, though another may refer to it. */
  readonly isTop: boolean;
}

const isReference = (value: StructuredValue): value is { readonly ref: string } =>
  typeof value === 'object' && 'ref' in value;

/** Empty strings say nothing. */
export const isTold = (value: StructuredValue): boolean => typeof value !== 'string' || value.trim() !== '';

const nothing: readonly StructuredValue[] = [];

export class PlacedItems {
  readonly all: readonly PlacedItem[];
  readonly #byId = new Map<string, StructuredItem>();
  readonly #usedBy = new Map<StructuredItem, PlacedItem['usedBy'][number][]>();

  /** Several rules ask the same of one page. */
  static readonly of = forLatest((facts: StructuredDataFacts) => new PlacedItems(facts));

  private constructor(facts: StructuredDataFacts) {
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
      // A type and an id alone point to something told elsewhere.
      if (item.id !== null && Object.keys(item.properties).length === 0) continue;
      all.push({ item, usedBy: this.#usedBy.get(item) ?? [], isTop: top.has(item) });
    }
    this.all = all;
  }

  /** The item together with all that is said of its id elsewhere on the page. */
  wholeOf(item: StructuredItem): StructuredItem {
    return (item.id === null ? undefined : this.#byId.get(item.id)) ?? item;
  }

  /** A property says something. */
  tells(item: StructuredItem, property: string): boolean {
    for (const value of item.properties[property] ?? nothing) if (isTold(value)) return true;
    return false;
  }

  /** Values of a property that say something, with references followed where their item is on the page. */
  valuesOf(item: StructuredItem, property: string): readonly StructuredValue[] {
    const values = item.properties[property];
    if (values === undefined) return nothing;
    return values.filter(isTold).map((value) => this.#meantBy(value));
  }

  itemsOf(item: StructuredItem, property: string): readonly StructuredItem[] {
    return this.valuesOf(item, property).filter(isItem);
  }

  /** First value as plain text; for an item its name, for a reference its address. */
  textOf(item: StructuredItem, property: string): string | null {
    const told = item.properties[property]?.find(isTold);
    if (told === undefined) return null;
    const value = this.#meantBy(told);
    if (isItem(value)) {
      // No further down: an item may be named by itself.
      const name = value.properties['name']?.find((each) => typeof each === 'string' && isTold(each));
      return typeof name === 'string' ? name.trim() : null;
    }
    return isReference(value) ? value.ref : String(value).trim();
  }

  #noteValues(item: StructuredItem): void {
    for (const property of Object.keys(item.properties)) {
      for (const value of item.properties[property] ?? nothing) {
        const meant = this.#meantBy(value);
        if (!isItem(meant)) continue;
        const users = this.#usedBy.get(meant) ?? [];
        users.push({ item, property });
        this.#usedBy.set(meant, users);
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
