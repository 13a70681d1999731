/** Redirects that loop or never end. */
import { defineSiteRule } from '../../rule.ts';
import { hopEvidence, isLoop, linkedFrom, redirectedWith } from './redirected-urls.ts';

export const redirectLoop = defineSiteRule({
  id: 'redirect-loop',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4',
  needs: 'http',
  tier: 1,
  scope: 'page',
  reads: ['urlRecords', 'graph', 'pages'],
  needsFullCoverage: false,
  title: 'Redirect loop',
  why: 'The redirects never reach a page: visitors see a browser error, and search engines drop the URL.',
  fix: 'Change the redirect that leads back, so that the URL ends at a page that returns 200.',
  checkSite: (site) =>
    redirectedWith(site, isLoop).map((each) => {
      const { record, check, referrers } = each;
      const back = check.hops.at(-1)?.location ?? record.url;
      const isLoop = check.hops.slice(0, -1).some(({ url }) => url === back) || check.hops[0]?.url === back;
      const end = isLoop ? `leads back to ${back}` : `does not end after ${check.hops.length} redirects`;
      return {
        page: record.url,
        urls: referrers,
        message: `${record.url} ${end}.${linkedFrom(each)}`,
        evidence: hopEvidence(check.hops),
      };
    }),
});
