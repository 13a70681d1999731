/** Linked pages that the server refuses while it sends the others. */

import { referrersOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { defineSiteRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';

/** With more than that the server blocks the crawler, which is another finding. */
const refusedShareMax = 0.05;
const findingsMax = 20;
/** Areas that are closed on purpose. */
const closedArea = /\/(?:wp-admin|admin|login|log-in|signin|account|konto|member|intern|user|my)\b/i;

export const httpForbidden = defineSiteRule({
  id: 'http-forbidden',
  group: 'redirects-http',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  needs: 'http',
  texts: redirectsHttpTexts['http-forbidden'],
  reads: ['urlRecords', 'graph', 'pages', 'coverage'],
  checkSite(site) {
    const { requests, blocked } = site.coverage;
    if (blocked > 1 && blocked > requests * refusedShareMax) return [];
    return site.urlRecords
      .flatMap(({ id, url, isInternal, check }) => {
        if (!isInternal || check?.status !== 403) return [];
        if (check.hops.length > 0 || closedArea.test(URL.parse(url)?.pathname ?? '')) return [];
        const { total, urls } = referrersOf(site, id);
        if (total === 0) return [];
        return [
          {
            page: url,
            urls: [url],
            messageId: 'forbidden' as const,
            data: { url, pages: total },
            evidence: [
              { found: '403', wanted: '200', urls: [url] },
              { found: say('linked-from'), urls },
            ],
          },
        ];
      })
      .slice(0, findingsMax);
  },
});
