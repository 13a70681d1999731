/** URLs that the sitemaps list more than once. */

import { urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { defineSiteRule } from '../../rule.ts';
import { whyNoSitemap } from './listed-urls.ts';
import { sitemapTexts } from './messages.ts';

export const sitemapUrlDuplicate = defineSiteRule({
  id: 'sitemap-url-duplicate',
  group: 'sitemap',
  severity: 'info',
  basis: 'heuristic',
  needs: 'http',
  texts: sitemapTexts['sitemap-url-duplicate'],
  reads: ['sitemaps'],
  checkSite(site) {
    const without = whyNoSitemap(site);
    if (without !== null) return without;
    const twice = [...Map.groupBy(site.sitemaps?.entries ?? [], ({ url }) => url)].filter(
      ([, uses]) => uses.length > 1,
    );
    const [first] = twice;
    if (first === undefined) return [];
    return [
      {
        urls: [],
        messageId: 'twice',
        data: { count: twice.length, url: first[0] },
        evidence: [
          urlList(
            twice.map(([url]) => url),
            { found: say('listed-more-than-once'), wanted: say('once') },
          ),
        ],
      },
    ];
  },
});
