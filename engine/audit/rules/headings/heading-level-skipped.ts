/** A heading more than one level below the one before it. */

import type { HeadingNode } from '../../../model/node-facts.ts';
import type { PageFacts } from '../../../model/page-facts.ts';
import { citeElements } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { isBesideTitle, isStyledAway } from './outside-outline.ts';

interface Skipped {
  readonly before: HeadingNode;
  readonly heading: HeadingNode;
  readonly node: number;
}

type Facts = Pick<PageFacts, 'headings' | 'source'>;

/** A footer has an order of its own: its first heading continues none. An empty heading is a fault of its own. */
const isSkip = (before: HeadingNode, heading: HeadingNode): boolean =>
  before.text !== '' &&
  heading.level > before.level + 1 &&
  (heading.region !== 'footer' || before.region === 'footer');

const isShown = (facts: Facts, heading: HeadingNode): boolean =>
  !heading.hidden && !isStyledAway(facts, heading);

/** Hidden headings are not read out, so they break no order but may complete one. Null with fewer than two headings. */
function findSkipped(facts: Facts): Skipped[] | null {
  const skipped: Skipped[] = [];
  let before: HeadingNode | null = null;
  let checked = 0;
  for (const heading of facts.headings) {
    if (heading.inDialog || isBesideTitle(facts, heading)) continue;
    checked += 1;
    if (before !== null && isSkip(before, heading) && isShown(facts, heading))
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
  title: 'Skipped heading level',
  why: 'People who navigate by headings may think a section is missing when a level is skipped. Search engines largely ignore it.',
  fix: 'Use the next level down, and set its size with CSS.',
  reads: ['headings', 'source'],
  check(facts) {
    const skipped = findSkipped(facts);
    if (skipped === null) return skip('there are fewer than two headings');
    const [first] = skipped;
    if (first === undefined) return pass();
    return fail(
      `${countThat(skipped.length, 'heading', ['skips', 'skip'])} a level${skipped.length === 1 ? '' : '; the first time'}, from H${first.before.level} to H${first.heading.level}.`,
      citeElements(facts, skipped, ({ before, heading }) => ({
        found: `h${before.level} “${clip(before.text, 80)}”, then h${heading.level} “${clip(heading.text, 80)}”`,
        wanted: `h${before.level + 1}`,
      })),
    );
  },
});
