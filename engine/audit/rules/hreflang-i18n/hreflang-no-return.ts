/** A language version without a return link. */
import type { PageRecord } from '../../../model/site-facts.ts';
import { count, urlRecordOf } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const sameCode = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What is wrong with the return link; null when nothing is. */
function faultOf(from: PageRecord, to: PageRecord): string | null {
  const back = to.hreflangs.filter(({ urlId }) => urlId === from.urlId);
  if (back.length === 0) return 'does not name this page';
  const own = from.hreflangs.filter(
    ({ urlId, code }) => urlId === from.urlId && !sameCode(code, 'x-default'),
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
  title: 'Missing return link (hreflang)',
  why: 'Google ignores hreflang between two pages unless each lists the other.',
  fix: 'Put the same complete set of hreflang entries on every version.',
  reads: ['pages', 'urlRecords'],
  checkSite(site) {
    if (site.pages.every(({ hreflangs }) => hreflangs.length === 0)) return skip('No page has hreflang.');
    return site.pages.flatMap((page) => {
      if (!page.indexable) return [];
      const targets = new Map(page.hreflangs.map(({ urlId, code }) => [urlId, code]));
      targets.delete(page.urlId);
      const faults = [...targets].flatMap(([id, code]) => {
        const record = urlRecordOf(site, id);
        const target = record === null || record.page === null ? undefined : site.pages[record.page];
        const fault = target === undefined ? null : faultOf(page, target);
        return fault === null ? [] : [{ url: target?.url ?? '', code, fault }];
      });
      const [first] = faults;
      if (first === undefined) return [];
      return [
        {
          page: page.url,
          urls: [page.url],
          message: `${count(faults.length, 'language version')} named by this page ${faults.length === 1 ? 'does' : 'do'} not point back properly: ${first.url} (${first.code}) ${first.fault}.`,
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
