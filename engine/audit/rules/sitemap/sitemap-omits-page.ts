/** Indexable pages that the sitemap does not list. */

import { count, urlList } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { whyNoSitemap } from './listed-urls.ts';

export const sitemapOmitsPage = defineSiteRule({
  id: 'sitemap-omits-page',
  group: 'sitemap',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: true,
  title: 'Pages missing from the sitemap',
  why: 'Search engines can still find these pages through links, but learn of changes on them later.',
  fix: 'Add every page that should be found to the sitemap.',
  reads: ['sitemaps', 'pages'],
  checkSite(site) {
    const without = whyNoSitemap(site);
    if (without !== null) return without;
    if (site.sitemaps?.isComplete !== true) return missing('The sitemap could be read only in part.');
    const left = site.pages.filter(({ indexable, inSitemap }) => indexable && !inSitemap);
    const [first] = left;
    if (first === undefined) return [];
    const urls = left.map(({ url }) => url);
    return [
      {
        urls,
        message: `The sitemap does not list ${count(left.length, 'page')} that may be indexed: ${first.url}${left.length > 1 ? ' and others' : ''}.`,
        evidence: [urlList(urls, { found: 'not listed' })],
      },
    ];
  },
});
