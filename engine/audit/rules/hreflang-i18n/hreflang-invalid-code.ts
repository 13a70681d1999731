/** hreflang codes that Google cannot read. */
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { hreflangEvidence } from './hreflang-evidence.ts';
import { faultOfHreflang } from './language-codes.ts';

export const hreflangInvalidCode = definePageRule({
  id: 'hreflang-invalid-code',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  reads: ['hreflangs', 'source'],
  title: 'Invalid hreflang code',
  why: 'Google accepts an ISO 639-1 language with an optional ISO 3166-1 alpha-2 country; entries with other codes are ignored.',
  fix: 'Use codes such as en, en-GB or x-default. A country alone is not enough, and the United Kingdom is GB.',
  check: (facts) => {
    if (facts.hreflangs.length === 0) return skip('The page has no hreflang.');
    const wrong = facts.hreflangs.filter(({ code }) => faultOfHreflang(code) !== null);
    const [first] = wrong;
    if (first === undefined) return pass();
    const others = wrong.length === 1 ? '' : ` ${countOf(wrong.length, 'code')} are not valid.`;
    return fail(
      `"${first.code}" ${faultOfHreflang(first.code) ?? ''}.${others}`,
      hreflangEvidence(facts, wrong),
    );
  },
});
