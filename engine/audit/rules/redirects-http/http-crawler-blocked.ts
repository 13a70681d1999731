/** A server that blocks the crawler, so that the report is incomplete. */

import { say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';

const shareMin = 0.2;

export const httpCrawlerBlocked = defineSiteRule({
  id: 'http-crawler-blocked',
  group: 'redirects-http',
  severity: 'info',
  basis: 'heuristic',
  needs: 'http',
  texts: redirectsHttpTexts['http-crawler-blocked'],
  reads: ['coverage', 'urlRecords'],
  checkSite({ coverage: { requests, blocked }, urlRecords }) {
    if (requests === 0) return skip('nothing-requested');
    if (blocked < requests * shareMin) return [];
    const urls = urlRecords.filter(({ check }) => (check?.blocked ?? null) !== null).map(({ url }) => url);
    return [
      {
        urls: [],
        messageId: 'refused',
        data: { blocked, requests },
        evidence: [{ found: say('of-refused', { blocked, requests }), urls: urls.slice(0, 10) }],
      },
    ];
  },
});
