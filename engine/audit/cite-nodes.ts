/** Makes evidence from DOM nodes: the first ten, each with selector and source. */
import { outerSnippetOf, selectorOf, snippetOf } from '../model/node-evidence.ts';
import type { NodeId, PageSource } from '../model/page-source.ts';
import { clip, quoteMax } from './clip.ts';
import type { EvidenceDraft, Shown } from './evidence.ts';

const piecesMax = 10;

export interface Cited {
  readonly node: NodeId;
}

interface Sourced {
  readonly source: PageSource | null;
}

/** Says what was found and wanted at a node. */
type Describe<N> = (node: N) => Pick<EvidenceDraft, 'found' | 'wanted' | 'urls'>;

const describeNothing = (): EvidenceDraft => ({});

const clipped = (shown: Shown | undefined): Shown | undefined =>
  typeof shown !== 'string' || shown.length <= quoteMax ? shown : clip(shown);

function cite<N extends Cited>(
  facts: Sourced,
  nodes: readonly N[],
  describe: Describe<N>,
  snippetAt: (facts: Sourced, node: NodeId) => string,
): EvidenceDraft[] {
  const pieces: EvidenceDraft[] = [];
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
): EvidenceDraft[] => cite(facts, nodes, describe, snippetOf);

/** Cites whole elements, where their content matters. */
export const citeElements = <N extends Cited>(
  facts: Sourced,
  nodes: readonly N[],
  describe: Describe<N> = describeNothing,
): EvidenceDraft[] => cite(facts, nodes, describe, outerSnippetOf);
