/** List pages that print whole articles which are pages of their own. */
import { countOf } from '../../count-of.ts';
import { urlList } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { printedPages } from '../../site/printed-pages.ts';

const articlesMin = 3;

export const contentListRepeatsArticles = defineSiteRule({
  id: 'content-list-repeats-articles',
  group: 'content',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  scope: 'site',
  needs: 'html',
  tier: 2,
  needsFullCoverage: false,
  title: 'List page repeats whole articles (duplicate content)',
  why: 'Each article exists twice, on the list and on its own page, and the two compete in search. The list gets long, slow and hard to scan.',
  fix: 'Show the title, a few sentences and a link for each article on the list, and the whole text on its own page only.',
  reads: ['pages', 'graph'],
  checkSite(site) {
    if (site.pages.length <= articlesMin) return skip('There are too few pages to recognize a list.');
    const lists = printedPages(site).filter(({ printed }) => printed.length >= articlesMin);
    const [longest] = lists.toSorted((a, b) => b.list.wordCount - a.list.wordCount);
    if (longest === undefined) return [];
    const printed = new Set(lists.flatMap((each) => each.printed.map(({ url }) => url)));
    const articles = printed.size;
    return [
      {
        urls: [...lists.map(({ list }) => list.url), ...printed],
        message: `${countOf(lists.length, 'list page')} ${lists.length === 1 ? 'repeats' : 'repeat'} the whole text of ${countOf(articles, 'article')} that ${articles === 1 ? 'is a page of its own' : 'are pages of their own'}; the longest has ${countOf(longest.list.wordCount, 'word')}.`,
        evidence: lists.map(({ list, printed: on }) =>
          urlList(
            on.map(({ url }) => url),
            { found: `${list.url} has the whole text of ${countOf(on.length, 'page')}`, wanted: 'excerpts' },
          ),
        ),
      },
    ];
  },
});
