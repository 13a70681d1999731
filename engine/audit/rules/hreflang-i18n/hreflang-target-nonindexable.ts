/** A language version that is not indexable. */

import { isSuccess } from '../../../model/is-success.ts';
import { clip } from '../../clip.ts';
import { urlRecordOf } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { hreflangI18nTexts } from './messages.ts';

/** Barriers that have a message. */
const causes = ['noindex', 'robots-txt', 'soft-404'] as const;

export const hreflangTargetNonindexable = defineSiteRule({
  id: 'hreflang-target-nonindexable',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'http',
  texts: hreflangI18nTexts['hreflang-target-nonindexable'],
  reads: ['pages', 'urlRecords'],
  checkSite(site) {
    if (site.pages.every(({ hreflangs }) => hreflangs.length === 0)) return skip('no-hreflang-on-site');
    return site.pages.flatMap((page) => {
      if (!page.indexable) return [];
      const faults = page.hreflangs.flatMap(({ code, urlId }) => {
        const index = urlRecordOf(site, urlId)?.page ?? null;
        const target = index === null ? undefined : site.pages[index];
        if (target === undefined || target.indexable || !isSuccess(target.status)) return [];
        return [{ code, target }];
      });
      const [first] = faults;
      if (first === undefined) return [];
      const { barrier, canonical, url } = first.target;
      const data = { count: faults.length, url, code: clip(first.code, 80) };
      return [
        {
          page: page.url,
          urls: [page.url],
          ...(barrier === 'canonical'
            ? ({ messageId: 'canonical', data: { ...data, canonical: canonical ?? '' } } as const)
            : ({ messageId: causes.find((cause) => cause === barrier) ?? 'other', data } as const)),
          evidence: faults.map(({ code, target }) => ({
            found: `${code}: ${target.notIndexableBecause ?? ''}`,
            urls: [target.url],
          })),
        },
      ];
    });
  },
});
