/** Text that exists only after scripts ran. */

import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { jsRenderingTexts } from './messages.ts';

const shareMin = 0.5;
const shareBad = 0.2;
const wordsMin = 50;

export const jsContentDependent = defineBrowserRule({
  id: 'js-content-dependent',
  revision: 2,
  group: 'js-rendering',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  audience: 'indexable',
  texts: jsRenderingTexts['js-content-dependent'],
  reads: ['raw', 'rendered'],
  checkRendered: ({ raw, rendered }) => {
    if (rendered === null) return skip('rendered-unread');
    // However little scripts write: without them there is nothing.
    const isAll = raw.wordCount === 0 && rendered.wordCount > 0;
    if (!isAll && rendered.wordCount < wordsMin) return skip('too-little-text-to-compare');
    const share = raw.wordCount / rendered.wordCount;
    if (share >= shareMin) return pass();
    return fail({
      messageId: 'added',
      data: { raw: raw.wordCount, rendered: rendered.wordCount },
      evidence: [
        {
          found: say('words-in-html', { words: raw.wordCount }),
          wanted: say('words', { words: rendered.wordCount }),
        },
      ],
      ...(share < shareBad && { severity: 'critical' }),
    });
  },
});
