/** A redirect from https to http. */
import type { Hop } from '../../../model/fetched-page.ts';
import { defineSiteRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';
import { hopEvidence, linkData, redirectedWith } from './redirected-urls.ts';

const isDowngrade = ({ url, location }: Hop): boolean =>
  url.startsWith('https:') && (location ?? '').startsWith('http:');

export const redirectHttpsToHttp = defineSiteRule({
  id: 'redirect-https-to-http',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9110#section-4.2.2',
  needs: 'http',
  reads: ['urlRecords', 'graph', 'pages'],
  texts: redirectsHttpTexts['redirect-https-to-http'],
  checkSite: (site) =>
    redirectedWith(site, ({ hops }) => hops.some(isDowngrade)).map((each) => {
      const { record, check, referrers } = each;
      const hop = check.hops.find(isDowngrade);
      return {
        page: record.url,
        urls: referrers,
        messageId: 'downgrade',
        data: { from: hop?.url ?? record.url, to: hop?.location ?? '', ...linkData(each) },
        evidence: hopEvidence(check.hops),
      };
    }),
});
