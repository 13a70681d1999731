/** A home page whose canonical is another page of the site. */
import { isSamePage } from '../../../model/same-page.ts';
import type { PageRecord } from '../../../model/site-facts.ts';
import { urlRecordOf } from '../../describe-urls.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { canonicalTexts } from './messages.ts';
import { registrableDomain } from './registrable-domain.ts';

/** Other spellings of the home page. */
const homePath = /^\/(?:(?:index|default|home)(?:\.[a-z]{2,5})?\/?)?$/i;

const isSameText = (one: PageRecord, other: PageRecord | undefined): boolean =>
  other !== undefined && one.textHash !== '' && one.textHash === other.textHash;

export const canonicalHomeElsewhere = defineSiteRule({
  id: 'canonical-home-elsewhere',
  revision: 2,
  group: 'canonical',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  texts: canonicalTexts['canonical-home-elsewhere'],
  reads: ['pages', 'urlRecords'],
  checkSite(site) {
    const home = site.pages.find(({ isHome }) => isHome);
    if (home === undefined) return missing('home-not-read');
    if (home.canonical === null) return skip('home-without-canonical');
    const target = URL.parse(home.canonical);
    const own = new URL(home.url);
    if (target === null || home.canonicalUrlId === home.urlId) return [];
    // Another domain is what canonical-off-site reports; after a redirect the home page may lie deeper.
    if (registrableDomain(target.hostname) !== registrableDomain(own.hostname)) return [];
    if (homePath.test(target.pathname) || isSamePage(home.canonical, home.url)) return [];
    const page = urlRecordOf(site, home.canonicalUrlId)?.page ?? null;
    const isCopy = isSameText(home, page === null ? undefined : site.pages[page]);
    return [
      {
        page: home.url,
        urls: [home.url],
        messageId: isCopy ? ('copy' as const) : ('other' as const),
        data: { canonical: home.canonical },
        evidence: [{ found: home.canonical, wanted: home.url }],
        // A copy such as /en/ stands in for it in search.
        ...(isCopy && { severity: 'info' as const }),
      },
    ];
  },
});
