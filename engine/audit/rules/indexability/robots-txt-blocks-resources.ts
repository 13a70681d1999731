/** Scripts and styles that robots.txt blocks for Googlebot. */

import { count, urlList, urlRecordOf } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

export const robotsTxtBlocksResources = defineSiteRule({
  id: 'robots-txt-blocks-resources',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'CSS or JavaScript blocked by robots.txt',
  why: 'Google renders pages before it judges them. Without their scripts and styles it may see a different page than visitors do.',
  fix: 'Allow the paths of scripts and styles in robots.txt.',
  reads: ['pages', 'urlRecords', 'robots', 'matchRobots', 'origin'],
  checkSite(site) {
    const { pages, robots, matchRobots, origin } = site;
    if (robots === null) return missing('robots.txt was not requested.');
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
        message: `Googlebot is not allowed to crawl ${count(blocked.length, 'script or style', 'scripts and styles')} of the site’s pages: ${first.url} (${first.reason})${blocked.length > 1 ? ', and others' : ''}.`,
        evidence: blocked.map(({ url, reason }) => urlList([url], { found: reason })),
      },
    ];
  },
});
