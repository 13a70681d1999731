/** One page that holds what could be dozens of pages. */
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { isNumbered } from '../../page/numbering.ts';
import { isInSeries } from '../../page/series.ts';
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
  title: 'Very long page: dozens of sections at one URL',
  why: 'All of its sections share one title and one search result, so few of them can be found, and phones load the whole page for any one of them. No search engine sets a limit: this is a rule of thumb.',
  fix: 'Give each main section a page and a title of its own, and keep this page as their table of contents.',
  reads: ['text', 'headings', 'title', 'linkTags', 'links'],
  check({ text, headings, title, linkTags, links }) {
    // Listings of code are looked up, not read.
    const words = text.proseWordCount;
    if (words < wordsMax || headings.length < sectionsMin) return pass();
    if (isInSeries({ linkTags, links }) || isNumbered(title ?? ''))
      return skip('it is one part of a longer text already');
    return fail(`The page has ${countOf(words, 'word')} in ${countOf(headings.length, 'section')}.`, {
      found: countOf(words, 'word'),
      wanted: 'a page for each main section',
    });
  },
});
