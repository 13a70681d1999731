/** A language version whose URL does not return a page. */

import { answerWords, brokenKind, count, isEndlessRedirect, urlRecordOf } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

export const hreflangTargetNon200 = defineSiteRule({
  id: 'hreflang-target-non-200',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'hreflang points to a broken or redirected URL',
  why: 'Search engines cannot send readers to a version that returns an error or redirects, and ignore the entry.',
  fix: 'Use the final URL of each version, and list only versions that exist.',
  reads: ['pages', 'urlRecords'],
  checkSite(site) {
    if (site.pages.every(({ hreflangs }) => hreflangs.length === 0)) return skip('No page has hreflang.');
    return site.pages.flatMap((page) => {
      if (!page.indexable) return [];
      const faults = page.hreflangs.flatMap(({ code, urlId }) => {
        const target = urlRecordOf(site, urlId);
        const check = target?.check ?? null;
        if (target === null || check === null || check.blocked !== null) return [];
        const isBroken = brokenKind(check) !== null || isEndlessRedirect(check);
        if (!isBroken && check.hops.length === 0) return [];
        const found = isBroken ? answerWords(check) : `redirects to ${check.finalUrl ?? ''}`;
        return [{ code, url: target.url, found }];
      });
      const [first] = faults;
      if (first === undefined) return [];
      return [
        {
          page: page.url,
          urls: [page.url],
          message: `${count(faults.length, 'hreflang entry', 'hreflang entries')} on this page ${faults.length === 1 ? 'points' : 'point'} to a URL that does not return 200: ${first.url} (${first.code}) ${first.found}.`,
          evidence: faults.map(({ code, url, found }) => ({
            found: `${code}: ${found}`,
            wanted: '200',
            urls: [url],
          })),
        },
      ];
    });
  },
});
