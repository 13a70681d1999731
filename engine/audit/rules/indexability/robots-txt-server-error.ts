/** A robots.txt with a server error, which blocks the whole site. */

import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

export const robotsTxtServerError = defineSiteRule({
  id: 'robots-txt-server-error',
  group: 'indexability',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
  needs: 'http',
  texts: indexabilityTexts['robots-txt-server-error'],
  reads: ['robots'],
  checkSite({ robots }) {
    if (robots === null) return missing('robots-txt-not-requested');
    if (robots.access !== 'closed') return [];
    const found = robots.status === null ? say('no-response') : say('status', { status: robots.status });
    return [
      {
        urls: [],
        ...(robots.status === null
          ? ({ messageId: 'no-response', data: { url: robots.url } } as const)
          : ({ messageId: 'status', data: { url: robots.url, status: String(robots.status) } } as const)),
        evidence: [{ found, wanted: say('status-200-or-404'), urls: [robots.url] }],
      },
    ];
  },
});
