/** How an hreflang entry is shown as evidence. */
import type { HreflangLink } from '../../../model/head-facts.ts';
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import type { PageSource } from '../../../model/page-source.ts';
import { type EvidenceDraft, say } from '../../evidence.ts';

const piecesMax = 10;

export const hreflangEvidence = (
  facts: { readonly source: PageSource | null },
  links: readonly HreflangLink[],
): EvidenceDraft[] =>
  links.slice(0, piecesMax).map(({ node, code, href }) => {
    const found = say('hreflang-entry', { code, href });
    return node < 0
      ? { found }
      : { selector: selectorOf(facts, node), snippet: snippetOf(facts, node), found };
  });
