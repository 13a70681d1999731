/** noindex on a page that Googlebot may not crawl, so that it is never seen. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

export const noindexUnseen = defineSiteRule({
  id: 'noindex-unseen',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  needs: 'http',
  texts: indexabilityTexts['noindex-unseen'],
  reads: ['pages', 'robots'],
  checkSite({ pages, robots }) {
    if (robots === null) return missing('robots-txt-not-requested');
    return pages.flatMap(({ url, noindex, noindexRaw, robotsBlock }) =>
      noindex && robotsBlock !== null && robots.access === 'rules'
        ? [
            {
              page: url,
              urls: [url],
              messageId: 'blocked',
              data: { rule: robotsBlock.reason },
              evidence: [
                {
                  ...(noindexRaw !== null && { snippet: noindexRaw }),
                  found: robotsBlock.reason,
                  urls: [url],
                },
              ],
            },
          ]
        : [],
    );
  },
});
