/** A description that leaves most of its lines in search results unused. */

import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { denseScript } from '../title/dense-script.ts';
import { metaDescriptionTexts } from './messages.ts';

const { min, recommendedMin, recommendedMax } = limits.description;

/** Their characters are twice as wide, and say twice as much. */
const denseShare = 0.5;

export const metaDescriptionTooShort = definePageRule({
  id: 'meta-description-too-short',
  group: 'meta-description',
  revision: 2,
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  texts: metaDescriptionTexts['meta-description-too-short'],
  reads: ['description'],
  check({ description }) {
    if (description === null) return skip('no-description');
    const length = graphemeLength(description);
    const share = denseScript.test(description) ? denseShare : 1;
    if (length >= min * share) return pass();
    const [from, to] = [recommendedMin * share, recommendedMax * share];
    return fail({
      messageId: 'short',
      data: { length, from, to },
      evidence: [{ found: description, wanted: say('character-range', { from, to }) }],
    });
  },
});
