/** A site without a favicon. */

import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { isListingTitle } from '../../page/page-signs.ts';
import { defineSiteRule } from '../../rule.ts';
import { socialTexts } from './messages.ts';

export const faviconMissing = defineSiteRule({
  id: 'favicon-missing',
  group: 'social',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  needs: 'http',
  texts: socialTexts['favicon-missing'],
  reads: ['pages', 'probes'],
  checkSite({ pages, probes: { favicon } }) {
    const home = pages.find(({ isHome }) => isHome);
    if (home === undefined) return missing('home-not-read');
    if (isListingTitle(home.title)) return missing('home-is-listing');
    if (home.hasIcon) return [];
    if (favicon === null || favicon.check.status === null || favicon.check.blocked !== null)
      return missing('favicon-no-response');
    if (favicon.check.status === 200) return [];
    return [
      {
        urls: [],
        messageId: 'none',
        data: { status: favicon.check.status },
        evidence: [{ found: say('no-icon'), wanted: '<link rel="icon" href="…">', urls: [favicon.url] }],
      },
    ];
  },
});
