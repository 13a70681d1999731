/** Addresses of the site that redirect, told once each where somebody meets them, and how their way is shown. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import type { Hop } from '../../../facts/fetched-page.ts';
import type { AddressCheck, AddressRecord, SiteFacts } from '../../../facts/site-facts.ts';

const hopsShown = 12;
const mostHops = 10;

export interface Redirected {
  readonly address: AddressRecord;
  readonly check: AddressCheck;
  /** Pages that link to it. */
  readonly referrers: readonly string[];
}

/** It comes back to an address it was at, or does not come to an end. */
export function isLoop({ hops, failure }: AddressCheck): boolean {
  if (failure?.reason === 'redirect-loop' || failure?.reason === 'too-many-redirects') return true;
  return hops.length > mostHops || new Set(hops.map(({ url }) => url)).size < hops.length;
}

/** Those with a fault; a mere stop on another's way is left out unless it is linked or listed itself. */
export function redirectedWith(
  { addresses, graph, pages }: Pick<SiteFacts, 'addresses' | 'graph' | 'pages'>,
  isFault: (check: AddressCheck) => boolean,
): readonly Redirected[] {
  const faulty = addresses.flatMap((address): Redirected[] => {
    const { check, isInternal, id } = address;
    if (check === null || !isInternal || check.hops.length === 0 || !isFault(check)) return [];
    const referrers = graph.referrers(id).flatMap((page) => pages[page]?.url ?? []);
    return [{ address, check, referrers }];
  });
  const stops = new Set(faulty.flatMap(({ check }) => check.hops.slice(1).map(({ url }) => url)));
  return faulty.filter(
    ({ address, referrers }) => referrers.length > 0 || address.inSitemap || !stops.has(address.url),
  );
}

/** One piece per hop, so that the way reads from top to bottom. */
export const hopEvidence = (hops: readonly Hop[]): Evidence[] =>
  hops
    .slice(0, hopsShown)
    .map(({ url, status, location }) => ({ found: `${status} ${url} → ${location ?? 'nowhere'}` }));

export const linkedFrom = ({ referrers, address }: Redirected): string => {
  if (referrers.length > 0)
    return ` ${referrers.length === 1 ? '1 page links' : `${referrers.length} pages link`} to it.`;
  return address.inSitemap ? ' The sitemap lists it.' : '';
};
