/** More than one description in the head. */
import { citeNodes } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

export const metaDescriptionMultiple = definePageRule({
  id: 'meta-description-multiple',
  group: 'meta-description',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'More than one meta description',
  why: 'A document may have only one meta description. If there are several, it is unclear which one, if any, a search result will show.',
  fix: 'Keep the description that sums up the page and remove the others, often added by a theme or plugin.',
  reads: ['descriptions', 'source'],
  check(facts) {
    const inHead = facts.descriptions.filter((each) => each.inHead);
    if (inHead.length === 0) return skip('there is no description in the head');
    if (inHead.length === 1) return pass();
    return fail(
      `The head has ${inHead.length} meta descriptions.`,
      citeNodes(facts, inHead, ({ text }) => ({ found: text })),
    );
  },
});
