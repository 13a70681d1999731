/** A canonical that is not an absolute URL. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { canonicalEvidence } from './canonical-evidence.ts';

export const canonicalRelative = definePageRule({
  id: 'canonical-relative',
  group: 'canonical',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  tier: 1,
  audience: 'html',
  reads: ['canonicals', 'source'],
  title: 'Canonical is a relative URL',
  why: 'Google recommends full URLs: a relative canonical points to a different URL when the page is reached on another host, such as a test server.',
  fix: 'Write the canonical with scheme and host.',
  check: (facts) => {
    const named = facts.canonicals.filter(({ inHead, resolved }) => inHead && resolved !== null);
    if (named.length === 0) return skip('The page has no canonical.');
    const relative = named.filter(({ absolute }) => !absolute);
    const [first] = relative;
    if (first === undefined) return pass();
    return fail(
      `The canonical "${first.href}" is a relative URL.`,
      relative.slice(0, 10).map((each) => ({
        ...canonicalEvidence(facts, each),
        wanted: each.resolved ?? '',
      })),
    );
  },
});
