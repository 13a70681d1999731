/** A canonical in the body, where it does not count. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { canonicalEvidence } from './canonical-evidence.ts';

export const canonicalOutsideHead = definePageRule({
  id: 'canonical-outside-head',
  group: 'canonical',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  tier: 1,
  audience: 'html',
  reads: ['canonicals', 'source'],
  title: 'Canonical outside the head',
  why: 'Google accepts a canonical only in the head of the page; in the body it is ignored.',
  fix: 'Move the canonical link into the head, before any element that belongs in the body.',
  check: (facts) => {
    if (facts.canonicals.length === 0) return skip('The page has no canonical.');
    const outside = facts.canonicals.filter(({ inHead }) => !inHead);
    const [first] = outside;
    if (first === undefined) return pass();
    return fail(
      `The canonical "${first.href}" is in the body of the page and is ignored.`,
      outside.slice(0, 10).map((each) => canonicalEvidence(facts, each)),
    );
  },
});
