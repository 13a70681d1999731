/** One page that holds a whole book. */
import { countOf } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const wordsMax = 20_000;
const sectionsMin = 40;

export const pageVeryLong = definePageRule({
  id: 'page-very-long',
  group: 'content',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  tier: 3,
  audience: 'indexable',
  title: 'Very long page: a whole book at one URL',
  why: 'Hundreds of answers share one title and one search result, so few of them can be found, and phones load all of it for each. No search engine sets a limit: this is a rule of thumb.',
  fix: 'Offer the chapters as pages of their own, each with its title, and keep this page as their table of contents.',
  reads: ['text', 'headings'],
  check({ text, headings }) {
    if (text.wordCount < wordsMax || headings.length < sectionsMin) return pass();
    return fail(
      `The page has ${countOf(text.wordCount, 'word')} in ${countOf(headings.length, 'section')}.`,
      { found: countOf(text.wordCount, 'word'), wanted: 'a page for each chapter' },
    );
  },
});
