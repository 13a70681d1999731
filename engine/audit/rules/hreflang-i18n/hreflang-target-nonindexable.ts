/** A language version that is not indexable. */
import { isSuccess } from '../../../model/is-success.ts';
import { count, urlRecordOf } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

export const hreflangTargetNonindexable = defineSiteRule({
  id: 'hreflang-target-nonindexable',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'hreflang points to a page that is not indexable',
  why: 'A version that has noindex, is blocked by robots.txt or has another canonical cannot be shown in place of this page.',
  fix: 'Point to an indexable version, or make this one indexable.',
  reads: ['pages', 'urlRecords'],
  checkSite(site) {
    if (site.pages.every(({ hreflangs }) => hreflangs.length === 0)) return skip('No page has hreflang.');
    return site.pages.flatMap((page) => {
      if (!page.indexable) return [];
      const faults = page.hreflangs.flatMap(({ code, urlId }) => {
        const index = urlRecordOf(site, urlId)?.page ?? null;
        const target = index === null ? undefined : site.pages[index];
        if (target === undefined || target.indexable || !isSuccess(target.status)) return [];
        return [{ code, url: target.url, why: target.notIndexableBecause ?? '' }];
      });
      const [first] = faults;
      if (first === undefined) return [];
      return [
        {
          page: page.url,
          urls: [page.url],
          message: `${count(faults.length, 'hreflang entry', 'hreflang entries')} on this page ${faults.length === 1 ? 'points' : 'point'} to a page that is not indexable: ${first.url} (${first.code}), because ${first.why}.`,
          evidence: faults.map(({ code, url, why }) => ({ found: `${code}: ${why}`, urls: [url] })),
        },
      ];
    });
  },
});
