/** A page that has only nofollow inlinks. */

import { say } from '../../evidence.ts';
import { defineSiteRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';

export const pageOnlyNofollowInlinks = defineSiteRule({
  id: 'page-only-nofollow-inlinks',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  needsFullCoverage: true,
  texts: linksTexts['page-only-nofollow-inlinks'],
  reads: ['pages', 'graph'],
  checkSite: ({ pages, graph }) =>
    pages.flatMap((page, index) => {
      if (!page.indexable || page.isHome) return [];
      const inlinks = graph.inlinks(index);
      const counts = graph.followedInlinks(index).some((from) => pages[from]?.indexable === true);
      if (inlinks.length === 0 || counts) return [];
      if (page.inSitemap && graph.followedInlinks(index).length === 0) return [];
      return [
        {
          page: page.url,
          urls: [page.url],
          messageId: 'nofollow',
          data: { count: inlinks.length },
          evidence: [
            {
              found: say('no-followed-link-from-an-indexable-page'),
              urls: [...inlinks.subarray(0, 10)].flatMap((from) => pages[from]?.url ?? []),
            },
          ],
        },
      ];
    }),
});
