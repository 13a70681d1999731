/** Evidence for the nodes a rule found fault with: the first ten, each with its place and its tag as written. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import { outerSnippetOf, selectorOf, snippetOf } from '../facts/node-evidence.ts';
import type { NodeId, PageSource } from '../facts/page-source.ts';
import { clip, quoteMax } from './clip.ts';

const piecesMax = 10;

const isLong = (text: string | undefined): text is string => text !== undefined && text.length > quoteMax;

export interface Cited {
  readonly node: NodeId;
}

/** Cites start tags; `more` adds what was found and wanted. */
export function citeNodes<N extends Cited>(
  facts: { readonly source: PageSource | null },
  nodes: readonly N[],
  more: (node: N) => Evidence = () => ({}),
): Evidence[] {
  return nodes.slice(0, piecesMax).map((each) => {
    const said = more(each);
    return {
      selector: selectorOf(facts, each.node),
      snippet: snippetOf(facts, each.node),
      ...said,
      ...(isLong(said.found) && { found: clip(said.found) }),
      ...(isLong(said.wanted) && { wanted: clip(said.wanted) }),
    };
  });
}

/** Cites whole elements, for those whose content is the point. */
export function citeElements<N extends Cited>(
  facts: { readonly source: PageSource | null },
  nodes: readonly N[],
  more: (node: N) => Evidence = () => ({}),
): Evidence[] {
  return citeNodes(facts, nodes, (each) => ({ snippet: outerSnippetOf(facts, each.node), ...more(each) }));
}
