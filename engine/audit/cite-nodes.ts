/** Evidence for the nodes a rule found fault with: the first ten, each with its place and its tag as written. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import { outerSnippetOf, selectorOf, snippetOf } from '../facts/node-evidence.ts';
import type { NodeId, PageSource } from '../facts/page-source.ts';
import { clip } from './clip.ts';

const piecesMax = 10;

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
      ...(said.found !== undefined && { found: clip(said.found) }),
      ...(said.wanted !== undefined && { wanted: clip(said.wanted) }),
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
