/** A page that has less to say on a phone. */
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const shareMin = 0.8;
const wordsMin = 50;

export const mobileDesktopParity = defineBrowserRule({
  id: 'mobile-desktop-parity',
  group: 'mobile',
  severity: 'warning',
  basis: 'google',
  source:
    'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
  tier: 2,
  title: 'Content differs between phone and desktop',
  why: 'Google indexes what the phone version shows: what is missing there is missing for search.',
  fix: 'Serve the same text, links and data to both.',
  reads: ['mobile', 'desktop'],
  checkRendered: ({ mobile, desktop }) => {
    if (mobile === null || desktop === null) return skip('one of the two was not measured');
    if (desktop.words < wordsMin) return skip('there is too little text to compare');
    if (mobile.words >= desktop.words * shareMin) return pass();
    return fail(`A phone shows ${mobile.words} words of the ${desktop.words} that a desktop shows.`, {
      found: `${mobile.words} words`,
      wanted: `about ${desktop.words} words`,
    });
  },
});
