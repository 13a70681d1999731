/** URLs in the sitemap whose canonical is another URL. */

import { defineSiteRule } from '../../rule.ts';
import { listedUrls, whyNoSitemap } from './listed-urls.ts';
import { sitemapTexts } from './messages.ts';

export const sitemapUrlNoncanonical = defineSiteRule({
  id: 'sitemap-url-noncanonical',
  group: 'sitemap',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  needs: 'http',
  texts: sitemapTexts['sitemap-url-noncanonical'],
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
        messageId: 'other',
        data: { count: faulty.length, ...first },
        evidence: faulty.map(({ url, canonical }) => ({ found: url, wanted: canonical, urls: [url] })),
      },
    ];
  },
});
