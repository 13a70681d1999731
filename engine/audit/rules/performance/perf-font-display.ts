/** Fonts that hide the text until they are loaded. */

import { citeSeen } from '../../cite-rendered.ts';
import { say } from '../../evidence.ts';
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
          found: each.rule ?? say('font-display', { family: each.family, display: each.display }),
          wanted: say('font-display-swap-or-optional'),
        }),
      ),
    });
  },
});
