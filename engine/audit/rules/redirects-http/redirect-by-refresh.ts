/** A redirect that a page makes by an instant meta refresh instead of the server. */
import { defineSiteRule } from '../../rule.ts';
import { hopEvidence, linkedFrom, redirectedWith } from './redirected-urls.ts';

export const redirectByRefresh = defineSiteRule({
  id: 'redirect-by-refresh',
  group: 'redirects-http',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  scope: 'page',
  needs: 'html',
  tier: 2,
  needsFullCoverage: false,
  title: 'Redirect by meta refresh instead of the server',
  why: 'Google follows an instant meta refresh as a permanent redirect, but advises redirecting on the server. Visitors load an empty page first, and other crawlers may stop there.',
  fix: 'Redirect with status 301 on the server, and link to the target itself.',
  reads: ['urlRecords', 'graph', 'pages'],
  checkSite: (site) =>
    redirectedWith(site, ({ hops: [first] }) => first?.isRefresh === true).map((each) => {
      const { record, check, referrers } = each;
      return {
        page: record.url,
        urls: referrers,
        facts: [`redirect:${record.url}`],
        message: `${record.url} sends visitors to ${check.hops[0]?.location ?? ''} with a meta refresh.${linkedFrom(each)}`,
        evidence: hopEvidence(check.hops),
      };
    }),
});
