/** A page that has only nofollow inlinks. */

import { count } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';

export const pageOnlyNofollowInlinks = defineSiteRule({
  id: 'page-only-nofollow-inlinks',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  scope: 'site',
  needs: 'html',
  tier: 2,
  needsFullCoverage: true,
  title: 'Page has only nofollow links pointing to it',
  why: 'Links with nofollow, and links on pages that are themselves excluded from search, pass on little or nothing.',
  fix: 'Link to it at least once, without nofollow, from an indexable page.',
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
          message: `${count(inlinks.length, 'page links', 'pages link')} here, but only with nofollow or from pages that are not indexed themselves.`,
          evidence: [
            {
              found: 'no followed link from an indexable page',
              urls: inlinks.slice(0, 10).flatMap((from) => pages[from]?.url ?? []),
            },
          ],
        },
      ];
    }),
});
