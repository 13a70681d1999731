/** A page whose only title is in its body. */

import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { citeElements } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

export const titleOutsideHead = definePageRule({
  id: 'title-outside-head',
  group: 'title',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Title tag outside the head',
  why: 'A title belongs in the head. One in the body may be overlooked, and other head tags have usually ended up there with it.',
  fix: 'Move the title into the head, and remove from the head whatever is not allowed there.',
  reads: ['titles', 'document', 'source'],
  check(facts) {
    if (facts.titles.length === 0) return skip('there is no title');
    if (facts.titles.some(({ inHead }) => inHead)) return pass();
    const closer = facts.document.headClosedBy;
    const evidence = citeElements(facts, facts.titles, ({ text }) => ({
      found: text,
      wanted: 'the title in the head',
    }));
    if (closer === null) return fail('The only title of this page is in its body.', evidence);
    return fail(
      `The only title of this page is in its body, because <${closer.name}> ended the head before it.`,
      [
        ...evidence.slice(0, 9),
        {
          selector: selectorOf(facts, closer.node),
          snippet: snippetOf(facts, closer.node),
          found: `<${closer.name}> in the head`,
        },
      ],
    );
  },
});
