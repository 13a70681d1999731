/** URLs in the sitemap that do not return a page. */

import { answerOf, brokenFact, brokenKind, isEndlessRedirect } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { defineSiteRule } from '../../rule.ts';
import { listedUrls, whyNoSitemap } from './listed-urls.ts';
import { sitemapTexts } from './messages.ts';

export const sitemapUrlNon200 = defineSiteRule({
  id: 'sitemap-url-non-200',
  group: 'sitemap',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  needs: 'http',
  texts: sitemapTexts['sitemap-url-non-200'],
  reads: ['sitemaps', 'sitemapUrlIds', 'urlRecords'],
  checkSite(site) {
    const without = whyNoSitemap(site);
    if (without !== null) return without;
    const faulty = listedUrls(site).flatMap(({ url, check }) => {
      if (check === null || check.blocked !== null) return [];
      if (brokenKind(check) !== null || isEndlessRedirect(check))
        return [{ url, check, found: say('answer', answerOf(check)), isBroken: true }];
      return check.hops.length > 0
        ? [{ url, check, found: say('redirects-to', { url: check.finalUrl ?? '' }), isBroken: false }]
        : [];
    });
    const [first] = faulty;
    if (first === undefined) return [];
    const broken = faulty.filter(({ isBroken }) => isBroken).length;
    const isAllBroken = broken === faulty.length;
    const data = { count: faulty.length, url: first.url };
    return [
      {
        urls: [],
        ...(isAllBroken
          ? ({ messageId: 'broken', data: { ...data, ...answerOf(first.check) } } as const)
          : broken === 0
            ? ({ messageId: 'redirected', data: { ...data, target: first.check.finalUrl ?? '' } } as const)
            : ({
                messageId: 'mixed',
                data: { ...data, broken, redirected: faulty.length - broken },
              } as const)),
        evidence: faulty.map(({ url, found }) => ({ found, wanted: '200', urls: [url] })),
        ...(isAllBroken && { facts: faulty.map(({ url }) => brokenFact(url)) }),
      },
    ];
  },
});
