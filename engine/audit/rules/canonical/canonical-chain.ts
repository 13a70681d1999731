/** A canonical whose target names yet another one. */
import { defineSiteRule } from '../../rule.ts';
import { addressOf } from '../../site/addresses.ts';

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
  title: 'Canonical leads to another canonical',
  why: 'A canonical is a hint. One that points at a page which points elsewhere is a weaker hint, and search engines may choose for themselves.',
  fix: 'Name the last page of the chain as canonical at once.',
  reads: ['pages', 'addresses'],
  checkSite: (site) =>
    site.pages.flatMap((page) => {
      const middle = page.canonicalAddress === page.address ? null : addressOf(site, page.canonicalAddress);
      const next = middle?.page === null || middle === null ? undefined : site.pages[middle.page];
      if (middle === null || next === undefined) return [];
      if (next.canonicalAddress === null || next.canonicalAddress === next.address) return [];
      const end = addressOf(site, next.canonicalAddress)?.url ?? '';
      return [
        {
          page: page.url,
          urls: [page.url],
          says: `The canonical of this page, ${middle.url}, names ${end} as its own canonical.`,
          evidence: [{ found: middle.url, wanted: end, urls: [page.url, middle.url, end] }],
        },
      ];
    }),
});
