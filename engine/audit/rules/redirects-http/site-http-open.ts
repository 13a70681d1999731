/** A site whose http URL does not redirect to https. */

import { say } from '../../evidence.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';

export const siteHttpOpen = defineSiteRule({
  id: 'site-http-open',
  group: 'redirects-http',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'http',
  texts: redirectsHttpTexts['site-http-open'],
  reads: ['probes', 'origin'],
  checkSite({ probes, origin }) {
    if (origin.startsWith('http:')) return skip('no-https-to-redirect-to');
    const http = probes.hostVariants.find(({ url }) => url === `${origin.replace(/^https:/, 'http:')}/`);
    if (http === undefined) return missing('http-url-not-requested');
    const { check } = http;
    const isOpen =
      check.status === 200 && check.finalUrl?.startsWith('http:') === true && check.blocked === null;
    if (!isOpen) return [];
    return [
      {
        urls: [],
        messageId: 'open',
        data: { url: http.url, target: `${origin}/` },
        evidence: [{ found: '200', wanted: say('redirect-301', { url: `${origin}/` }), urls: [http.url] }],
      },
    ];
  },
});
