/** Scripts and styles that robots.txt blocks for Googlebot. */

import { urlList, urlRecordOf } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

export const robotsTxtBlocksResources = defineSiteRule({
  id: 'robots-txt-blocks-resources',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  needs: 'http',
  texts: indexabilityTexts['robots-txt-blocks-resources'],
  reads: ['pages', 'urlRecords', 'robots', 'matchRobots', 'origin'],
  checkSite(site) {
    const { pages, robots, matchRobots, origin } = site;
    if (robots === null) return missing('robots-txt-not-requested');
    if (robots.access !== 'rules' || !matchRobots('googlebot', `${origin}/`).allowed) return [];
    const ids = new Set(pages.filter(({ indexable }) => indexable).flatMap(({ resources }) => resources));
    const blocked = [...ids].flatMap((id) => {
      const url = urlRecordOf(site, id)?.url ?? '';
      if (!url.startsWith(`${origin}/`)) return [];
      const match = matchRobots('googlebot', url);
      return match.allowed ? [] : [{ url, reason: match.reason }];
    });
    const [first] = blocked;
    if (first === undefined) return [];
    return [
      {
        urls: [],
        messageId: 'blocked',
        data: { count: blocked.length, first: first.url, rule: first.reason },
        evidence: blocked.map(({ url, reason }) => urlList([url], { found: reason })),
      },
    ];
  },
});
