/** An error page that helps nobody on. */

import { say } from '../../evidence.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';

/** With fewer there is nowhere to send a visitor but home. */
const pagesMin = 5;

export const errorPageBare = defineSiteRule({
  id: 'error-page-bare',
  group: 'redirects-http',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  needs: 'http',
  texts: redirectsHttpTexts['error-page-bare'],
  reads: ['probes', 'pages'],
  checkSite({ probes: { missingPage }, pages }) {
    if (pages.length < pagesMin) return skip('too-few-pages-for-menu');
    if (missingPage === null) return missing('missing-page-not-requested');
    const { check, text, url } = missingPage;
    if (check.status !== 404 || check.mediaType !== 'text/html' || text === null) return [];
    // A script may draw the page.
    if (/<(?:a|form|script|meta\s+http-equiv)\b/i.test(text)) return [];
    return [
      {
        urls: [],
        messageId: 'no-link',
        evidence: [
          {
            snippet: text.trim().slice(0, 200),
            found: say('no-link'),
            wanted: say('links-to-the-main-pages'),
            urls: [url],
          },
        ],
      },
    ];
  },
});
