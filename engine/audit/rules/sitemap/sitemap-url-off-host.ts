/** URLs in the sitemap on another host. */

import { urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { defineSiteRule } from '../../rule.ts';
import { whyNoSitemap } from './listed-urls.ts';
import { sitemapTexts } from './messages.ts';

export const sitemapUrlOffHost = defineSiteRule({
  id: 'sitemap-url-off-host',
  group: 'sitemap',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.sitemaps.org/protocol.html',
  needs: 'http',
  texts: sitemapTexts['sitemap-url-off-host'],
  reads: ['sitemaps', 'robots', 'origin'],
  checkSite(site) {
    const without = whyNoSitemap(site);
    if (without !== null) return without;
    const files = site.sitemaps?.files ?? [];
    const crossSubmitted = new Set(site.robots?.sitemaps.map(({ url }) => url));
    const foreign = (site.sitemaps?.entries ?? []).filter(({ url, file }) => {
      const own = files[file]?.url ?? '';
      const origin = URL.parse(url)?.origin;
      if (origin === undefined || origin === URL.parse(own)?.origin) return false;
      return !(origin === site.origin && crossSubmitted.has(own));
    });
    const [first] = foreign;
    if (first === undefined) return [];
    return [
      {
        urls: [],
        messageId: 'foreign',
        data: { count: foreign.length, url: first.url },
        evidence: [
          urlList(
            foreign.map(({ url }) => url),
            {
              wanted: say('urls-of', {
                origin: URL.parse(files[first.file]?.url ?? '')?.origin ?? site.origin,
              }),
            },
          ),
        ],
      },
    ];
  },
});
