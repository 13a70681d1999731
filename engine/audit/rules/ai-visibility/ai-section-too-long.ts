/** Long stretches of text without a heading. */
import { citeElements } from '../../cite-nodes.ts';
import { countThat, grouped } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const wordsMax = 800;

export const aiSectionTooLong = definePageRule({
  id: 'ai-section-too-long',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  tier: 3,
  audience: 'indexable',
  reads: ['headings', 'sections', 'source', 'pageType'],
  title: 'Long section without subheadings',
  why: 'Retrieval systems cut pages into pieces, often at headings; a long stretch without one is cut at an arbitrary point. This is a rule of thumb.',
  fix: 'Add subheadings that say what each part is about.',
  check: (facts) => {
    // A reference or a licence is looked up, not quoted.
    if (facts.pageType.type !== 'article') return skip('It is not an article.');
    const headed = facts.sections.filter(({ heading }) => heading !== -1);
    if (headed.length === 0) return skip('The text has no headings.');
    const long = headed.flatMap(({ heading, words }) => {
      const node = facts.headings[heading];
      return words > wordsMax && node !== undefined ? [{ ...node, words }] : [];
    });
    const [first] = long;
    if (first === undefined) return pass();
    return fail(
      `${countThat(long.length, 'section', ['has', 'have'])} more than ${wordsMax} words, such as "${first.text}" with ${grouped(first.words)}.`,
      citeElements(facts, long, ({ words }) => ({ found: `${words} words`, wanted: `at most ${wordsMax}` })),
    );
  },
});
