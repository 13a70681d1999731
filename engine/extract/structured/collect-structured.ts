/** Combines all structured data of a page, nested items included. */
import type { JsonLdBlock, StructuredDataFacts, StructuredItem } from '../../model/structured-facts.ts';
import { isItem } from '../../model/structured-items.ts';
import { parseJsonLd } from './json-ld.ts';

const itemsMax = 10_000;

export function collectStructured(
  scripts: readonly { readonly raw: string; readonly node: number }[],
  embedded: readonly StructuredItem[],
): StructuredDataFacts {
  const jsonLd: JsonLdBlock[] = [];
  const topItems: StructuredItem[] = [];
  scripts.forEach(({ raw, node }, index) => {
    const { block, items } = parseJsonLd(raw, node, index);
    jsonLd.push(block);
    for (const item of items) topItems.push(item);
  });
  for (const item of embedded) topItems.push(item);
  return { jsonLd, topItems, items: withNested(topItems) };
}

/** Each item before those inside it. Depth is bounded where items are read. */
function withNested(top: readonly StructuredItem[]): StructuredItem[] {
  const all: StructuredItem[] = [];
  for (const item of top) addWithNested(item, all);
  return all;
}

function addWithNested(item: StructuredItem, all: StructuredItem[]): void {
  if (all.length >= itemsMax) return;
  all.push(item);
  for (const values of Object.values(item.properties))
    for (const value of values) if (isItem(value)) addWithNested(value, all);
}
