/** A page that takes too many clicks to reach. */

import { say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';

const clicksMax = 4;

export const pageTooDeep = defineSiteRule({
  id: 'page-too-deep',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  needsFullCoverage: true,
  texts: linksTexts['page-too-deep'],
  reads: ['pages', 'graph'],
  checkSite({ pages, graph }) {
    if (pages.length <= clicksMax) return skip('site-too-small');
    return pages.flatMap((page, index) => {
      const clicks = graph.depth[index] ?? -1;
      if (!page.indexable || clicks <= clicksMax) return [];
      const path: string[] = [];
      for (let at = index; at >= 0; at = graph.parent[at] ?? -1) path.unshift(pages[at]?.url ?? '');
      return [
        {
          page: page.url,
          urls: [page.url],
          messageId: 'deep',
          data: { clicks },
          evidence: [
            {
              found: say('clicks', { clicks }),
              wanted: say('at-most-count', { limit: clicksMax }),
              urls: path,
            },
          ],
        },
      ];
    });
  },
});
