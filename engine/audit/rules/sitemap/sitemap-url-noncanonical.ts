/** URLs in the sitemap whose canonical is another URL. */

import { count } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';
import { listedUrls, whyNoSitemap } from './listed-urls.ts';

export const sitemapUrlNoncanonical = defineSiteRule({
  id: 'sitemap-url-noncanonical',
  group: 'sitemap',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Sitemap contains non-canonical URLs',
  why: 'A sitemap entry is itself a canonical hint. Here it contradicts the page, so search engines have to choose.',
  fix: 'List the canonical URL instead.',
  reads: ['sitemaps', 'sitemapUrlIds', 'urlRecords', 'pages'],
  checkSite(site) {
    const without = whyNoSitemap(site);
    if (without !== null) return without;
    const faulty = listedUrls(site).flatMap(({ url, page }) => {
      const record = page === null ? undefined : site.pages[page];
      if (record === undefined || record.canonical === null) return [];
      return record.canonicalUrlId === record.urlId ? [] : [{ url, canonical: record.canonical }];
    });
    const [first] = faulty;
    if (first === undefined) return [];
    return [
      {
        urls: [],
        message: `${count(faulty.length, 'sitemap URL')} ${faulty.length === 1 ? 'has' : 'have'} another URL as canonical: ${first.url} has ${first.canonical}${faulty.length > 1 ? ', and others' : ''}.`,
        evidence: faulty.map(({ url, canonical }) => ({ found: url, wanted: canonical, urls: [url] })),
      },
    ];
  },
});
