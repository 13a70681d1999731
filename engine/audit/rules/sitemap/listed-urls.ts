/** Finds the URLs of the sitemaps in the site's facts. */
import type { SiteFacts, UrlRecord } from '../../../model/site-facts.ts';
import { type Missing, missing } from '../../outcome.ts';

/** The reason when there is nothing to check. */
export function whyNoSitemap({ sitemaps }: Pick<SiteFacts, 'sitemaps'>): Missing | null {
  if (sitemaps === null) return missing('sitemap-not-requested');
  return sitemaps.entries.length === 0 ? missing('no-readable-sitemap') : null;
}

export function listedUrls({
  sitemapUrlIds,
  urlRecords,
}: Pick<SiteFacts, 'sitemapUrlIds' | 'urlRecords'>): readonly UrlRecord[] {
  const ids = new Set(sitemapUrlIds.filter((id) => id !== null));
  return [...ids].flatMap((id) => urlRecords[id] ?? []);
}
