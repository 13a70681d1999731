/** Makes evidence from DOM nodes: the first ten, each with selector and source. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import { outerSnippetOf, selectorOf, snippetOf } from '../model/node-evidence.ts';
import type { NodeId, PageSource } from '../model/page-source.ts';
import { clip, quoteMax } from './clip.ts';

const piecesMax = 10;

export interface Cited {
  readonly node: NodeId;
}

interface Sourced {
  readonly source: PageSource | null;
}

/** Says what was found and wanted at a node. */
type Describe<N> = (node: N) => Pick<Evidence, 'found' | 'wanted' | 'urls'>;

const describeNothing = (): Evidence => ({});

const clipped = (text: string | undefined): string | undefined =>
  text === undefined || text.length <= quoteMax ? text : clip(text);

function cite<N extends Cited>(
  facts: Sourced,
  nodes: readonly N[],
  describe: Describe<N>,
  snippetAt: (facts: Sourced, node: NodeId) => string,
): Evidence[] {
  const pieces: Evidence[] = [];
  for (const each of nodes) {
    if (pieces.length === piecesMax) break;
    const { found, wanted, urls } = describe(each);
    pieces.push({
      selector: selectorOf(facts, each.node),
      snippet: snippetAt(facts, each.node),
      found: clipped(found),
      wanted: clipped(wanted),
      urls,
    });
  }
  return pieces;
}

/** Cites start tags. */
export const citeNodes = <N extends Cited>(
  facts: Sourced,
  nodes: readonly N[],
  describe: Describe<N> = describeNothing,
): Evidence[] => cite(facts, nodes, describe, snippetOf);

/** Cites whole elements, where their content matters. */
export const citeElements = <N extends Cited>(
  facts: Sourced,
  nodes: readonly N[],
  describe: Describe<N> = describeNothing,
): Evidence[] => cite(facts, nodes, describe, outerSnippetOf);
