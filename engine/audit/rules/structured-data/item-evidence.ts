/** How a structured item is shown as evidence: where it stands, and what was found and wanted there. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import { outerSnippetOf, selectorOf, snippetOf } from '../../../facts/node-evidence.ts';
import type { PageSource } from '../../../facts/page-source.ts';
import type { StructuredItem } from '../../../facts/structured-facts.ts';

export function itemEvidence(
  facts: { readonly source: PageSource | null },
  item: StructuredItem,
  more: Evidence,
): Evidence {
  const snippet = item.syntax === 'json-ld' ? outerSnippetOf(facts, item.node) : snippetOf(facts, item.node);
  return { selector: selectorOf(facts, item.node), snippet, ...more };
}

/** `Product at $[0].offers` */
export const nameItem = ({ types, path }: StructuredItem): string =>
  `${types.join(' and ') || 'Item'} at ${path}`;
