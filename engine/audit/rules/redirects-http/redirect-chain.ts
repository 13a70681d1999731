/** A URL with several redirects. */
import { defineSiteRule } from '../../rule.ts';
import { hopEvidence, isLoop, linkedFrom, redirectedWith } from './redirected-urls.ts';

const chainHops = 2;
const criticalHops = 5;

export const redirectChain = defineSiteRule({
  id: 'redirect-chain',
  group: 'redirects-http',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  needs: 'http',
  tier: 1,
  scope: 'page',
  reads: ['urlRecords', 'graph', 'pages'],
  needsFullCoverage: false,
  title: 'Redirect chain',
  why: 'Every redirect costs visitors a round trip, and crawlers give up on long chains. Google advises redirecting straight to the final URL.',
  fix: 'Redirect the first URL straight to the last, and link to the last one.',
  checkSite: (site) =>
    redirectedWith(site, (check) => check.hops.length >= chainHops && !isLoop(check)).map((each) => {
      const { record, check, referrers } = each;
      return {
        page: record.url,
        urls: referrers,
        message: `${record.url} goes through ${check.hops.length} redirects before it reaches ${check.finalUrl ?? 'its target'}.${linkedFrom(each)}`,
        evidence: hopEvidence(check.hops),
        ...(check.hops.length >= criticalHops && { severity: 'critical' as const }),
      };
    }),
});
