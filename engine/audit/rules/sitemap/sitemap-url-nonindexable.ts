/** URLs in the sitemap that are not indexable. */

import { type Shown, say } from '../../evidence.ts';
import { defineSiteRule } from '../../rule.ts';
import { listedUrls, whyNoSitemap } from './listed-urls.ts';
import { sitemapTexts } from './messages.ts';

interface Unlistable {
  readonly url: string;
  readonly found: Shown;
  /** Of robots.txt; null where noindex keeps it out. */
  readonly rule: string | null;
}

export const sitemapUrlNonindexable = defineSiteRule({
  id: 'sitemap-url-nonindexable',
  group: 'sitemap',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  needs: 'http',
  texts: sitemapTexts['sitemap-url-nonindexable'],
  reads: ['sitemaps', 'sitemapUrlIds', 'urlRecords', 'pages', 'matchRobots', 'robots', 'origin'],
  checkSite(site) {
    const without = whyNoSitemap(site);
    if (without !== null) return without;
    const isRobotsKnown = site.robots?.access === 'rules';
    const faulty = listedUrls(site).flatMap(({ url, page, isInternal }): Unlistable[] => {
      const record = page === null ? undefined : site.pages[page];
      if (record?.noindex === true)
        return [{ url, found: say('carries-noindex', { directive: record.noindexRaw ?? '' }), rule: null }];
      if (!isInternal || !isRobotsKnown || !url.startsWith(`${site.origin}/`)) return [];
      const match = site.matchRobots('googlebot', url);
      return match.allowed
        ? []
        : [{ url, found: say('googlebot-kept-out', { reason: match.reason }), rule: match.reason }];
    });
    const [first] = faulty;
    if (first === undefined) return [];
    const data = { count: faulty.length, url: first.url };
    const noindex = faulty.filter(({ rule }) => rule === null).length;
    const blocked = faulty.length - noindex;
    return [
      {
        urls: [],
        ...(noindex > 0 && blocked > 0
          ? ({ messageId: 'mixed', data: { ...data, noindex, blocked } } as const)
          : first.rule === null
            ? ({ messageId: 'noindex', data } as const)
            : ({ messageId: 'blocked', data: { ...data, rule: first.rule } } as const)),
        evidence: faulty.map(({ url, found }) => ({ found, urls: [url] })),
      },
    ];
  },
});
