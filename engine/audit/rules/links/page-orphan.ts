/** An orphan page: in the sitemap, but without inlinks. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

export const pageOrphan = defineSiteRule({
  id: 'page-orphan',
  group: 'links',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  scope: 'site',
  needs: 'html',
  tier: 1,
  needsFullCoverage: true,
  title: 'Orphan page: no internal links point here',
  why: 'Google recommends that every page you care about has a link from at least one other page. Visitors cannot find this one by browsing the site.',
  fix: 'Link to it from a page on the same subject, or take it out of the sitemap if it is not needed.',
  reads: ['pages', 'graph', 'sitemaps'],
  checkSite({ pages, graph, sitemaps }) {
    if (sitemaps === null) return missing('Without the sitemap, only linked pages are known.');
    const hasLinks = pages.some((_, index) => graph.inlinks(index).length > 0);
    if (pages.length > 1 && !hasLinks)
      return missing(
        'The HTML of the pages has no links at all; scripts may add them, which takes a browser to see.',
      );
    return pages.flatMap((page, index) => {
      if (!page.indexable || page.isHome || !page.inSitemap) return [];
      if (graph.followedInlinks(index).length > 0) return [];
      const nofollow = graph.inlinks(index).length;
      return [
        {
          page: page.url,
          urls: [page.url],
          message:
            nofollow === 0
              ? 'The sitemap lists this page, but none of the crawled pages links to it.'
              : `The sitemap lists this page, but the only links to it (${nofollow}) carry nofollow.`,
          evidence: [
            { found: 'no followed link from another page', wanted: 'at least one', urls: [page.url] },
          ],
        },
      ];
    });
  },
});
