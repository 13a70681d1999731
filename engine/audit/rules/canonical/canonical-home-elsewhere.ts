/** A home page whose canonical is another page of the site. */
import type { PageRecord } from '../../../model/site-facts.ts';
import { urlRecordOf } from '../../describe-urls.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { registrableDomain } from './registrable-domain.ts';

/** Other spellings of the home page. */
const homePath = /^\/(?:(?:index|default|home)(?:\.[a-z]{2,5})?\/?)?$/i;

const isSameText = (one: PageRecord, other: PageRecord | undefined): boolean =>
  other !== undefined && one.textHash !== '' && one.textHash === other.textHash;

export const canonicalHomeElsewhere = defineSiteRule({
  id: 'canonical-home-elsewhere',
  group: 'canonical',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  scope: 'page',
  needs: 'html',
  tier: 2,
  needsFullCoverage: false,
  title: 'Canonical of the home page points to another page',
  why: 'The home page asks Google to list another page in its place, so the most linked page of the site may drop out of search.',
  fix: 'Set the home page itself as its canonical.',
  reads: ['pages', 'urlRecords'],
  checkSite(site) {
    const home = site.pages.find(({ isHome }) => isHome);
    if (home === undefined) return missing('The home page was not crawled.');
    if (home.canonical === null) return skip('The home page has no canonical.');
    const target = URL.parse(home.canonical);
    const own = new URL(home.url);
    if (target === null || home.canonicalUrlId === home.urlId) return [];
    // Another domain is what canonical-off-site reports; after a redirect the home page may lie deeper.
    if (registrableDomain(target.hostname) !== registrableDomain(own.hostname)) return [];
    if (
      homePath.test(target.pathname) ||
      target.pathname.replace(/\/$/, '') === own.pathname.replace(/\/$/, '')
    )
      return [];
    const page = urlRecordOf(site, home.canonicalUrlId)?.page ?? null;
    const isCopy = isSameText(home, page === null ? undefined : site.pages[page]);
    return [
      {
        page: home.url,
        urls: [home.url],
        message: isCopy
          ? `The canonical of the home page points to ${home.canonical}, which has the same text.`
          : `The canonical of the home page points to another page, ${home.canonical}.`,
        evidence: [{ found: home.canonical, wanted: home.url }],
        // A copy such as /en/ stands in for it in search.
        ...(isCopy && { severity: 'info' as const }),
      },
    ];
  },
});
