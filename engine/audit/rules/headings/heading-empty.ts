/** Empty subheadings. */

import type { HeadingNode } from '../../../model/node-facts.ts';
import { citeElements } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { headingsTexts } from './messages.ts';
import { unseenName } from './unseen-name.ts';

export const headingEmpty = definePageRule({
  id: 'heading-empty',
  group: 'headings',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements',
  needs: 'html',
  audience: 'indexable',
  texts: headingsTexts['heading-empty'],
  reads: ['headings', 'source'],
  check(facts) {
    const empty: HeadingNode[] = [];
    let shown = 0;
    // Where no H1 has text, the page lacks its main heading: h1-no-text reports that.
    const hasMain = facts.headings.some(({ level, text }) => level === 1 && text !== '');
    for (const heading of facts.headings) {
      if ((heading.level === 1 && !hasMain) || heading.hidden || heading.inDialog) continue;
      shown += 1;
      if (heading.text === '' && unseenName(facts, heading) === '') empty.push(heading);
    }
    if (shown === 0) return skip('no-heading-to-judge');
    if (empty.length === 0) return pass();
    return fail({
      messageId: 'empty',
      data: { count: empty.length },
      evidence: citeElements(facts, empty, ({ level }) => ({
        found: say('empty-heading', { level }),
        wanted: say('text-or-no-heading'),
      })),
    });
  },
});
