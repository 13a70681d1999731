/** A title that search results cut off. */

import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { pixelWidth } from './arial-widths.ts';
import { cutPreview, titleLine } from './cut-preview.ts';

const { max } = limits.title;

export const titleTooLong = definePageRule({
  id: 'title-too-long',
  group: 'title',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Title is too long',
  why: 'Search results cut long titles to the width of the screen. Google sets no limit and reads the whole title: this is advice on what people see.',
  fix: `Put the words that matter first and trim the rest to ${max} characters or fewer.`,
  reads: ['title'],
  check({ title }) {
    if (title === null) return skip('there is no title');
    const length = graphemeLength(title);
    if (length <= max) return pass();
    const width = pixelWidth(title, titleLine.fontPx);
    const preview = cutPreview(title, titleLine);
    const isCut = preview !== title;
    const shown = isCut
      ? `about ${titleLine.maxPx} px are shown`
      : `narrow enough to be shown whole on a wide screen, but not on a small one`;
    return fail(
      `The title has ${length} characters; search results cut it after about ${max}. It is about ${width} px wide, ${shown}.`,
      {
        found: clip(title),
        wanted: isCut ? `at most ${max} characters; cut, it reads “${preview}”` : `at most ${max} characters`,
      },
    );
  },
});
