/** A sitemap that robots.txt does not list. */

import { urlList } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { sitemapTexts } from './messages.ts';

export const sitemapNotInRobots = defineSiteRule({
  id: 'sitemap-not-in-robots',
  group: 'sitemap',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  needs: 'http',
  texts: sitemapTexts['sitemap-not-in-robots'],
  reads: ['sitemaps', 'robots'],
  checkSite({ sitemaps, robots }) {
    if (sitemaps === null) return missing('sitemap-not-requested');
    if (robots === null || robots.access === 'closed') return missing('robots-txt-unread');
    const found = sitemaps.files.filter(({ kind, foundIn }) => kind !== null && foundIn === 'usual-place');
    const [first] = found;
    if (first === undefined || robots.sitemaps.length > 0) return [];
    return [
      {
        urls: [],
        messageId: 'unlisted',
        data: { url: first.url },
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
