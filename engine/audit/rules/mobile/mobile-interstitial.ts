/** A layer that hides the page on a phone. */
import { citeSeen } from '../../cite-rendered.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { mobileTexts } from './messages.ts';

export const mobileInterstitial = defineBrowserRule({
  id: 'mobile-interstitial',
  group: 'mobile',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
  texts: mobileTexts['mobile-interstitial'],
  reads: ['mobile'],
  checkRendered: ({ mobile }) => {
    if (mobile === null) return skip('not-measured-on-phone');
    const { cover } = mobile;
    if (cover === null || cover.isConsent) return pass();
    const percent = Math.round(cover.share * 100);
    return fail({
      messageId: 'covered',
      data: { percent },
      evidence: [citeSeen(cover, 'mobile', { found: say('of-the-screen', { percent }) })],
    });
  },
});
