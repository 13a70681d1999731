/** An address that takes several redirects to arrive. */
import { defineSiteRule } from '../../rule.ts';
import { hopEvidence, isLoop, linkedFrom, redirectedWith } from './redirected-addresses.ts';

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
  reads: ['addresses', 'graph', 'pages'],
  needsFullCoverage: false,
  title: 'Redirect chain',
  why: 'Every redirect costs visitors a round trip, and crawlers give up on long chains. Google advises redirecting straight to the final address.',
  fix: 'Redirect the first address straight to the last, and link to the last one.',
  checkSite: (site) =>
    redirectedWith(site, (check) => check.hops.length >= chainHops && !isLoop(check)).map((each) => {
      const { address, check, referrers } = each;
      return {
        page: address.url,
        urls: referrers,
        says: `${address.url} takes ${check.hops.length} redirects to arrive at ${check.finalUrl ?? 'its end'}.${linkedFrom(each)}`,
        evidence: hopEvidence(check.hops),
        ...(check.hops.length >= criticalHops && { severity: 'critical' as const }),
      };
    }),
});
