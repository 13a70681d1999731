/** Language versions without x-default. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { hreflangEvidence } from './hreflang-evidence.ts';
import { hreflangI18nTexts } from './messages.ts';

export const hreflangNoXDefault = definePageRule({
  id: 'hreflang-no-x-default',
  group: 'hreflang-i18n',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  audience: 'indexable',
  reads: ['hreflangs', 'source'],
  texts: hreflangI18nTexts['hreflang-no-x-default'],
  check: (facts) => {
    const codes = facts.hreflangs.map(({ code }) => code.toLowerCase());
    if (codes.includes('x-default')) return pass();
    const languages = new Set(codes.map((code) => code.split(/[-_]/)[0]));
    if (languages.size < 2) return skip('one-language');
    return fail({
      messageId: 'missing',
      data: { count: languages.size },
      evidence: hreflangEvidence(facts, facts.hreflangs),
    });
  },
});
