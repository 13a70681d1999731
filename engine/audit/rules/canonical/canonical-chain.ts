/** A canonical whose target has another canonical. */

import { urlRecordOf } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';

export const canonicalChain = defineSiteRule({
  id: 'canonical-chain',
  group: 'canonical',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  scope: 'page',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Canonical chain: the target has another canonical',
  why: 'A canonical is a hint. One that points to a page that points elsewhere is a weaker hint, and search engines may choose for themselves.',
  fix: 'Point the canonical straight to the last page of the chain.',
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
          message: `The canonical of this page, ${middle.url}, has another canonical itself: ${end}.`,
          evidence: [{ found: middle.url, wanted: end, urls: [page.url, middle.url, end] }],
        },
      ];
    }),
});
