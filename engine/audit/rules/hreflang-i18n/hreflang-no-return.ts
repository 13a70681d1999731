/** A language version without a return link. */

import type { PageRecord } from '../../../model/site-facts.ts';
import { clip } from '../../clip.ts';
import { urlRecordOf } from '../../describe-urls.ts';
import { type Shown, say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { hreflangI18nTexts } from './messages.ts';

const sameCode = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

type Fault =
  | { readonly messageId: 'absent' }
  | { readonly messageId: 'other-code'; readonly data: { readonly named: string; readonly own: string } };

/** What is wrong with the return link; null when nothing is. */
function faultOf(from: PageRecord, to: PageRecord): Fault | null {
  const back = to.hreflangs.filter(({ urlId }) => urlId === from.urlId);
  if (back.length === 0) return { messageId: 'absent' };
  const own = from.hreflangs.filter(
    ({ urlId, code }) => urlId === from.urlId && !sameCode(code, 'x-default'),
  );
  const [self] = own;
  if (self === undefined || back.some(({ code }) => own.some((each) => sameCode(each.code, code))))
    return null;
  if (back.every(({ code }) => sameCode(code, 'x-default'))) return null;
  return {
    messageId: 'other-code',
    data: { named: clip(back[0]?.code ?? '', 80), own: clip(self.code, 80) },
  };
}

const shownFault = (code: string, fault: Fault): Shown =>
  fault.messageId === 'absent'
    ? say('return-absent', { code })
    : say('return-other-code', { code, ...fault.data });

export const hreflangNoReturn = defineSiteRule({
  id: 'hreflang-no-return',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  texts: hreflangI18nTexts['hreflang-no-return'],
  reads: ['pages', 'urlRecords'],
  checkSite(site) {
    if (site.pages.every(({ hreflangs }) => hreflangs.length === 0)) return skip('no-hreflang-on-site');
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
      const data = { count: faults.length, url: first.url, code: clip(first.code, 80) };
      return [
        {
          page: page.url,
          urls: [page.url],
          ...(first.fault.messageId === 'absent'
            ? ({ messageId: 'absent', data } as const)
            : ({ messageId: 'other-code', data: { ...data, ...first.fault.data } } as const)),
          evidence: faults.map(({ url, code, fault }) => ({
            found: shownFault(code, fault),
            wanted: say('an-entry-for', { url: page.url }),
            urls: [url],
          })),
        },
      ];
    });
  },
});
