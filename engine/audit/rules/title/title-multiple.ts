/** More than one title in the head. */

import { citeElements } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { titleTexts } from './messages.ts';

export const titleMultiple = definePageRule({
  id: 'title-multiple',
  group: 'title',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
  needs: 'html',
  audience: 'indexable',
  texts: titleTexts['title-multiple'],
  reads: ['titles', 'source'],
  check(facts) {
    const titles = facts.titles.filter(({ inHead }) => inHead);
    if (titles.length === 0) return skip('no-title-in-head');
    if (titles.length === 1) return pass();
    return fail({
      messageId: 'several',
      data: { count: titles.length, first: clip(titles[0]?.text ?? '', 80) },
      evidence: citeElements(facts, titles, ({ text }) => ({ found: text })),
    });
  },
});
