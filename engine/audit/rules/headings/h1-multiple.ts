/** More than one H1: valid, but often a mistake. */
import type { HeadingNode } from '../../../model/node-facts.ts';
import { citeElements } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

export const h1Multiple = definePageRule({
  id: 'h1-multiple',
  group: 'headings',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'More than one H1 heading',
  why: 'Several H1s are valid HTML and Google copes with them. If the page has one main topic, a single H1 makes that clearer to people who navigate by headings.',
  fix: 'Keep the H1 that names the page and make the others H2. Delete one that only repeats another.',
  reads: ['headings', 'source'],
  check(facts) {
    const all: HeadingNode[] = [];
    for (const heading of facts.headings) if (heading.level === 1) all.push(heading);
    if (all.length === 0) return skip('there is no H1');
    if (all.length === 1) return pass();
    const isRepeated = all.every(({ text }) => text !== '' && text === all[0]?.text);
    return fail(
      `The page has ${all.length} H1 headings${isRepeated ? ' with the same text' : ''}.`,
      citeElements(facts, all, ({ text }) => ({
        found: text,
        ...(isRepeated && { wanted: 'this heading once' }),
      })),
    );
  },
});
