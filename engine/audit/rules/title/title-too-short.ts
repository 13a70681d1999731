/** A title that leaves most of its line in search results unused. */

import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { denseScript } from './dense-script.ts';
import { titleTexts } from './messages.ts';

/** “About” could be anybody's page; “git-add(1)” may be all there is to say. */
const veryShort = 10;
const denseMin = 10;

const { min, recommendedMin, recommendedMax } = limits.title;
/** Full-width characters take two places of a line. */
const target = [recommendedMin, recommendedMax] as const;
const denseTarget = [recommendedMin / 2, recommendedMax / 2] as const;

export const titleTooShort = definePageRule({
  id: 'title-too-short',
  group: 'title',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  texts: titleTexts['title-too-short'],
  reads: ['title'],
  check({ title }) {
    if (title === null) return skip('no-title');
    const length = graphemeLength(title);
    const isDense = denseScript.test(title);
    if (length >= (isDense ? denseMin : min)) return pass();
    const [from, to] = isDense ? denseTarget : target;
    return fail({
      messageId: 'short',
      data: { length, from, to },
      evidence: [{ found: title, wanted: say('about-character-range', { from, to }) }],
      severity: length >= veryShort || isDense ? 'info' : 'warning',
    });
  },
});
