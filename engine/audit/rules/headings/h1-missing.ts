/** A page without a main heading. */

import { citeElements } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { isEmptyShell } from '../../page/page-signs.ts';
import { definePageRule } from '../../rule.ts';
import { headingsTexts } from './messages.ts';

export const h1Missing = definePageRule({
  id: 'h1-missing',
  group: 'headings',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  texts: headingsTexts['h1-missing'],
  reads: ['headings', 'source', 'text', 'images', 'resources'],
  check(facts) {
    if (facts.headings.some(({ level }) => level === 1)) return pass();
    if (isEmptyShell(facts)) return skip('client-rendered');
    const [first] = facts.headings;
    if (first === undefined)
      return fail({
        messageId: 'no-heading',
        evidence: [{ found: say('no-heading'), wanted: say('one-h1') }],
      });
    return fail({
      messageId: 'no-h1',
      data: { level: first.level, first: clip(first.text, 80) },
      evidence: citeElements(facts, [first], () => ({ found: `h${first.level}`, wanted: say('one-h1') })),
    });
  },
});
