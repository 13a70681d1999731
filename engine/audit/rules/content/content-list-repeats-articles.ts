/** List pages that print whole articles which are pages of their own. */
import { urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { printedPages } from '../../site/printed-pages.ts';
import { contentTexts } from './messages.ts';

const articlesMin = 3;

export const contentListRepeatsArticles = defineSiteRule({
  id: 'content-list-repeats-articles',
  group: 'content',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  texts: contentTexts['content-list-repeats-articles'],
  reads: ['pages', 'graph'],
  checkSite(site) {
    if (site.pages.length <= articlesMin) return skip('too-few-pages-for-list');
    const lists = printedPages(site).filter(({ printed }) => printed.length >= articlesMin);
    const [longest] = lists.toSorted((a, b) => b.list.wordCount - a.list.wordCount);
    if (longest === undefined) return [];
    const printed = new Set(lists.flatMap((each) => each.printed.map(({ url }) => url)));
    return [
      {
        urls: [...lists.map(({ list }) => list.url), ...printed],
        messageId: 'repeated',
        data: { lists: lists.length, articles: printed.size, words: longest.list.wordCount },
        evidence: lists.map(({ list, printed: on }) =>
          urlList(
            on.map(({ url }) => url),
            {
              found: say('has-the-whole-text-of-pages', { url: list.url, count: on.length }),
              wanted: say('excerpts'),
            },
          ),
        ),
      },
    ];
  },
});
