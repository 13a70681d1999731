/** A redirect that ends at an error. */

import { answerWords, brokenFact, brokenKind, referrersOf } from '../../describe-urls.ts';
import { defineSiteRule } from '../../rule.ts';

export const redirectToError = defineSiteRule({
  id: 'redirect-to-error',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  scope: 'page',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Redirect to an error page',
  why: 'The redirect leads to a page that does not exist, so whatever the old URL was worth is lost.',
  fix: 'Redirect to a page that exists, or return 410 for the old URL.',
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
          message: `${url} redirects to ${target}, which ${answerWords(check)}.`,
          evidence: [
            {
              found: answerWords(check),
              wanted: 'a page that returns 200',
              urls: [...check.hops.map((hop) => hop.url), target],
            },
            ...(urls.length > 0 ? [{ found: 'linked from', urls }] : []),
          ],
        },
      ];
    }),
});
