/** URLs in the sitemap that are not indexable. */

import { count } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';
import { listedUrls, whyNoSitemap } from './listed-urls.ts';

export const sitemapUrlNonindexable = defineSiteRule({
  id: 'sitemap-url-nonindexable',
  group: 'sitemap',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Noindex or blocked pages in the sitemap',
  why: 'The sitemap says “show this”, but the page or robots.txt says “don’t”. Search engines obey the latter, so the entry is wasted.',
  fix: 'Take the pages out of the sitemap, or make them indexable.',
  reads: ['sitemaps', 'sitemapUrlIds', 'urlRecords', 'pages', 'matchRobots', 'robots', 'origin'],
  checkSite(site) {
    const without = whyNoSitemap(site);
    if (without !== null) return without;
    const isRobotsKnown = site.robots?.access === 'rules';
    const faulty = listedUrls(site).flatMap(({ url, page, isInternal }) => {
      const record = page === null ? undefined : site.pages[page];
      if (record?.noindex === true) return [{ url, found: `it carries noindex: ${record.noindexRaw ?? ''}` }];
      if (!isInternal || !isRobotsKnown || !url.startsWith(`${site.origin}/`)) return [];
      const match = site.matchRobots('googlebot', url);
      return match.allowed ? [] : [{ url, found: `Googlebot is not allowed to crawl it (${match.reason})` }];
    });
    const [first] = faulty;
    if (first === undefined) return [];
    return [
      {
        urls: [],
        message: `${count(faulty.length, 'sitemap URL')} should not be listed: ${first.url}, because ${first.found}${faulty.length > 1 ? '; and others' : ''}.`,
        evidence: faulty.map(({ url, found }) => ({ found, urls: [url] })),
      },
    ];
  },
});
