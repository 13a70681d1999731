/** One page with many URLs that differ in their parameters. */

import { urlList } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';

const urlsMin = 50;
const parametersMin = 2;

export const parameterExplosion = defineSiteRule({
  id: 'parameter-explosion',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  scope: 'site',
  needs: 'html',
  tier: 2,
  needsFullCoverage: false,
  title: 'Too many parameter URLs (faceted navigation)',
  why: 'Filters and sort orders multiply: search engines crawl the same lists over and over and reach the rest of the site late.',
  fix: 'Make the plain path the canonical of the combinations, or disallow them in robots.txt.',
  reads: ['pages'],
  checkSite({ pages }) {
    const withMany = pages.flatMap((page) => {
      const { origin, pathname, searchParams } = new URL(page.url);
      return page.indexable && new Set(searchParams.keys()).size >= parametersMin
        ? [{ url: page.url, path: origin + pathname }]
        : [];
    });
    return [...Map.groupBy(withMany, ({ path }) => path)].flatMap(([path, group]) => {
      if (group.length < urlsMin) return [];
      const urls = group.map(({ url }) => url);
      return [
        {
          urls,
          message: `${urls.length} indexable URLs of ${path} differ only in their parameters, and each is its own canonical.`,
          evidence: [urlList(urls, { found: `${urls.length} combinations`, wanted: `canonical ${path}` })],
        },
      ];
    });
  },
});
