/** A redirect from https to http. */
import type { Hop } from '../../../model/fetched-page.ts';
import { defineSiteRule } from '../../rule.ts';
import { hopEvidence, linkedFrom, redirectedWith } from './redirected-urls.ts';

const isDowngrade = ({ url, location }: Hop): boolean =>
  url.startsWith('https:') && (location ?? '').startsWith('http:');

export const redirectHttpsToHttp = defineSiteRule({
  id: 'redirect-https-to-http',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9110#section-4.2.2',
  needs: 'http',
  tier: 1,
  scope: 'page',
  reads: ['urlRecords', 'graph', 'pages'],
  needsFullCoverage: false,
  title: 'Redirect from HTTPS to HTTP',
  why: 'Over http, anyone in between can read and change what is sent, even if a later redirect leads back to https.',
  fix: 'Redirect to the https URL of the target.',
  checkSite: (site) =>
    redirectedWith(site, ({ hops }) => hops.some(isDowngrade)).map((each) => {
      const { record, check, referrers } = each;
      const hop = check.hops.find(isDowngrade);
      return {
        page: record.url,
        urls: referrers,
        message: `${hop?.url ?? record.url} redirects to ${hop?.location ?? 'http'}, which is not encrypted.${linkedFrom(each)}`,
        evidence: hopEvidence(check.hops),
      };
    }),
});
