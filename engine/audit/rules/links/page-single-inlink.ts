/** Pages with a single inlink, where that is the exception. */
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const pagesMin = 10;
const shareMax = 0.2;

export const pageSingleInlink = defineSiteRule({
  id: 'page-single-inlink',
  group: 'links',
  severity: 'info',
  basis: 'heuristic',
  scope: 'site',
  needs: 'html',
  tier: 2,
  needsFullCoverage: true,
  title: 'Only one internal link to the page',
  why: 'If that one link is removed, the page becomes an orphan. A single link also makes it look less important than other pages.',
  fix: 'Link to it from one or two pages on the same subject.',
  reads: ['pages', 'graph'],
  checkSite({ pages, graph }) {
    if (pages.length < pagesMin) return skip('On a small site one link is enough.');
    const lonely = pages.flatMap((page, index) => {
      if (!page.indexable || page.isHome) return [];
      const [source, second] = graph.followedInlinks(index);
      const from = source === undefined || second !== undefined ? undefined : pages[source];
      // A list or the home page is where one looks for its pages.
      return from === undefined || from.isHome || from.pageType === 'listing' ? [] : [{ page, from }];
    });
    if (lonely.length > pages.length * shareMax) return skip('Most pages of this site have only one link.');
    const [first] = lonely;
    if (first === undefined) return [];
    const urls = lonely.map(({ page }) => page.url);
    return [
      {
        urls,
        message: `Of ${pages.length} pages, only ${first.from.url} links to ${first.page.url}${lonely.length > 1 ? `; ${lonely.length - 1} more have a single link too` : ''}.`,
        evidence: lonely
          .slice(0, 10)
          .map(({ page, from }) => ({ found: `only ${from.url} links to it`, urls: [page.url] })),
      },
    ];
  },
});
