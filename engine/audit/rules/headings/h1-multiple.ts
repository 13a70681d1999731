/** More than one H1: valid, but often a mistake. */
import type { HeadingNode } from '../../../model/node-facts.ts';
import { citeElements } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { headingsTexts } from './messages.ts';

export const h1Multiple = definePageRule({
  id: 'h1-multiple',
  group: 'headings',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  texts: headingsTexts['h1-multiple'],
  reads: ['headings', 'source'],
  check(facts) {
    const all: HeadingNode[] = [];
    for (const heading of facts.headings) if (heading.level === 1) all.push(heading);
    if (all.length === 0) return skip('no-h1');
    if (all.length === 1) return pass();
    const isRepeated = all.every(({ text }) => text !== '' && text === all[0]?.text);
    return fail({
      messageId: isRepeated ? 'repeated' : 'several',
      data: { count: all.length },
      evidence: citeElements(facts, all, ({ text }) => ({
        found: text,
        ...(isRepeated && { wanted: say('this-heading-once') }),
      })),
    });
  },
});
