/** Selects canonicals that search engines consider, and shows them as evidence. */
import type { CanonicalLink } from '../../../model/head-facts.ts';
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import type { PageSource } from '../../../model/page-source.ts';
import type { EvidenceDraft } from '../../evidence.ts';

export function canonicalEvidence(
  facts: { readonly source: PageSource | null },
  { node, source, href }: CanonicalLink,
): EvidenceDraft {
  if (source === 'header') return { found: `Link: <${href}>; rel="canonical"` };
  return { selector: selectorOf(facts, node), snippet: snippetOf(facts, node), found: href };
}

/** In the head, with a URL, and without an attribute that voids it. */
export const isUsable = ({ inHead, resolved, voidedBy }: CanonicalLink): boolean =>
  inHead && resolved !== null && voidedBy.length === 0;

/** Without its fragment, so that spellings of one page compare. */
export function comparableUrl(href: string): string {
  const url = URL.parse(href);
  if (url === null) return href;
  url.hash = '';
  return url.href.replace(/%[0-9a-f]{2}/g, (escape) => escape.toUpperCase());
}

/** The different URLs of usable canonicals of one source. */
export const urlsFrom = (
  canonicals: readonly CanonicalLink[],
  source: CanonicalLink['source'],
): ReadonlySet<string> =>
  new Set(
    canonicals
      .filter((each) => each.source === source && isUsable(each))
      .map(({ resolved }) => comparableUrl(resolved ?? '')),
  );
