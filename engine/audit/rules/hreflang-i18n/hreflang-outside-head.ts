/** hreflang in the body, where it does not count. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { hreflangEvidence } from './hreflang-evidence.ts';
import { hreflangI18nTexts } from './messages.ts';

export const hreflangOutsideHead = definePageRule({
  id: 'hreflang-outside-head',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  audience: 'indexable',
  reads: ['hreflangs', 'source'],
  texts: hreflangI18nTexts['hreflang-outside-head'],
  check: (facts) => {
    if (facts.hreflangs.length === 0) return skip('no-hreflang');
    const outside = facts.hreflangs.filter(({ inHead }) => !inHead);
    if (outside.length === 0) return pass();
    return fail({
      messageId: 'body',
      data: { count: outside.length },
      evidence: hreflangEvidence(facts, outside),
    });
  },
});
