/** noindex on a page that is important by its links. */
import { isSuccess } from '../../../model/is-success.ts';
import type { PageIndex, PageRecord } from '../../../model/site-facts.ts';
import { defineSiteRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

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
  needs: 'html',
  texts: indexabilityTexts['noindex-important-page'],
  reads: ['pages', 'graph'],
  checkSite({ pages, graph }) {
    const common = commonRank(graph.rank) * (1 + 1e-6);
    const whyImportant = (page: PageRecord, index: PageIndex): 'home' | 'listed' | 'linked' | null => {
      if (page.isHome) return 'home';
      if (page.inSitemap) return 'listed';
      const isTop = (graph.rank[index] ?? 0) > common && !rightlyHidden.has(page.pageType);
      return isTop ? 'linked' : null;
    };
    return pages.flatMap((page, index) => {
      const why = page.noindex && isSuccess(page.status) ? whyImportant(page, index) : null;
      if (why === null) return [];
      return [
        {
          page: page.url,
          urls: [page.url],
          messageId: why,
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
