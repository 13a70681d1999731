/** Pages whose main text is the same, word for word. */

import { count, urlList } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { sameTextWordsMin, withoutUrlVariants } from '../../site/duplicate-texts.ts';

export const contentDuplicateExact = defineSiteRule({
  id: 'content-duplicate-exact',
  group: 'content',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  scope: 'site',
  needs: 'html',
  tier: 1,
  needsFullCoverage: false,
  title: 'Duplicate content: pages with the same text',
  why: 'Google shows only one of these pages and decides which; links to the others may be counted separately.',
  fix: 'Keep one of them: redirect the others to it or set it as their canonical. If they are meant to differ, write what makes each one different.',
  reads: ['pages'],
  checkSite({ pages }) {
    if (pages.length < 2) return skip('There is only one page.');
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
          message: `${group.length} pages have the same main text of ${count(group[0]?.wordCount ?? 0, 'word')}, and none of them has another as its canonical.`,
          evidence: [urlList(urls, { found: 'the same main text' })],
        };
      });
  },
});
