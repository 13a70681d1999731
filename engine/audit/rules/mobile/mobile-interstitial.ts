/** A layer that hides the page on a phone. */
import { defineBrowserRule } from '../../rule.ts';

export const mobileInterstitial = defineBrowserRule({
  id: 'mobile-interstitial',
  group: 'mobile',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
  tier: 3,
  title: 'A layer covers the page on a phone',
  why: 'Google names layers that hide the content right after a visitor comes from search as a poor experience. Consent and age checks are exempt.',
  fix: 'Use a banner that leaves the page readable.',
});
