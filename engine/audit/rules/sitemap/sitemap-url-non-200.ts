/** URLs in the sitemap that do not return a page. */

import { answerWords, brokenFact, brokenKind, count, isEndlessRedirect } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';
import { listedUrls, whyNoSitemap } from './listed-urls.ts';

export const sitemapUrlNon200 = defineSiteRule({
  id: 'sitemap-url-non-200',
  group: 'sitemap',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Sitemap contains URLs that are not pages (404, redirects)',
  why: 'A sitemap is the list of pages you want found. Errors and redirects in it waste crawl requests and make the list less trusted.',
  fix: 'List only final URLs that return 200.',
  reads: ['sitemaps', 'sitemapUrlIds', 'urlRecords'],
  checkSite(site) {
    const without = whyNoSitemap(site);
    if (without !== null) return without;
    const faulty = listedUrls(site).flatMap(({ url, check }) => {
      if (check === null || check.blocked !== null) return [];
      if (brokenKind(check) !== null || isEndlessRedirect(check))
        return [{ url, found: answerWords(check), isBroken: true }];
      return check.hops.length > 0
        ? [{ url, found: `redirects to ${check.finalUrl ?? ''}`, isBroken: false }]
        : [];
    });
    const [first] = faulty;
    if (first === undefined) return [];
    const isAllBroken = faulty.every(({ isBroken }) => isBroken);
    return [
      {
        urls: [],
        message: `${count(faulty.length, 'sitemap URL')} ${faulty.length === 1 ? 'does' : 'do'} not return 200: ${first.url} ${first.found}${faulty.length > 1 ? ', and others' : ''}.`,
        evidence: faulty.map(({ url, found }) => ({ found, wanted: '200', urls: [url] })),
        ...(isAllBroken && { facts: faulty.map(({ url }) => brokenFact(url)) }),
      },
    ];
  },
});
