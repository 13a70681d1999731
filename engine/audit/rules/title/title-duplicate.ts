/** Pages that share one title. */

import { urlList } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { groupSameWords } from '../../site/duplicate-texts.ts';

export const titleDuplicate = defineSiteRule({
  id: 'title-duplicate',
  group: 'title',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  scope: 'site',
  needs: 'html',
  tier: 1,
  needsFullCoverage: false,
  title: 'Duplicate title tag',
  why: 'People tell search results apart by their titles. Google asks for titles that are distinct for each page and may write its own where they are not.',
  fix: 'Give each of these pages its own title that says what is on it.',
  reads: ['pages'],
  checkSite({ pages }) {
    if (pages.length < 2) return skip('There is only one page.');
    return groupSameWords(pages, ({ title }) => title).map((group) => {
      const urls = group.map(({ url }) => url);
      return {
        urls,
        message: `${group.length} pages have the title “${group[0]?.title ?? ''}”.`,
        evidence: [urlList(urls, { found: group[0]?.title ?? '' })],
      };
    });
  },
});
