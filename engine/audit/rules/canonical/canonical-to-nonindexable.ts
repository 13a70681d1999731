/** A canonical whose target is not indexable. */
import { isSuccess } from '../../../model/is-success.ts';
import { urlRecordOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { defineSiteRule } from '../../rule.ts';
import { canonicalTexts } from './messages.ts';

export const canonicalToNonindexable = defineSiteRule({
  id: 'canonical-to-nonindexable',
  group: 'canonical',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'http',
  texts: canonicalTexts['canonical-to-nonindexable'],
  reads: ['pages', 'urlRecords', 'matchRobots', 'robots', 'origin'],
  checkSite(site) {
    const whyHidden = (url: string, index: number | null): 'noindex' | { readonly rule: string } | null => {
      const target = index === null ? undefined : site.pages[index];
      if (target?.noindex === true) return 'noindex';
      if (target !== undefined) return target.robotsBlock && { rule: target.robotsBlock.reason };
      if (site.robots?.access !== 'rules' || !url.startsWith(`${site.origin}/`)) return null;
      const match = site.matchRobots('googlebot', url);
      return match.allowed ? null : { rule: match.reason };
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
          ...(why === 'noindex'
            ? ({ messageId: 'noindex', data: { target: target.url } } as const)
            : ({ messageId: 'blocked', data: { target: target.url, rule: why.rule } } as const)),
          evidence: [
            {
              found: why === 'noindex' ? say('it-carries-noindex') : why.rule,
              wanted: say('a-canonical-that-can-be-indexed'),
              urls: [target.url],
            },
          ],
        },
      ];
    });
  },
});
