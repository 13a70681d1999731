/** Shows a robots directive as evidence: the tag as written, or the header's line. */
import type { RobotsDirective } from '../../../model/head-facts.ts';
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import type { PageSource } from '../../../model/page-source.ts';
import type { EvidenceDraft } from '../../evidence.ts';

/** Agents whose directives decide what Google and Bing show. */
export const isSearchAgent = ({ agent }: RobotsDirective): boolean =>
  agent === 'robots' || agent === 'googlebot' || agent === 'bingbot';

/** Where a directive is, as data: the line of its tag, or none. */
export function placeOf(
  { source }: { readonly source: PageSource | null },
  { node }: RobotsDirective,
): string {
  const at = source?.elements.start[node];
  return source === null || at === undefined ? 'none' : String(source.html.slice(0, at).split('\n').length);
}

/** `meta robots "noindex"` or `X-Robots-Tag "googlebot: noindex"`. */
export function nameDirective({ source, agent, raw }: RobotsDirective): string {
  if (source === 'meta') return `meta ${agent} "${raw}"`;
  return `X-Robots-Tag "${agent === 'robots' ? raw : `${agent}: ${raw}`}"`;
}

export function directiveEvidence(
  facts: { readonly source: PageSource | null },
  directive: RobotsDirective,
): EvidenceDraft {
  const found = nameDirective(directive);
  if (directive.node < 0) return { found };
  return { selector: selectorOf(facts, directive.node), snippet: snippetOf(facts, directive.node), found };
}
