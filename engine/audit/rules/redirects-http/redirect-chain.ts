/** A URL with several redirects. */
import { defineSiteRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';
import { hopEvidence, isLoop, linkData, redirectedWith } from './redirected-urls.ts';

const chainHops = 2;
const criticalHops = 5;

export const redirectChain = defineSiteRule({
  id: 'redirect-chain',
  group: 'redirects-http',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  needs: 'http',
  reads: ['urlRecords', 'graph', 'pages'],
  texts: redirectsHttpTexts['redirect-chain'],
  checkSite: (site) =>
    redirectedWith(site, (check) => check.hops.length >= chainHops && !isLoop(check)).map((each) => {
      const { record, check, referrers } = each;
      return {
        page: record.url,
        urls: referrers,
        messageId: 'chain',
        data: {
          url: record.url,
          hops: check.hops.length,
          target: check.finalUrl ?? check.hops.at(-1)?.location ?? '',
          ...linkData(each),
        },
        evidence: hopEvidence(check.hops),
        ...(check.hops.length >= criticalHops && { severity: 'critical' as const }),
      };
    }),
});
