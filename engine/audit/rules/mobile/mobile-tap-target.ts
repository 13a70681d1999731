/** Buttons and links that a finger misses. */

import { citeAxe } from '../../cite-rendered.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { mobileTexts } from './messages.ts';

export const mobileTapTarget = defineBrowserRule({
  id: 'mobile-tap-target',
  group: 'mobile',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html',
  texts: mobileTexts['mobile-tap-target'],
  // How large anything is depends on the layout.
  reads: ['axe', 'mobile'],
  checkRendered: ({ axe }) => {
    if (axe === null) return skip('browser-check-failed');
    const { count, evidence } = citeAxe(axe, (rule) => rule === 'target-size');
    return count === 0
      ? pass()
      : fail({
          messageId: 'small',
          data: { count },
          evidence: evidence.map((each) => ({
            ...each,
            wanted: say('at-least-24-pixels'),
          })),
        });
  },
});
