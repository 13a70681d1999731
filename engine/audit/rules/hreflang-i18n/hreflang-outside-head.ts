/** hreflang in the body, where it does not count. */
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { hreflangEvidence } from './hreflang-evidence.ts';

export const hreflangOutsideHead = definePageRule({
  id: 'hreflang-outside-head',
  group: 'hreflang-i18n',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  needs: 'html',
  tier: 3,
  audience: 'indexable',
  reads: ['hreflangs', 'source'],
  title: 'hreflang outside the head',
  why: 'Google reads hreflang links in the head of the page; in the body they are ignored.',
  fix: 'Move the links into the head, before any element that belongs in the body.',
  check: (facts) => {
    if (facts.hreflangs.length === 0) return skip('The page has no hreflang.');
    const outside = facts.hreflangs.filter(({ inHead }) => !inHead);
    if (outside.length === 0) return pass();
    return fail(
      `${countThat(outside.length, 'hreflang link', ['is', 'are'])} in the body of the page.`,
      hreflangEvidence(facts, outside),
    );
  },
});
