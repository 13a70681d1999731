/** Redirects that loop or never end. */
import { defineSiteRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';
import { hopEvidence, isLoop, linkData, redirectedWith } from './redirected-urls.ts';

export const redirectLoop = defineSiteRule({
  id: 'redirect-loop',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4',
  needs: 'http',
  reads: ['urlRecords', 'graph', 'pages'],
  texts: redirectsHttpTexts['redirect-loop'],
  checkSite: (site) =>
    redirectedWith(site, isLoop).map((each) => {
      const { record, check, referrers } = each;
      const back = check.hops.at(-1)?.location ?? record.url;
      const isLoop = check.hops.slice(0, -1).some(({ url }) => url === back) || check.hops[0]?.url === back;
      const data = { url: record.url, ...linkData(each) };
      return {
        page: record.url,
        urls: referrers,
        ...(isLoop
          ? ({ messageId: 'loop', data: { ...data, back } } as const)
          : ({ messageId: 'endless', data: { ...data, hops: check.hops.length } } as const)),
        evidence: hopEvidence(check.hops),
      };
    }),
});
