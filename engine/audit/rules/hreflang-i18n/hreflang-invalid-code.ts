/** hreflang codes that Google cannot read. */
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { hreflangEvidence } from './hreflang-evidence.ts';
import { faultOfHreflang } from './language-codes.ts';
import { hreflangI18nTexts } from './messages.ts';

export const hreflangInvalidCode = definePageRule({
  id: 'hreflang-invalid-code',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  audience: 'indexable',
  reads: ['hreflangs', 'source'],
  texts: hreflangI18nTexts['hreflang-invalid-code'],
  check: (facts) => {
    if (facts.hreflangs.length === 0) return skip('no-hreflang');
    const wrong = facts.hreflangs.flatMap((link) => {
      const found = faultOfHreflang(link.code);
      return found === null ? [] : [{ link, ...found }];
    });
    const [first] = wrong;
    if (first === undefined) return pass();
    const data = { code: clip(first.link.code, 80), part: clip(first.part, 80), count: wrong.length };
    const links = wrong.map(({ link }) => link);
    return fail({ messageId: first.fault, data, evidence: hreflangEvidence(facts, links) });
  },
});
