/** Pages that share one title. */

import { urlList } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { groupSameWords } from '../../site/duplicate-texts.ts';
import { titleTexts } from './messages.ts';

export const titleDuplicate = defineSiteRule({
  id: 'title-duplicate',
  group: 'title',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: 'html',
  texts: titleTexts['title-duplicate'],
  reads: ['pages'],
  checkSite({ pages }) {
    if (pages.length < 2) return skip('one-page');
    return groupSameWords(pages, ({ title }) => title).map((group) => {
      const urls = group.map(({ url }) => url);
      const title = group[0]?.title ?? '';
      return {
        urls,
        messageId: 'shared',
        data: { pages: group.length, title },
        evidence: [urlList(urls, { found: title })],
      };
    });
  },
});
