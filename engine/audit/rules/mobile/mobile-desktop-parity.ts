/** A page that has less to say on a phone. */
import { defineBrowserRule } from '../../rule.ts';

export const mobileDesktopParity = defineBrowserRule({
  id: 'mobile-desktop-parity',
  group: 'mobile',
  severity: 'warning',
  basis: 'google',
  source:
    'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
  tier: 2,
  title: 'Phone and desktop do not show the same content',
  why: 'Google indexes what the phone version shows: what is missing there is missing for search.',
  fix: 'Serve the same text, links and data to both.',
});
