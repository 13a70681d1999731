/** An error page that helps nobody on. */
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

/** With fewer there is nowhere to send a visitor but home. */
const pagesMin = 5;

export const errorPageBare = defineSiteRule({
  id: 'error-page-bare',
  group: 'redirects-http',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  scope: 'site',
  needs: 'http',
  tier: 3,
  needsFullCoverage: false,
  title: 'Error page (404) without a way back',
  why: 'Visitors who follow an old link see the bare message of the server and leave. A page with a menu and a search box keeps some of them.',
  fix: 'Set up a 404 page in the design of the site, with links to the home page and the main sections. It must still return 404.',
  reads: ['probes', 'pages'],
  checkSite({ probes: { missingPage }, pages }) {
    if (pages.length < pagesMin) return skip('A site with so few pages needs no menu.');
    if (missingPage === null) return missing('No missing page was requested.');
    const { check, text, url } = missingPage;
    if (check.status !== 404 || check.mediaType !== 'text/html' || text === null) return [];
    // A script may draw the page.
    if (/<(?:a|form|script|meta\s+http-equiv)\b/i.test(text)) return [];
    return [
      {
        urls: [],
        message: 'The page for missing URLs has no link to any other page.',
        evidence: [
          {
            snippet: text.trim().slice(0, 200),
            found: 'no link',
            wanted: 'links to the main pages',
            urls: [url],
          },
        ],
      },
    ];
  },
});
