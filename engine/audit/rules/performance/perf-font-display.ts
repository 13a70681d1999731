/** Fonts that hide the text until they are loaded. */

import { citeSeen } from '../../cite-rendered.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';

export const perfFontDisplay = defineBrowserRule({
  id: 'perf-font-display',
  group: 'performance',
  severity: 'info',
  basis: 'heuristic',
  texts: performanceTexts['perf-font-display'],
  reads: ['waitingFonts'],
  checkRendered: ({ waitingFonts }) => {
    if (waitingFonts === null) return skip('fonts-unread');
    if (waitingFonts.length === 0) return pass();
    return fail({
      messageId: 'hidden',
      data: { count: waitingFonts.length, families: waitingFonts.map(({ family }) => family) },
      evidence: waitingFonts.map((each) =>
        citeSeen(each, 'mobile', {
          found: each.rule ?? `${each.family} with font-display: ${each.display}`,
          wanted: 'font-display: swap or optional',
        }),
      ),
    });
  },
});
