/** noindex on a page that is important by its links. */
import { isSuccess } from '../../../model/is-success.ts';
import type { PageIndex, PageRecord } from '../../../model/site-facts.ts';
import { defineSiteRule } from '../../rule.ts';

const pagesMin = 10;
const topShare = 0.1;
/** Page types with many inlinks that are rightly not indexed. */
const rightlyHidden: ReadonlySet<string> = new Set(['login', 'cart', 'search', 'legal', 'contact']);

/** The 90th percentile of PageRank; pages with the same rank are all above it or all not. */
function commonRank(rank: Float64Array): number {
  if (rank.length < pagesMin) return Number.POSITIVE_INFINITY;
  return rank.toSorted().at(-1 - Math.floor(rank.length * topShare)) ?? Number.POSITIVE_INFINITY;
}

export const noindexImportantPage = defineSiteRule({
  id: 'noindex-important-page',
  group: 'indexability',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  scope: 'page',
  needs: 'html',
  tier: 1,
  needsFullCoverage: false,
  title: 'Noindex on an important page',
  why: 'A page with noindex disappears from search results. This one is the home page, is in the sitemap or is among the most linked pages of the site.',
  fix: 'Remove noindex if the page should be found. If it should not, take it out of the sitemap.',
  reads: ['pages', 'graph'],
  checkSite({ pages, graph }) {
    const common = commonRank(graph.rank) * (1 + 1e-6);
    const whyImportant = (page: PageRecord, index: PageIndex): string | null => {
      if (page.isHome) return 'it is the home page';
      if (page.inSitemap) return 'it is in the sitemap';
      const isTop = (graph.rank[index] ?? 0) > common && !rightlyHidden.has(page.pageType);
      return isTop ? 'it is among the most linked pages of the site' : null;
    };
    return pages.flatMap((page, index) => {
      const why = page.noindex && isSuccess(page.status) ? whyImportant(page, index) : null;
      if (why === null) return [];
      return [
        {
          page: page.url,
          urls: [page.url],
          message: `The noindex tells search engines not to show this page, although ${why}.`,
          evidence: [
            {
              ...(page.noindexRaw !== null && { snippet: page.noindexRaw }),
              found: 'noindex',
              wanted: 'index',
            },
          ],
        },
      ];
    });
  },
});
