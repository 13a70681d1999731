/** URLs in the sitemap on another host. */

import { count, urlList } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';
import { whyNoSitemap } from './listed-urls.ts';

export const sitemapUrlOffHost = defineSiteRule({
  id: 'sitemap-url-off-host',
  group: 'sitemap',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.sitemaps.org/protocol.html',
  scope: 'site',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Sitemap contains URLs of another host',
  why: 'According to the standard, a sitemap may list only URLs of its own host and protocol. Others are ignored unless that host’s robots.txt lists this sitemap.',
  fix: 'Write the URLs with the host and protocol of the site itself.',
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
        message: `${count(foreign.length, 'sitemap URL')} ${foreign.length === 1 ? 'is' : 'are'} on another host or protocol: ${first.url}${foreign.length > 1 ? ', and others' : ''}.`,
        evidence: [
          urlList(
            foreign.map(({ url }) => url),
            { wanted: `URLs of ${URL.parse(files[first.file]?.url ?? '')?.origin ?? site.origin}` },
          ),
        ],
      },
    ];
  },
});
