/** A page without a title. */

import { citeElements } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { headOpening } from './head-opening.ts';

export const titleMissing = definePageRule({
  id: 'title-missing',
  group: 'title',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Missing title tag',
  why: 'The title is the main source of the headline in search results and the name of the browser tab. Without one, search engines make up a headline of their own.',
  fix: 'Add a <title> to the head that says what this page is about.',
  reads: ['title', 'titles', 'source'],
  check(facts) {
    if (facts.title !== null) return pass();
    const inHead = facts.titles.filter((each) => each.inHead);
    if (inHead.length > 0)
      return fail(
        'The title element in the head is empty.',
        citeElements(facts, inHead, () => ({ found: 'an empty title', wanted: 'a title with text' })),
      );
    const [inBody] = facts.titles;
    return fail(
      inBody === undefined
        ? 'The head of this page has no title element.'
        : `The head of this page has no title element; the only one, “${clip(inBody.text, 80)}”, is in the body.`,
      { snippet: headOpening(facts), found: 'no title in the head', wanted: 'one <title> in the head' },
    );
  },
});
