/** A language version that does not name its counterpart in return. */
import type { PageRecord } from '../../../facts/site-facts.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { addressOf, count } from '../../site/addresses.ts';

const sameCode = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What is wrong with the way back; null when nothing is. */
function faultOf(from: PageRecord, to: PageRecord): string | null {
  const back = to.hreflangs.filter(({ address }) => address === from.address);
  if (back.length === 0) return 'does not name this page';
  const own = from.hreflangs.filter(
    ({ address, code }) => address === from.address && !sameCode(code, 'x-default'),
  );
  const [self] = own;
  if (self === undefined || back.some(({ code }) => own.some((each) => sameCode(each.code, code))))
    return null;
  if (back.every(({ code }) => sameCode(code, 'x-default'))) return null;
  return `names this page as ${back[0]?.code ?? ''}, but it calls itself ${self.code}`;
}

export const hreflangNoReturn = defineSiteRule({
  id: 'hreflang-no-return',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  scope: 'site',
  needs: 'html',
  tier: 1,
  needsFullCoverage: false,
  title: 'Language versions do not point back',
  why: 'Google ignores hreflang between two pages unless each names the other.',
  fix: 'Put the same complete set of hreflang entries on every version.',
  reads: ['pages', 'addresses'],
  checkSite(site) {
    if (site.pages.every(({ hreflangs }) => hreflangs.length === 0)) return skip('No page has hreflang.');
    return site.pages.flatMap((page) => {
      if (!page.indexable) return [];
      const targets = new Map(page.hreflangs.map(({ address, code }) => [address, code]));
      targets.delete(page.address);
      const faults = [...targets].flatMap(([id, code]) => {
        const address = addressOf(site, id);
        const target = address === null || address.page === null ? undefined : site.pages[address.page];
        const fault = target === undefined ? null : faultOf(page, target);
        return fault === null ? [] : [{ url: target?.url ?? '', code, fault }];
      });
      const [first] = faults;
      if (first === undefined) return [];
      return [
        {
          page: page.url,
          urls: [page.url],
          says: `${count(faults.length, 'language version')} named by this page ${faults.length === 1 ? 'does' : 'do'} not point back properly: ${first.url} (${first.code}) ${first.fault}.`,
          evidence: faults.map(({ url, code, fault }) => ({
            found: `${code}: ${fault}`,
            wanted: `an entry for ${page.url}`,
            urls: [url],
          })),
        },
      ];
    });
  },
});
