/** What the sitemaps list, as addresses that the crawl knows something about. */
import type { AddressRecord, SiteFacts } from '../../../facts/site-facts.ts';
import { type Missing, missing } from '../../outcome.ts';

/** A sentence's worth of reason when there is nothing to hold the site against. */
export function whyNoSitemap({ sitemaps }: Pick<SiteFacts, 'sitemaps'>): Missing | null {
  if (sitemaps === null) return missing('The sitemap was not asked for.');
  return sitemaps.entries.length === 0 ? missing('No sitemap could be read.') : null;
}

export function listedAddresses({
  sitemapAddresses,
  addresses,
}: Pick<SiteFacts, 'sitemapAddresses' | 'addresses'>): readonly AddressRecord[] {
  const ids = new Set(sitemapAddresses.filter((id) => id !== null));
  return [...ids].flatMap((id) => addresses[id] ?? []);
}
