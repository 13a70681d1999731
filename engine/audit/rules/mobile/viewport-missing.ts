/** A page that phones show at the width of a desktop. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { mobileTexts } from './messages.ts';

export const viewportMissing = definePageRule({
  id: 'viewport-missing',
  group: 'mobile',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.w3.org/TR/css-viewport-1/',
  needs: 'html',
  audience: 'html',
  reads: ['viewport', 'metas', 'links'],
  texts: mobileTexts['viewport-missing'],
  review: (issue, { isFramed }) => (isFramed ? null : issue),
  check: ({ viewport, metas }, { page }) => {
    if (viewport !== null) return pass();
    // Browsers read the tag of the frameset alone.
    if (page.isFrameMenu) return skip('part-of-frameset');
    const isEmpty = metas.some(({ by, key }) => by === 'name' && key === 'viewport');
    return fail({
      messageId: isEmpty ? 'empty' : 'absent',
      evidence: [{ wanted: '<meta name="viewport" content="width=device-width, initial-scale=1">' }],
    });
  },
});
