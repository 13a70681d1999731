/** A site with noindex on nearly all pages. */
import { isSuccess } from '../../../model/is-success.ts';
import { urlList } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const pagesMin = 10;
const shareMin = 0.8;

export const siteNoindexMajority = defineSiteRule({
  id: 'site-noindex-majority',
  group: 'indexability',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  scope: 'site',
  needs: 'html',
  tier: 1,
  needsFullCoverage: false,
  title: 'Noindex on nearly the whole site',
  why: 'This usually happens when a staging setting goes live: the pages drop out of the search results one by one.',
  fix: 'Look for a setting such as “Discourage search engines” in the CMS or the deployment, and turn it off.',
  reads: ['pages'],
  checkSite({ pages }) {
    const checked = pages.filter(({ isHtml, status }) => isHtml && isSuccess(status));
    if (checked.length < pagesMin) return skip('There are too few pages to judge.');
    const hidden = checked.filter(({ noindex }) => noindex);
    if (hidden.length < checked.length * shareMin) return [];
    return [
      {
        urls: [],
        message: `${hidden.length} of ${checked.length} pages carry noindex.`,
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
