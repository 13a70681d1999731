/** A canonical whose target does not return a page. */
import { isSuccess } from '../../../model/is-success.ts';
import { answerOf, brokenKind, isEndlessRedirect, urlRecordOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { defineSiteRule } from '../../rule.ts';
import { canonicalTexts } from './messages.ts';

export const canonicalToNon200 = defineSiteRule({
  id: 'canonical-to-non-200',
  group: 'canonical',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'http',
  texts: canonicalTexts['canonical-to-non-200'],
  reads: ['pages', 'urlRecords'],
  checkSite: (site) =>
    site.pages.flatMap((page) => {
      const target = page.canonicalUrlId === page.urlId ? null : urlRecordOf(site, page.canonicalUrlId);
      const check = target?.check ?? null;
      if (target === null || check === null || check.blocked !== null || !isSuccess(page.status)) return [];
      const isDetour = check.hops.length > 0;
      if (!isDetour && brokenKind(check) === null) return [];
      const isBroken = brokenKind(check) !== null || isEndlessRedirect(check);
      const found = isBroken
        ? say('answer', answerOf(check))
        : say('redirects-to', { url: check.finalUrl ?? '' });
      return [
        {
          page: page.url,
          urls: [page.url],
          ...(isBroken
            ? ({ messageId: 'broken', data: { target: target.url, ...answerOf(check) } } as const)
            : ({
                messageId: 'redirected',
                data: { target: target.url, end: check.finalUrl ?? '' },
              } as const)),
          evidence: [{ found, wanted: say('a-url-that-returns-200-by-itself'), urls: [target.url] }],
        },
      ];
    }),
});
