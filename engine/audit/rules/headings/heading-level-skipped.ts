/** A heading more than one level below the one before it. */

import type { HeadingNode } from '../../../model/node-facts.ts';
import type { PageFacts } from '../../../model/page-facts.ts';
import type { PageSource } from '../../../model/page-source.ts';
import { citeElements } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { attributeOf, startTagOf } from '../accessibility/start-tag.ts';
import { headingsTexts } from './messages.ts';

interface Sourced {
  readonly source: PageSource | null;
}

const notShown = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
/** Set as headings for their size alone: they open no section. */
const besideTitle =
  /(?:^|[\s_-])(?:corp)?(?:author|byline|subtitle|subheading|tagline|pubdate|releaseinfo)s?(?:[\s_-]|$)/i;

/** By an own style attribute of the heading or of what it is in; style sheets are not read. */
function isStyledAway(facts: Sourced, { node }: HeadingNode): boolean {
  for (let at = node; at >= 0; at = facts.source?.elements.parent[at] ?? -1)
    if (notShown.test(attributeOf(startTagOf(facts, at), 'style') ?? '')) return true;
  return false;
}

/** Nearly no tag has one of these words. */
const mayBeBesideTitle = /author|byline|sub(?:title|heading)|tagline|pubdate|releaseinfo/i;

function isBesideTitle(facts: Sourced, { node }: HeadingNode): boolean {
  const tag = startTagOf(facts, node);
  return mayBeBesideTitle.test(tag) && besideTitle.test(attributeOf(tag, 'class') ?? '');
}

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

/** One step left out among so many headings misleads nobody. */
const headingsPerSkip = 50;

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
  if (checked < 2) return null;
  return skipped.length * headingsPerSkip < checked ? [] : skipped;
}

export const headingLevelSkipped = definePageRule({
  id: 'heading-level-skipped',
  group: 'headings',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  needs: 'html',
  audience: 'indexable',
  texts: headingsTexts['heading-level-skipped'],
  reads: ['headings', 'source'],
  check(facts) {
    const skipped = findSkipped(facts);
    if (skipped === null) return skip('fewer-than-two-headings');
    const [first] = skipped;
    if (first === undefined) return pass();
    const evidence = citeElements(facts, skipped, ({ before, heading }) => ({
      found: say('levels', {
        level: before.level,
        text: clip(before.text, 80),
        nextLevel: heading.level,
        nextText: clip(heading.text, 80),
      }),
      wanted: `h${before.level + 1}`,
    }));
    const levels = { before: first.before.level, level: first.heading.level };
    if (skipped.length > 1)
      return fail({ messageId: 'several', data: { ...levels, count: skipped.length }, evidence });
    const heading = clip(first.heading.text, 80);
    return fail({ messageId: 'one', data: { ...levels, heading, wanted: levels.before + 1 }, evidence });
  },
});
