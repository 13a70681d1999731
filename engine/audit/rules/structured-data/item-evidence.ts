/** Shows a structured data item as evidence: its path, and what was found and wanted. */
import { outerSnippetOf, selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import type { PageSource } from '../../../model/page-source.ts';
import type { StructuredItem } from '../../../model/structured-facts.ts';
import type { EvidenceDraft } from '../../evidence.ts';

export function itemEvidence(
  facts: { readonly source: PageSource | null },
  item: StructuredItem,
  more: EvidenceDraft,
): EvidenceDraft {
  const snippet = item.syntax === 'json-ld' ? outerSnippetOf(facts, item.node) : snippetOf(facts, item.node);
  return { selector: selectorOf(facts, item.node), snippet, ...more };
}

/** `Product at $[0].offers`; items of elements are cited by their start tag, so their type is enough. */
export const nameItem = ({ types, path, syntax }: StructuredItem): string =>
  `${types.join(' and ') || 'Item'}${syntax === 'json-ld' ? ` at ${path}` : ''}`;
