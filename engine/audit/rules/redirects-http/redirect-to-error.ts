/** A redirect that ends at an error. */

import { answerOf, brokenFact, brokenKind, referrersOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { defineSiteRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';

export const redirectToError = defineSiteRule({
  id: 'redirect-to-error',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  needs: 'http',
  texts: redirectsHttpTexts['redirect-to-error'],
  reads: ['urlRecords', 'graph', 'pages'],
  checkSite: (site) =>
    site.urlRecords.flatMap(({ id, url, isInternal, inSitemap, check }) => {
      if (!isInternal || check === null || check.hops.length === 0 || brokenKind(check) === null) return [];
      const { total, urls } = referrersOf(site, id);
      if (total === 0 && !inSitemap && URL.parse(url)?.pathname !== '/') return [];
      const target = check.finalUrl ?? '';
      return [
        {
          page: url,
          urls: [url],
          facts: [brokenFact(url)],
          messageId: 'error',
          data: { url, target, ...answerOf(check) },
          evidence: [
            {
              found: say('answer', answerOf(check)),
              wanted: say('a-page-that-returns-200'),
              urls: [...check.hops.map((hop) => hop.url), target],
            },
            ...(urls.length > 0 ? [{ found: say('linked-from'), urls }] : []),
          ],
        },
      ];
    }),
});
