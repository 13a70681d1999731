/** A sitemap that robots.txt does not list. */

import { urlList } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

export const sitemapNotInRobots = defineSiteRule({
  id: 'sitemap-not-in-robots',
  group: 'sitemap',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  scope: 'site',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Sitemap not listed in robots.txt',
  why: 'The line in robots.txt is how search engines find a sitemap that nobody submitted to them.',
  fix: 'Add a line such as “Sitemap: https://www.example.com/sitemap.xml” to robots.txt.',
  reads: ['sitemaps', 'robots'],
  checkSite({ sitemaps, robots }) {
    if (sitemaps === null) return missing('The sitemap was not requested.');
    if (robots === null || robots.access === 'closed') return missing('robots.txt could not be read.');
    const found = sitemaps.files.filter(({ kind, foundIn }) => kind !== null && foundIn === 'usual-place');
    const [first] = found;
    if (first === undefined || robots.sitemaps.length > 0) return [];
    return [
      {
        urls: [],
        message: `There is a sitemap at ${first.url}, but robots.txt has no Sitemap line.`,
        evidence: [
          urlList(
            found.map(({ url }) => url),
            { wanted: `Sitemap: ${first.url}` },
          ),
        ],
      },
    ];
  },
});
