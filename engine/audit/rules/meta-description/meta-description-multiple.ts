/** More than one description in the head. */
import { citeNodes } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { metaDescriptionTexts } from './messages.ts';

export const metaDescriptionMultiple = definePageRule({
  id: 'meta-description-multiple',
  group: 'meta-description',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names',
  needs: 'html',
  audience: 'indexable',
  texts: metaDescriptionTexts['meta-description-multiple'],
  reads: ['descriptions', 'source'],
  check(facts) {
    const inHead = facts.descriptions.filter((each) => each.inHead);
    if (inHead.length === 0) return skip('no-description-in-head');
    if (inHead.length === 1) return pass();
    return fail({
      messageId: 'several',
      data: { count: inHead.length },
      evidence: citeNodes(facts, inHead, ({ text }) => ({ found: text })),
    });
  },
});
