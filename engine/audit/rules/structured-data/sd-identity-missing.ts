/** A home page without structured data about its owner. */
import type { PageType } from '../../../model/text-facts.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

/** Pages that somebody has who wants to be found by name; a manual has none of them. */
const publicTypes: ReadonlySet<PageType> = new Set(['contact', 'product', 'cart', 'article', 'legal']);

export const sdIdentityMissing = defineSiteRule({
  id: 'sd-identity-missing',
  group: 'structured-data',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
  scope: 'site',
  needs: 'html',
  tier: 2,
  needsFullCoverage: false,
  title: 'No Organization or WebSite markup on the home page',
  why: 'Google reads the name of the site and of the organization behind it from structured data on the home page, among other sources.',
  fix: 'Add a WebSite or Organization item with name and url, as JSON-LD, to the home page.',
  reads: ['pages'],
  checkSite({ pages }) {
    const home = pages.find(({ isHome }) => isHome);
    if (home === undefined) return missing('The home page was not read.');
    if (!home.indexable || home.isFrameset || home.hasIdentityMarkup) return [];
    if (!pages.some(({ pageType }) => publicTypes.has(pageType)))
      return skip('Nothing on the site says that it belongs to an organization.');
    return [
      {
        page: home.url,
        urls: [home.url],
        message:
          'The home page has no structured data of the type WebSite, Organization, LocalBusiness or Person.',
        evidence: [
          {
            found: 'none of these types',
            wanted: '{"@context":"https://schema.org","@type":"WebSite","name":"…","url":"…"}',
          },
        ],
      },
    ];
  },
});
