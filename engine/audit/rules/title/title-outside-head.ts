/** A page whose only title is in its body. */

import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { citeElements } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { titleTexts } from './messages.ts';

export const titleOutsideHead = definePageRule({
  id: 'title-outside-head',
  group: 'title',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
  needs: 'html',
  audience: 'indexable',
  texts: titleTexts['title-outside-head'],
  reads: ['titles', 'document', 'source'],
  check(facts) {
    if (facts.titles.length === 0) return skip('no-title');
    if (facts.titles.some(({ inHead }) => inHead)) return pass();
    const closer = facts.document.headClosedBy;
    const evidence = citeElements(facts, facts.titles, ({ text }) => ({
      found: text,
      wanted: say('the-title-in-the-head'),
    }));
    if (closer === null) return fail({ messageId: 'in-body', evidence });
    return fail({
      messageId: 'head-closed',
      data: { element: closer.name },
      evidence: [
        ...evidence.slice(0, 9),
        {
          selector: selectorOf(facts, closer.node),
          snippet: snippetOf(facts, closer.node),
          found: say('element-in-head', { name: closer.name }),
        },
      ],
    });
  },
});
