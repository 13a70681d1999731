/** Pages that share one meta description. */

import { urlList } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { groupSameWords } from '../../site/duplicate-texts.ts';
import { metaDescriptionTexts } from './messages.ts';

export const metaDescriptionDuplicate = defineSiteRule({
  id: 'meta-description-duplicate',
  group: 'meta-description',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  needs: 'html',
  texts: metaDescriptionTexts['meta-description-duplicate'],
  reads: ['pages'],
  checkSite({ pages }) {
    if (pages.length < 2) return skip('one-page');
    return groupSameWords(pages, ({ description }) => description).map((group) => {
      const urls = group.map(({ url }) => url);
      const description = group[0]?.description ?? '';
      return {
        urls,
        messageId: 'shared',
        data: { count: group.length, description },
        evidence: [urlList(urls, { found: description })],
      };
    });
  },
});
