/** Text that is too small to read on a phone. */
import { citeSeen } from '../../cite-rendered.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { mobileTexts } from './messages.ts';

const shareMax = 0.4;

export const mobileFontSmall = defineBrowserRule({
  id: 'mobile-font-small',
  group: 'mobile',
  severity: 'warning',
  basis: 'heuristic',
  texts: mobileTexts['mobile-font-small'],
  reads: ['mobile'],
  checkRendered: ({ mobile }) => {
    if (mobile === null || mobile.textCharacters === 0) return skip('no-text');
    // Reported by another rule: all text is small there.
    if (mobile.width > mobile.screenWidth + 1) return skip('desktop-layout');
    const share = mobile.smallTextCharacters / mobile.textCharacters;
    if (share <= shareMax) return pass();
    return fail({
      messageId: 'small',
      data: { percent: Math.round(share * 100) },
      evidence: mobile.smallText.map((each) =>
        citeSeen(each, 'mobile', { found: `${each.fontPx} px`, wanted: say('at-least-12-px-better-16') }),
      ),
    });
  },
});
