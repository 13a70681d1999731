/** A page that has less to say on a phone. */

import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { mobileTexts } from './messages.ts';

const shareMin = 0.8;
const wordsMin = 50;

export const mobileDesktopParity = defineBrowserRule({
  id: 'mobile-desktop-parity',
  group: 'mobile',
  severity: 'warning',
  basis: 'google',
  source:
    'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
  texts: mobileTexts['mobile-desktop-parity'],
  reads: ['mobile', 'desktop'],
  checkRendered: ({ mobile, desktop }) => {
    if (mobile === null || desktop === null) return skip('not-measured-on-both');
    if (desktop.words < wordsMin) return skip('too-little-text-to-compare');
    if (mobile.words >= desktop.words * shareMin) return pass();
    return fail({
      messageId: 'less',
      data: { phone: mobile.words, desktop: desktop.words },
      evidence: [
        {
          found: say('words', { words: mobile.words }),
          wanted: say('about-words', { words: desktop.words }),
        },
      ],
    });
  },
});
