/** Pages that share one meta description. */

import { urlList } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { groupSameWords } from '../../site/duplicate-texts.ts';

export const metaDescriptionDuplicate = defineSiteRule({
  id: 'meta-description-duplicate',
  group: 'meta-description',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  scope: 'site',
  needs: 'html',
  tier: 1,
  needsFullCoverage: false,
  title: 'Duplicate meta description',
  why: 'Google says that identical descriptions on every page are not helpful when individual pages appear in results, and picks text from the page instead.',
  fix: 'Write a description for each of these pages, or remove it so that search engines quote the page itself.',
  reads: ['pages'],
  checkSite({ pages }) {
    if (pages.length < 2) return skip('There is only one page.');
    return groupSameWords(pages, ({ description }) => description).map((group) => {
      const urls = group.map(({ url }) => url);
      return {
        urls,
        message: `${group.length} pages have the same meta description: “${group[0]?.description ?? ''}”.`,
        evidence: [urlList(urls, { found: group[0]?.description ?? '' })],
      };
    });
  },
});
