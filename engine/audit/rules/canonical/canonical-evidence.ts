/** How a canonical is shown as evidence, and which of them search engines consider. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import type { CanonicalLink } from '../../../facts/head-facts.ts';
import { selectorOf, snippetOf } from '../../../facts/node-evidence.ts';
import type { PageSource } from '../../../facts/page-source.ts';

export function canonicalEvidence(
  facts: { readonly source: PageSource | null },
  { node, source, href }: CanonicalLink,
): Evidence {
  if (source === 'header') return { found: `Link: <${href}>; rel="canonical"` };
  return { selector: selectorOf(facts, node), snippet: snippetOf(facts, node), found: href };
}

/** Stands where it counts, is an address, and no attribute voids it. */
export const isUsable = ({ inHead, resolved, voidedBy }: CanonicalLink): boolean =>
  inHead && resolved !== null && voidedBy.length === 0;

/** Without its fragment, so that spellings of one page compare. */
export function comparableAddress(address: string): string {
  const url = URL.parse(address);
  if (url === null) return address;
  url.hash = '';
  return url.href.replace(/%[0-9a-f]{2}/g, (escape) => escape.toUpperCase());
}

/** The different addresses that usable canonicals of one source name. */
export const addressesFrom = (
  canonicals: readonly CanonicalLink[],
  source: CanonicalLink['source'],
): ReadonlySet<string> =>
  new Set(
    canonicals
      .filter((each) => each.source === source && isUsable(each))
      .map(({ resolved }) => comparableAddress(resolved ?? '')),
  );
