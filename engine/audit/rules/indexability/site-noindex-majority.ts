/** A site with noindex on nearly all pages. */
import { isSuccess } from '../../../model/is-success.ts';
import { urlList } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

const pagesMin = 10;
const shareMin = 0.8;

export const siteNoindexMajority = defineSiteRule({
  id: 'site-noindex-majority',
  group: 'indexability',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  needs: 'html',
  texts: indexabilityTexts['site-noindex-majority'],
  reads: ['pages'],
  checkSite({ pages }) {
    const checked = pages.filter(({ isHtml, status }) => isHtml && isSuccess(status));
    if (checked.length < pagesMin) return skip('too-few-pages-to-judge');
    const hidden = checked.filter(({ noindex }) => noindex);
    if (hidden.length < checked.length * shareMin) return [];
    return [
      {
        urls: [],
        messageId: 'majority',
        data: { hidden: hidden.length, pages: checked.length },
        evidence: [
          urlList(
            hidden.map(({ url }) => url),
            { snippet: hidden[0]?.noindexRaw ?? '', found: 'noindex' },
          ),
        ],
      },
    ];
  },
});
