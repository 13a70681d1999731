/** Pages whose main text is the same, word for word. */

import { urlList } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { sameTextWordsMin, withoutUrlVariants } from '../../site/duplicate-texts.ts';
import { contentTexts } from './messages.ts';

export const contentDuplicateExact = defineSiteRule({
  id: 'content-duplicate-exact',
  group: 'content',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  texts: contentTexts['content-duplicate-exact'],
  reads: ['pages'],
  checkSite({ pages }) {
    if (pages.length < 2) return skip('one-page');
    const candidates = pages.filter(
      ({ indexable, textHash, wordCount }) => indexable && textHash !== '' && wordCount >= sameTextWordsMin,
    );
    return [...Map.groupBy(candidates, ({ textHash }) => textHash).values()]
      .map(withoutUrlVariants)
      .filter((group) => group.length > 1)
      .map((group) => {
        const urls = group.map(({ url }) => url);
        return {
          urls,
          messageId: 'same',
          data: { pages: group.length, words: group[0]?.wordCount ?? 0 },
          evidence: [urlList(urls, { found: say('the-same-main-text') })],
        };
      });
  },
});
