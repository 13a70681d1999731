/** A canonical whose target is not indexable. */
import { isSuccess } from '../../../model/is-success.ts';
import { urlRecordOf } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';

export const canonicalToNonindexable = defineSiteRule({
  id: 'canonical-to-nonindexable',
  group: 'canonical',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  scope: 'page',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Canonical points to a page that is not indexable',
  why: 'The page points search engines to a page they are not allowed to show, so neither page may appear in search.',
  fix: 'Make the target indexable, or set another canonical.',
  reads: ['pages', 'urlRecords', 'matchRobots', 'robots', 'origin'],
  checkSite(site) {
    const whyHidden = (url: string, index: number | null): string | null => {
      const target = index === null ? undefined : site.pages[index];
      if (target?.noindex === true) return 'it carries noindex';
      if (target !== undefined) return target.robotsBlock?.reason ?? null;
      if (site.robots?.access !== 'rules' || !url.startsWith(`${site.origin}/`)) return null;
      const match = site.matchRobots('googlebot', url);
      return match.allowed ? null : match.reason;
    };
    return site.pages.flatMap((page) => {
      const target = page.canonicalUrlId === page.urlId ? null : urlRecordOf(site, page.canonicalUrlId);
      if (target === null || !isSuccess(page.status) || page.noindex) return [];
      const why = whyHidden(target.url, target.page);
      if (why === null) return [];
      return [
        {
          page: page.url,
          urls: [page.url],
          message: `The canonical of this page, ${target.url}, cannot appear in search: ${why}.`,
          evidence: [{ found: why, wanted: 'a canonical that can be indexed', urls: [target.url] }],
        },
      ];
    });
  },
});
