/** A language version whose URL does not return a page. */

import { clip } from '../../clip.ts';
import { answerOf, brokenKind, isEndlessRedirect, urlRecordOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { hreflangI18nTexts } from './messages.ts';

export const hreflangTargetNon200 = defineSiteRule({
  id: 'hreflang-target-non-200',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'http',
  texts: hreflangI18nTexts['hreflang-target-non-200'],
  reads: ['pages', 'urlRecords'],
  checkSite(site) {
    if (site.pages.every(({ hreflangs }) => hreflangs.length === 0)) return skip('no-hreflang-on-site');
    return site.pages.flatMap((page) => {
      if (!page.indexable) return [];
      const faults = page.hreflangs.flatMap(({ code, urlId }) => {
        const target = urlRecordOf(site, urlId);
        const check = target?.check ?? null;
        if (target === null || check === null || check.blocked !== null) return [];
        const isBroken = brokenKind(check) !== null || isEndlessRedirect(check);
        if (!isBroken && check.hops.length === 0) return [];
        const found = isBroken
          ? say('hreflang-answer', { code, ...answerOf(check) })
          : say('hreflang-redirects', { code, url: check.finalUrl ?? '' });
        return [{ code, url: target.url, found, check, isBroken }];
      });
      const [first] = faults;
      if (first === undefined) return [];
      const data = { count: faults.length, url: first.url, code: clip(first.code, 80) };
      return [
        {
          page: page.url,
          urls: [page.url],
          ...(first.isBroken
            ? ({ messageId: 'broken', data: { ...data, ...answerOf(first.check) } } as const)
            : ({ messageId: 'redirected', data: { ...data, end: first.check.finalUrl ?? '' } } as const)),
          evidence: faults.map(({ url, found }) => ({ found, wanted: '200', urls: [url] })),
        },
      ];
    });
  },
});
