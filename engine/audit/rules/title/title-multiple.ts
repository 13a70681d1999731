/** More than one title in the head. */

import { citeElements } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

export const titleMultiple = definePageRule({
  id: 'title-multiple',
  group: 'title',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'More than one title tag',
  why: 'A document may have only one title. Browsers take the first; a search engine may take another, often one that a plugin added.',
  fix: 'Keep the title that describes the page and remove the others.',
  reads: ['titles', 'source'],
  check(facts) {
    const titles = facts.titles.filter(({ inHead }) => inHead);
    if (titles.length === 0) return skip('there is no title in the head');
    if (titles.length === 1) return pass();
    return fail(
      `The head has ${titles.length} titles; the first, “${clip(titles[0]?.text ?? '', 80)}”, is the one browsers show.`,
      citeElements(facts, titles, ({ text }) => ({ found: text })),
    );
  },
});
