/** Text that is too small to read on a phone. */
import { citeSeen } from '../../cite-rendered.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const shareMax = 0.4;

export const mobileFontSmall = defineBrowserRule({
  id: 'mobile-font-small',
  group: 'mobile',
  severity: 'warning',
  basis: 'heuristic',
  tier: 2,
  title: 'Text too small on a phone',
  why: 'Most people cannot read text below 12 pixels without zooming.',
  fix: 'Use 16 pixels for running text.',
  reads: ['mobile'],
  checkRendered: ({ mobile }) => {
    if (mobile === null || mobile.textCharacters === 0) return skip('there is no text to measure');
    // Reported by another rule: all text is small there.
    if (mobile.width > mobile.screenWidth + 1) return skip('the page is laid out for a desktop');
    const share = mobile.smallTextCharacters / mobile.textCharacters;
    if (share <= shareMax) return pass();
    return fail(
      `${Math.round(share * 100)}% of the text is smaller than 12 pixels on a phone.`,
      mobile.smallText.map((each) =>
        citeSeen(each, 'mobile', { found: `${each.fontPx} px`, wanted: 'at least 12 px, better 16' }),
      ),
    );
  },
});
