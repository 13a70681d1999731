/** A redirect that a page makes by an instant meta refresh instead of the server. */
import { defineSiteRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';
import { hopEvidence, linkData, redirectedWith } from './redirected-urls.ts';

export const redirectByRefresh = defineSiteRule({
  id: 'redirect-by-refresh',
  group: 'redirects-http',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  needs: 'html',
  texts: redirectsHttpTexts['redirect-by-refresh'],
  reads: ['urlRecords', 'graph', 'pages'],
  checkSite: (site) =>
    redirectedWith(site, ({ hops: [first] }) => first?.isRefresh === true).map((each) => {
      const { record, check, referrers } = each;
      return {
        page: record.url,
        urls: referrers,
        facts: [`redirect:${record.url}`],
        messageId: 'refresh',
        data: { url: record.url, target: check.hops[0]?.location ?? '', ...linkData(each) },
        evidence: hopEvidence(check.hops),
      };
    }),
});
