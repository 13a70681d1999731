/** A home page without structured data about its owner. */
import type { PageType } from '../../../model/text-facts.ts';
import { say } from '../../evidence.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { structuredDataTexts } from './messages.ts';

/** Pages that somebody has who wants to be found by name; a manual has none of them. */
const publicTypes: ReadonlySet<PageType> = new Set(['contact', 'product', 'cart', 'article', 'legal']);

export const sdIdentityMissing = defineSiteRule({
  id: 'sd-identity-missing',
  group: 'structured-data',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
  needs: 'html',
  texts: structuredDataTexts['sd-identity-missing'],
  reads: ['pages'],
  checkSite({ pages }) {
    const home = pages.find(({ isHome }) => isHome);
    if (home === undefined) return missing('home-not-read');
    if (!home.indexable || home.isFrameset || home.hasIdentityMarkup) return [];
    if (!pages.some(({ pageType }) => publicTypes.has(pageType))) return skip('no-organization');
    return [
      {
        page: home.url,
        urls: [home.url],
        messageId: 'none',
        evidence: [
          {
            found: say('none-of-these-types'),
            wanted: '{"@context":"https://schema.org","@type":"WebSite","name":"…","url":"…"}',
          },
        ],
      },
    ];
  },
});
