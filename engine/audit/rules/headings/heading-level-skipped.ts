/** A heading more than one level below the one before it. */

import type { HeadingNode } from '../../../model/node-facts.ts';
import { citeElements } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

interface Skipped {
  readonly before: HeadingNode;
  readonly heading: HeadingNode;
  readonly node: number;
}

/** Hidden headings are not read out, so they break no order but may complete one. Null with fewer than two headings. */
function findSkipped(headings: readonly HeadingNode[]): Skipped[] | null {
  const skipped: Skipped[] = [];
  let before: HeadingNode | null = null;
  let checked = 0;
  for (const heading of headings) {
    if (heading.inDialog) continue;
    checked += 1;
    if (before !== null && !heading.hidden && heading.level > before.level + 1)
      skipped.push({ before, heading, node: heading.node });
    before = heading;
  }
  return checked < 2 ? null : skipped;
}

export const headingLevelSkipped = definePageRule({
  id: 'heading-level-skipped',
  group: 'headings',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Skipped heading level (H2 to H4)',
  why: 'People who move by headings read a gap in the levels as a missing section. Search engines make little of it.',
  fix: 'Use the next level down, and set the size with CSS.',
  reads: ['headings', 'source'],
  check(facts) {
    const skipped = findSkipped(facts.headings);
    if (skipped === null) return skip('there are fewer than two headings');
    if (skipped.length === 0) return pass();
    return fail(
      `${countThat(skipped.length, 'heading', ['skips', 'skip'])} a level.`,
      citeElements(facts, skipped, ({ before, heading }) => ({
        found: `h${before.level} “${clip(before.text, 80)}”, then h${heading.level} “${clip(heading.text, 80)}”`,
        wanted: `h${before.level + 1}`,
      })),
    );
  },
});
