/** Evidence for the nodes a rule found fault with: the first ten, each with its place and its tag as written. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import { outerSnippetOf, selectorOf, snippetOf } from '../facts/node-evidence.ts';
import type { NodeId, PageSource } from '../facts/page-source.ts';
import { clip, quoteMax } from './clip.ts';

const piecesMax = 10;

export interface Cited {
  readonly node: NodeId;
}

interface Sourced {
  readonly source: PageSource | null;
}

/** What was found and wanted at a node. */
type Say<N> = (node: N) => Pick<Evidence, 'found' | 'wanted' | 'urls'>;

const sayNothing = (): Evidence => ({});

const clipped = (text: string | undefined): string | undefined =>
  text === undefined || text.length <= quoteMax ? text : clip(text);

function cite<N extends Cited>(
  facts: Sourced,
  nodes: readonly N[],
  say: Say<N>,
  snippetAt: (facts: Sourced, node: NodeId) => string,
): Evidence[] {
  const pieces: Evidence[] = [];
  for (const each of nodes) {
    if (pieces.length === piecesMax) break;
    const { found, wanted, urls } = say(each);
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
  say: Say<N> = sayNothing,
): Evidence[] => cite(facts, nodes, say, snippetOf);

/** Cites whole elements, for those whose content is the point. */
export const citeElements = <N extends Cited>(
  facts: Sourced,
  nodes: readonly N[],
  say: Say<N> = sayNothing,
): Evidence[] => cite(facts, nodes, say, outerSnippetOf);
