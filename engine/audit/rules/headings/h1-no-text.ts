/** A main heading without text of its own. */

import type { HeadingNode } from '../../../model/node-facts.ts';
import { citeElements } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { unseenName } from './unseen-name.ts';

export const h1NoText = definePageRule({
  id: 'h1-no-text',
  group: 'headings',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'H1 without text (empty or only an image)',
  why: 'A heading without text names nothing. When it holds only an image, the alternative text is all that search engines and screen readers get.',
  fix: 'Give the H1 real text that names the topic of the page, beside the image if there is one.',
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
    if (shown === 0) return skip('there is no visible H1');
    // Beside an H1 with text an empty one is a slip in the markup, not a page without a topic: heading-empty reports it.
    if (empty.length < shown) return pass();
    const nameOf = (heading: HeadingNode): string => unseenName(facts, heading);
    const names = empty.map(nameOf);
    const message =
      names[0] === ''
        ? 'The H1 of this page is empty.'
        : `The H1 of this page has no text of its own: “${clip(names[0] ?? '', 80)}” is read in its place.`;
    return fail(
      message,
      citeElements(facts, empty, (each) => ({
        found: nameOf(each) === '' ? 'no text' : `no text; its name is “${nameOf(each)}”`,
        wanted: 'a heading with text',
      })),
      names.every((name) => name !== '') ? 'info' : 'warning',
    );
  },
});
