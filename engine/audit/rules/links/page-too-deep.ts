/** A page that takes too many clicks to reach. */
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const clicksMax = 4;

export const pageTooDeep = defineSiteRule({
  id: 'page-too-deep',
  group: 'links',
  severity: 'warning',
  basis: 'heuristic',
  scope: 'site',
  needs: 'html',
  tier: 1,
  needsFullCoverage: true,
  title: 'Page many clicks from the home page (crawl depth)',
  why: 'Pages that are hard to reach are visited less, by people and by search engines. Four clicks is a rule of thumb, not a limit that search engines state.',
  fix: 'Link to it from a page nearer to the home page: a category, a hub or a related article.',
  reads: ['pages', 'graph'],
  checkSite({ pages, graph }) {
    if (pages.length <= clicksMax) return skip('The site is too small to be deep.');
    return pages.flatMap((page, index) => {
      const clicks = graph.depth[index] ?? -1;
      if (!page.indexable || clicks <= clicksMax) return [];
      const path: string[] = [];
      for (let at = index; at >= 0; at = graph.parent[at] ?? -1) path.unshift(pages[at]?.url ?? '');
      return [
        {
          page: page.url,
          urls: [page.url],
          message: `The shortest way from the home page to this page takes ${clicks} clicks.`,
          evidence: [{ found: `${clicks} clicks`, wanted: `at most ${clicksMax}`, urls: path }],
        },
      ];
    });
  },
});
