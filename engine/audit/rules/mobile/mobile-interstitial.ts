/** A layer that hides the page on a phone. */
import { citeSeen } from '../../cite-rendered.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

export const mobileInterstitial = defineBrowserRule({
  id: 'mobile-interstitial',
  group: 'mobile',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
  tier: 3,
  title: 'Overlay covers the page on a phone (interstitial)',
  why: 'Google calls overlays that hide the content right after a visitor arrives from search a poor experience. Consent and age checks are exempt.',
  fix: 'Use a banner that leaves the page readable.',
  reads: ['mobile'],
  checkRendered: ({ mobile }) => {
    if (mobile === null) return skip('the page was not measured on a phone');
    const { cover } = mobile;
    if (cover === null || cover.isConsent) return pass();
    const found = `${Math.round(cover.share * 100)}% of the screen`;
    return fail(
      `A fixed overlay covers ${found} of a phone screen after the page has loaded.`,
      citeSeen(cover, 'mobile', { found }),
    );
  },
});
