/** Empty subheadings. */
import type { HeadingNode } from '../../../model/node-facts.ts';
import { citeElements } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { unseenName } from './unseen-name.ts';

export const headingEmpty = definePageRule({
  id: 'heading-empty',
  group: 'headings',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Empty heading',
  why: 'Screen readers announce a heading and then have nothing to read, and the page outline has a gap.',
  fix: 'Remove the empty heading, or give it text that names its section.',
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
    if (shown === 0) return skip('there is no heading that may be empty');
    if (empty.length === 0) return pass();
    return fail(
      `${countThat(empty.length, 'heading', ['is', 'are'])} empty.`,
      citeElements(facts, empty, ({ level }) => ({
        found: `an empty h${level}`,
        wanted: 'text, or no heading',
      })),
    );
  },
});
