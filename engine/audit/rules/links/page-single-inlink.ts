/** Pages with a single inlink, where that is the exception. */

import { say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { sameUrls } from '../../same-pages.ts';
import { linksTexts } from './messages.ts';

const pagesMin = 10;
const shareMax = 0.2;

export const pageSingleInlink = defineSiteRule({
  id: 'page-single-inlink',
  group: 'links',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  needsFullCoverage: true,
  texts: linksTexts['page-single-inlink'],
  reads: ['pages', 'graph'],
  checkSite({ pages, graph }) {
    if (pages.length < pagesMin) return skip('small-site');
    const copies = sameUrls(pages);
    const lonely = pages.flatMap((page, index) => {
      if (!page.indexable || page.isHome || copies.has(page.url)) return [];
      const [source, second] = graph.followedInlinks(index);
      const from = source === undefined || second !== undefined ? undefined : pages[source];
      // A list or the home page is where one looks for its pages.
      return from === undefined || from.isHome || from.pageType === 'listing' ? [] : [{ page, from }];
    });
    if (lonely.length > pages.length * shareMax) return skip('most-pages-have-one-link');
    const [first] = lonely;
    if (first === undefined) return [];
    const urls = lonely.map(({ page }) => page.url);
    return [
      {
        urls,
        messageId: 'single',
        data: { pages: pages.length, from: first.from.url, page: first.page.url, others: lonely.length - 1 },
        evidence: lonely
          .slice(0, 10)
          .map(({ page, from }) => ({ found: say('only-linked-from', { url: from.url }), urls: [page.url] })),
      },
    ];
  },
});
