/** A site without a favicon. */
import { missing } from '../../outcome.ts';
import { isListingTitle } from '../../page/directory-listing.ts';
import { defineSiteRule } from '../../rule.ts';

export const faviconMissing = defineSiteRule({
  id: 'favicon-missing',
  group: 'social',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  scope: 'site',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'No favicon',
  why: 'Browser tabs, bookmarks and Google’s results show a site’s small icon; without one they show a placeholder.',
  fix: 'Add a square icon of at least 48×48 px, linked from the home page with <link rel="icon" href="…">.',
  reads: ['pages', 'probes'],
  checkSite({ pages, probes: { favicon } }) {
    const home = pages.find(({ isHome }) => isHome);
    if (home === undefined) return missing('The home page was not read.');
    if (isListingTitle(home.title)) return missing('The server lists files instead of a home page.');
    if (home.hasIcon) return [];
    if (favicon === null || favicon.check.status === null || favicon.check.blocked !== null)
      return missing('The request for /favicon.ico got no response.');
    if (favicon.check.status === 200) return [];
    return [
      {
        urls: [],
        message: `The home page links to no icon, and /favicon.ico returns ${favicon.check.status}.`,
        evidence: [{ found: 'no icon', wanted: '<link rel="icon" href="…">', urls: [favicon.url] }],
      },
    ];
  },
});
