/** A page with a single inlink. */
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const pagesMin = 10;

export const pageSingleInlink = defineSiteRule({
  id: 'page-single-inlink',
  group: 'links',
  severity: 'info',
  basis: 'heuristic',
  scope: 'site',
  needs: 'html',
  tier: 2,
  needsFullCoverage: true,
  title: 'Only one page links to this page',
  why: 'A page with one link is easily lost when that one page changes, and looks less important than its neighbours.',
  fix: 'Link to it from one or two pages on the same subject.',
  reads: ['pages', 'graph'],
  checkSite({ pages, graph }) {
    if (pages.length < pagesMin) return skip('On a small site one link is enough.');
    return pages.flatMap((page, index) => {
      if (!page.indexable || page.isHome) return [];
      const [source, second] = graph.followedInlinks(index);
      if (source === undefined || second !== undefined) return [];
      const from = pages[source]?.url ?? '';
      return [
        {
          page: page.url,
          urls: [page.url],
          message: `Of ${pages.length} pages, only ${from} links to this one.`,
          evidence: [{ found: '1 page links here', urls: [from] }],
        },
      ];
    });
  },
});
