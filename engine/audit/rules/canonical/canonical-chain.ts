/** A canonical whose target has another canonical. */

import { urlRecordOf } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';
import { canonicalTexts } from './messages.ts';

export const canonicalChain = defineSiteRule({
  id: 'canonical-chain',
  group: 'canonical',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'http',
  texts: canonicalTexts['canonical-chain'],
  reads: ['pages', 'urlRecords'],
  checkSite: (site) =>
    site.pages.flatMap((page) => {
      const middle = page.canonicalUrlId === page.urlId ? null : urlRecordOf(site, page.canonicalUrlId);
      const next = middle?.page === null || middle === null ? undefined : site.pages[middle.page];
      if (middle === null || next === undefined) return [];
      if (next.canonicalUrlId === null || next.canonicalUrlId === next.urlId) return [];
      const end = urlRecordOf(site, next.canonicalUrlId)?.url ?? '';
      return [
        {
          page: page.url,
          urls: [page.url],
          messageId: 'chain',
          data: { middle: middle.url, end },
          evidence: [{ found: middle.url, wanted: end, urls: [page.url, middle.url, end] }],
        },
      ];
    }),
});
