/** A canonical that is not an absolute URL. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { canonicalEvidence } from './canonical-evidence.ts';
import { canonicalTexts } from './messages.ts';

export const canonicalRelative = definePageRule({
  id: 'canonical-relative',
  group: 'canonical',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  audience: 'html',
  reads: ['canonicals', 'source'],
  texts: canonicalTexts['canonical-relative'],
  check: (facts) => {
    const named = facts.canonicals.filter(({ inHead, resolved }) => inHead && resolved !== null);
    if (named.length === 0) return skip('no-canonical');
    const relative = named.filter(({ absolute }) => !absolute);
    const [first] = relative;
    if (first === undefined) return pass();
    return fail({
      messageId: 'relative',
      data: { href: first.href, full: first.resolved ?? '' },
      evidence: relative.slice(0, 10).map((each) => ({
        ...canonicalEvidence(facts, each),
        wanted: each.resolved ?? '',
      })),
    });
  },
});
