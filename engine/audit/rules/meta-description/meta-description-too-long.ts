/** A description that search results cut off. */

import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { pixelWidth } from '../title/arial-widths.ts';
import { cutPreview, descriptionLine } from '../title/cut-preview.ts';

const { max } = limits.description;

export const metaDescriptionTooLong = definePageRule({
  id: 'meta-description-too-long',
  group: 'meta-description',
  severity: 'info',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Meta description too long',
  why: 'Search results cut long descriptions to the width of the screen. Google sets no limit: this is advice on what people see.',
  fix: `Lead with the main point and trim the description to ${max} characters or fewer.`,
  reads: ['description'],
  check({ description }) {
    if (description === null) return skip('there is no description');
    const length = graphemeLength(description);
    if (length <= max) return pass();
    const width = pixelWidth(description, descriptionLine.fontPx);
    const preview = cutPreview(description, descriptionLine);
    const wanted = `at most ${max} characters`;
    return fail(
      `The description has ${length} characters, about ${width} px; search results show about ${max}, or ${descriptionLine.maxPx} px.`,
      {
        found: clip(description),
        wanted: preview === description ? wanted : `${wanted}; cut, it reads “${preview}”`,
      },
    );
  },
});
