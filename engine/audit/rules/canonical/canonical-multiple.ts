/** Several canonicals with different URLs. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { canonicalEvidence, isUsable, urlsFrom } from './canonical-evidence.ts';
import { canonicalTexts } from './messages.ts';

export const canonicalMultiple = definePageRule({
  id: 'canonical-multiple',
  group: 'canonical',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  audience: 'html',
  reads: ['canonicals', 'source'],
  texts: canonicalTexts['canonical-multiple'],
  check: (facts) => {
    if (facts.canonicals.length < 2) return pass();
    const byTag = urlsFrom(facts.canonicals, 'link');
    const byHeader = urlsFrom(facts.canonicals, 'header');
    const all = new Set([...byTag, ...byHeader]);
    if (all.size < 2) return pass();
    if (byTag.size === 1 && byHeader.size === 1) return skip('tag-and-header-differ');
    return fail({
      messageId: 'several',
      data: { count: all.size },
      evidence: facts.canonicals
        .filter(isUsable)
        .slice(0, 10)
        .map((each) => canonicalEvidence(facts, each)),
    });
  },
});
