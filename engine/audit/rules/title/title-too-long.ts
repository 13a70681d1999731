/** A title that search results cut off. */

import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { brandPattern } from './brand-pattern.ts';
import { cutPreview, titleLine } from './cut-preview.ts';
import { titleTexts } from './messages.ts';

const { max } = limits.title;
const ellipsisLength = ' …'.length;

export const titleTooLong = definePageRule({
  id: 'title-too-long',
  group: 'title',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: 'html',
  audience: 'indexable',
  texts: titleTexts['title-too-long'],
  reads: ['title'],
  check({ title }) {
    if (title === null) return skip('no-title');
    const length = graphemeLength(title);
    if (length <= max) return pass();
    const preview = cutPreview(title, titleLine);
    // Narrow letters: it fits all the same.
    if (preview === title) return pass();
    const shown = preview.length - ellipsisLength;
    const subject = title.replace(brandPattern, '');
    // Only the site's name is lost, and what matters comes first already.
    if (subject.length <= shown) return pass();
    return fail({
      messageId: 'cut',
      data: { length, max, preview },
      evidence: [{ found: clip(title), wanted: say('at-most-characters', { limit: max }) }],
    });
  },
});
