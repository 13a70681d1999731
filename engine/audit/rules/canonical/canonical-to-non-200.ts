/** A canonical that leads to an address which does not answer as a page. */
import { defineSiteRule } from '../../rule.ts';
import { addressOf, answerWords, brokenKind, isEndlessRedirect } from '../../site/addresses.ts';

export const canonicalToNon200 = defineSiteRule({
  id: 'canonical-to-non-200',
  group: 'canonical',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  scope: 'page',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Canonical points at an address that does not work',
  why: 'The page asks search engines to show another address instead, and that one is an error or a detour.',
  fix: 'Name an address that answers 200: usually the page’s own.',
  reads: ['pages', 'addresses'],
  checkSite: (site) =>
    site.pages.flatMap((page) => {
      const target = page.canonicalAddress === page.address ? null : addressOf(site, page.canonicalAddress);
      const check = target?.check ?? null;
      if (target === null || check === null || check.blocked !== null || page.status !== 200) return [];
      const isDetour = check.hops.length > 0;
      if (!isDetour && brokenKind(check) === null) return [];
      const isBroken = brokenKind(check) !== null || isEndlessRedirect(check);
      const found = isBroken ? answerWords(check) : `redirects to ${check.finalUrl ?? ''}`;
      return [
        {
          page: page.url,
          urls: [page.url],
          says: `The canonical of this page, ${target.url}, ${found}.`,
          evidence: [{ found, wanted: 'an address that answers 200 by itself', urls: [target.url] }],
        },
      ];
    }),
});
