/** A server that blocks the crawler, so that the report is incomplete. */

import { count } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const shareMin = 0.2;

export const httpCrawlerBlocked = defineSiteRule({
  id: 'http-crawler-blocked',
  group: 'redirects-http',
  severity: 'info',
  basis: 'heuristic',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Server blocks the crawler (403, 429)',
  why: 'Part of the site could not be crawled, so this report is incomplete. Visitors may see all of it.',
  fix: 'Let the crawler in: allow the user agent PagewrightBot, or the IP address of the server that runs this audit, in the firewall or bot protection, then run the audit again.',
  reads: ['coverage', 'urlRecords'],
  checkSite({ coverage: { requests, blocked }, urlRecords }) {
    if (requests === 0) return skip('Nothing was requested.');
    if (blocked < requests * shareMin) return [];
    const urls = urlRecords.filter(({ check }) => (check?.blocked ?? null) !== null).map(({ url }) => url);
    return [
      {
        urls: [],
        message: `The server refused ${blocked} of ${count(requests, 'request')}.`,
        evidence: [{ found: `${blocked} of ${requests} refused`, urls: urls.slice(0, 10) }],
      },
    ];
  },
});
