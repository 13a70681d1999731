/** All structured data of a page in one list, nested items and references included. */
import type { StructuredDataFacts, StructuredItem } from '../../facts/structured-facts.ts';
import { isItem } from '../../facts/structured-items.ts';
import { readJsonLd } from './json-ld.ts';

const itemsMax = 10_000;

export function collectStructured(
  scripts: readonly { readonly raw: string; readonly node: number }[],
  embedded: readonly StructuredItem[],
): StructuredDataFacts {
  const blocks = scripts.map(({ raw, node }, index) => readJsonLd(raw, node, index));
  const topItems = [...blocks.flatMap(({ items }) => items), ...embedded];
  return { jsonLd: blocks.map(({ block }) => block), topItems, items: withNested(topItems) };
}

/** Each item before those inside it. Depth is bounded where items are read. */
function withNested(top: readonly StructuredItem[]): StructuredItem[] {
  const all: StructuredItem[] = [];
  const waiting = [...top].reverse();
  for (let item = waiting.pop(); item !== undefined && all.length < itemsMax; item = waiting.pop()) {
    all.push(item);
    const nested = Object.values(item.properties).flatMap((values) => values.filter(isItem));
    waiting.push(...nested.reverse());
  }
  return all;
}
