/** A language version whose canonical is another language version. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { comparableUrl } from './canonical-evidence.ts';
import { canonicalTexts } from './messages.ts';

export const canonicalHreflangConflict = definePageRule({
  id: 'canonical-hreflang-conflict',
  group: 'canonical',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  audience: 'html',
  reads: ['url', 'canonical', 'hreflangs'],
  texts: canonicalTexts['canonical-hreflang-conflict'],
  check: ({ url, canonical, hreflangs }) => {
    if (canonical === null || hreflangs.length === 0) return skip('no-canonical-or-hreflang');
    const page = comparableUrl(url);
    const target = comparableUrl(canonical);
    const codeOf = (url: string): string | undefined =>
      hreflangs.find(({ resolved }) => resolved !== null && comparableUrl(resolved) === url)?.code;
    const own = codeOf(page);
    const other = codeOf(target);
    if (page === target || own === undefined || other === undefined) return pass();
    return fail({
      messageId: 'conflict',
      data: { own, other },
      evidence: [
        {
          found: canonical,
          wanted: url,
        },
      ],
    });
  },
});
