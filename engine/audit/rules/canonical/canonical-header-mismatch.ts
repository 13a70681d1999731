/** A Link header and a tag with different canonicals. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { canonicalEvidence, isUsable, urlsFrom } from './canonical-evidence.ts';
import { canonicalTexts } from './messages.ts';

export const canonicalHeaderMismatch = definePageRule({
  id: 'canonical-header-mismatch',
  group: 'canonical',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  audience: 'html',
  reads: ['canonicals', 'source'],
  texts: canonicalTexts['canonical-header-mismatch'],
  check: (facts) => {
    if (!facts.canonicals.some(({ source }) => source === 'header')) return skip('one-canonical-place');
    const [byTag, moreTags] = urlsFrom(facts.canonicals, 'link');
    const [byHeader, moreHeaders] = urlsFrom(facts.canonicals, 'header');
    if (byTag === undefined || byHeader === undefined) return skip('one-canonical-place');
    if (moreTags !== undefined || moreHeaders !== undefined) return skip('several-canonicals');
    if (byTag === byHeader) return pass();
    return fail({
      messageId: 'differ',
      data: { header: byHeader, tag: byTag },
      evidence: facts.canonicals
        .filter(isUsable)
        .slice(0, 10)
        .map((each) => canonicalEvidence(facts, each)),
    });
  },
});
