/** A description that says no more than the title above it. */

import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { titleParts } from '../title/title-parts.ts';
import { metaDescriptionTexts } from './messages.ts';

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

export const metaDescriptionRepeatsTitle = definePageRule({
  id: 'meta-description-repeats-title',
  group: 'meta-description',
  severity: 'info',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  needs: 'html',
  audience: 'indexable',
  texts: metaDescriptionTexts['meta-description-repeats-title'],
  reads: ['title', 'description'],
  check({ title, description }) {
    if (title === null || description === null) return skip('no-title-or-description');
    const said = bare(description);
    const isRepeated = said !== '' && [title, ...titleParts(title)].some((part) => bare(part) === said);
    if (!isRepeated) return pass();
    return fail({
      messageId: 'repeated',
      evidence: [{ found: description, wanted: say('what-the-page-offers') }],
    });
  },
});
