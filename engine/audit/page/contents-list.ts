/** Finds the links of a page that lead on from it: those of its content, and those of a table of contents. */
import type { LinkNode } from '../../model/node-facts.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import type { NodeId, PageSource } from '../../model/page-source.ts';

/** A table of contents by its class or id. */
const contents = /\s(?:class|id)\s*=\s*(?:"[^"]*|'[^']*|)(?<![a-z])toc(?:tree)?(?![a-z])/i;

/** A menu is on every page of a site, a table of contents is what a page is for. */
function isInContents({ html, elements }: PageSource, node: NodeId, known: Map<NodeId, boolean>): boolean {
  const path: NodeId[] = [];
  let isInside = false;
  for (let at = node; at >= 0; at = elements.parent[at] ?? -1) {
    isInside = known.get(at) ?? contents.test(html.slice(elements.start[at], elements.end[at]));
    path.push(at);
    if (isInside || known.has(at)) break;
  }
  for (const at of path) known.set(at, isInside);
  return isInside;
}

export function leadingLinks({ links, source }: Pick<PageFacts, 'links' | 'source'>): readonly LinkNode[] {
  const known = new Map<NodeId, boolean>();
  return links.filter(({ kind, region, node }) => {
    if (region === 'main' || region === 'body') return kind === 'web' || kind === 'fragment';
    return kind === 'web' && region === 'navigation' && source !== null && isInContents(source, node, known);
  });
}
