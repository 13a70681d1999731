/** A canonical in the body, where it does not count. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { canonicalEvidence } from './canonical-evidence.ts';
import { canonicalTexts } from './messages.ts';

export const canonicalOutsideHead = definePageRule({
  id: 'canonical-outside-head',
  group: 'canonical',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  audience: 'html',
  reads: ['canonicals', 'source'],
  texts: canonicalTexts['canonical-outside-head'],
  check: (facts) => {
    if (facts.canonicals.length === 0) return skip('no-canonical');
    const outside = facts.canonicals.filter(({ inHead }) => !inHead);
    const [first] = outside;
    if (first === undefined) return pass();
    return fail({
      messageId: 'body',
      data: { href: first.href },
      evidence: outside.slice(0, 10).map((each) => canonicalEvidence(facts, each)),
    });
  },
});
