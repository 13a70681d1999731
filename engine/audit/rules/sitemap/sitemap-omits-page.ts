/** Indexable pages that the sitemap does not list. */

import { urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { whyNoSitemap } from './listed-urls.ts';
import { sitemapTexts } from './messages.ts';

export const sitemapOmitsPage = defineSiteRule({
  id: 'sitemap-omits-page',
  group: 'sitemap',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
  needs: 'http',
  needsFullCoverage: true,
  texts: sitemapTexts['sitemap-omits-page'],
  reads: ['sitemaps', 'pages'],
  checkSite(site) {
    const without = whyNoSitemap(site);
    if (without !== null) return without;
    if (site.sitemaps?.isComplete !== true) return missing('sitemap-partly-read');
    const left = site.pages.filter(({ indexable, inSitemap }) => indexable && !inSitemap);
    const [first] = left;
    if (first === undefined) return [];
    const urls = left.map(({ url }) => url);
    return [
      {
        urls,
        messageId: 'omitted',
        data: { count: left.length, url: first.url },
        evidence: [urlList(urls, { found: say('not-listed') })],
      },
    ];
  },
});
