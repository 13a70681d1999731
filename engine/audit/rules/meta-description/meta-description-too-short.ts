/** A description that leaves most of its lines in search results unused. */

import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { metaDescriptionTexts } from './messages.ts';

const { min, recommendedMin, recommendedMax } = limits.description;

export const metaDescriptionTooShort = definePageRule({
  id: 'meta-description-too-short',
  group: 'meta-description',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  texts: metaDescriptionTexts['meta-description-too-short'],
  reads: ['description'],
  check({ description }) {
    if (description === null) return skip('no-description');
    const length = graphemeLength(description);
    if (length >= min) return pass();
    return fail({
      messageId: 'short',
      data: { length, from: recommendedMin, to: recommendedMax },
      evidence: [
        { found: description, wanted: say('character-range', { from: recommendedMin, to: recommendedMax }) },
      ],
    });
  },
});
