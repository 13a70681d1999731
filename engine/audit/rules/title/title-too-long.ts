/** A title that search results cut off. */

import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { brandPattern } from './brand-pattern.ts';
import { cutPreview, titleLine } from './cut-preview.ts';

const { max } = limits.title;
const ellipsisLength = ' …'.length;

export const titleTooLong = definePageRule({
  id: 'title-too-long',
  group: 'title',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Title too long: cut off in search results',
  why: 'Search results cut long titles to the width of the screen. Google sets no limit and reads the whole title: this is advice on what people see.',
  fix: `Put the words that matter first and trim the rest to ${max} characters or fewer.`,
  reads: ['title'],
  check({ title }) {
    if (title === null) return skip('there is no title');
    const length = graphemeLength(title);
    if (length <= max) return pass();
    const preview = cutPreview(title, titleLine);
    // Narrow letters: it fits all the same.
    if (preview === title) return pass();
    const shown = preview.length - ellipsisLength;
    const subject = title.replace(brandPattern, '');
    // Only the site's name is lost, and what matters comes first already.
    if (subject.length <= shown) return pass();
    return fail(
      `The title has ${length} characters; search results show about ${max} and would cut it to “${preview}”.`,
      { found: clip(title), wanted: `at most ${max} characters` },
    );
  },
});
