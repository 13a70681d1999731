/** An orphan page: in the sitemap, but without inlinks. */

import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';

export const pageOrphan = defineSiteRule({
  id: 'page-orphan',
  group: 'links',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  needs: 'html',
  needsFullCoverage: true,
  texts: linksTexts['page-orphan'],
  reads: ['pages', 'graph', 'sitemaps'],
  checkSite({ pages, graph, sitemaps }) {
    if (sitemaps === null) return missing('no-sitemap');
    const hasLinks = pages.some((_, index) => graph.inlinks(index).length > 0);
    if (pages.length > 1 && !hasLinks) return missing('no-links-in-html');
    return pages.flatMap((page, index) => {
      if (!page.indexable || page.isHome || !page.inSitemap) return [];
      if (graph.followedInlinks(index).length > 0) return [];
      const nofollow = graph.inlinks(index).length;
      return [
        {
          page: page.url,
          urls: [page.url],
          ...(nofollow === 0
            ? ({ messageId: 'unlinked' } as const)
            : ({ messageId: 'nofollow', data: { links: nofollow } } as const)),
          evidence: [
            {
              found: say('no-followed-link-from-another-page'),
              wanted: say('at-least-one'),
              urls: [page.url],
            },
          ],
        },
      ];
    });
  },
});
