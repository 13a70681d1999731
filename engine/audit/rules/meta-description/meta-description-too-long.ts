/** A description that search results cut off. */

import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { pixelWidth } from '../title/arial-widths.ts';
import { cutPreview, descriptionLine } from '../title/cut-preview.ts';
import { metaDescriptionTexts } from './messages.ts';

const { max } = limits.description;

export const metaDescriptionTooLong = definePageRule({
  id: 'meta-description-too-long',
  group: 'meta-description',
  severity: 'info',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  needs: 'html',
  audience: 'indexable',
  texts: metaDescriptionTexts['meta-description-too-long'],
  reads: ['description'],
  check({ description }) {
    if (description === null) return skip('no-description');
    const length = graphemeLength(description);
    if (length <= max) return pass();
    const width = pixelWidth(description, descriptionLine.fontPx);
    const preview = cutPreview(description, descriptionLine);
    return fail({
      messageId: 'cut',
      data: { length, width, max, maxPx: descriptionLine.maxPx },
      evidence: [
        {
          found: clip(description),
          wanted:
            preview === description
              ? say('at-most-characters', { limit: max })
              : say('at-most-characters-cut', { limit: max, preview }),
        },
      ],
    });
  },
});
