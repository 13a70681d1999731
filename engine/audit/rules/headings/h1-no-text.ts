/** A main heading without text of its own. */

import type { HeadingNode } from '../../../model/node-facts.ts';
import { citeElements } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { headingsTexts } from './messages.ts';
import { unseenName } from './unseen-name.ts';

export const h1NoText = definePageRule({
  id: 'h1-no-text',
  group: 'headings',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements',
  needs: 'html',
  audience: 'indexable',
  texts: headingsTexts['h1-no-text'],
  reads: ['headings', 'source'],
  check(facts) {
    // A hidden one, or one in a dialog, is often filled by a script when it is shown.
    const empty: HeadingNode[] = [];
    let shown = 0;
    for (const heading of facts.headings) {
      if (heading.level !== 1 || heading.hidden || heading.inDialog) continue;
      shown += 1;
      if (heading.text === '') empty.push(heading);
    }
    if (shown === 0) return skip('no-visible-h1');
    // Beside an H1 with text an empty one is a slip in the markup, not a page without a topic: heading-empty reports it.
    if (empty.length < shown) return pass();
    const nameOf = (heading: HeadingNode): string => unseenName(facts, heading);
    const names = empty.map(nameOf);
    const evidence = citeElements(facts, empty, (each) => ({
      found: nameOf(each) === '' ? say('no-text') : say('no-text-but-name', { name: nameOf(each) }),
      wanted: say('a-heading-with-text'),
    }));
    const [name = ''] = names;
    if (name === '') return fail({ messageId: 'empty', evidence });
    const severity = names.every((each) => each !== '') ? 'info' : 'warning';
    return fail({ messageId: 'named', data: { name: clip(name, 80) }, evidence, severity });
  },
});
