/** A text that one phrase makes up to a large part. */

import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { usesInProse } from '../../page/prose-uses.ts';
import { definePageRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

const wordsMin = 80;
const usesMin = 8;
/** Of all words of the text: one sentence in two repeats the phrase. */
const shareMin = 20;

export const contentPhraseStuffing = definePageRule({
  id: 'content-phrase-stuffing',
  group: 'content',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing',
  needs: 'html',
  audience: 'indexable',
  texts: contentTexts['content-phrase-stuffing'],
  reads: ['keywords', 'text', 'quality'],
  check({ keywords, text, quality }) {
    if (text.proseWordCount < wordsMin) return skip('too-little-text-to-judge');
    if (quality.loremIpsum !== null) return skip('filler-text');
    const phrase = keywords.find(
      ({ keyword, size, count, density }) =>
        size === 3 &&
        count >= usesMin &&
        density * size >= shareMin &&
        usesInProse(text.paragraphs, keyword) >= usesMin,
    );
    if (phrase === undefined) return pass();
    const share = Math.round(phrase.density * phrase.size);
    return fail({
      messageId: 'stuffed',
      data: { keyword: phrase.keyword, count: phrase.count, words: text.proseWordCount, share },
      evidence: [
        { found: say('times', { count: phrase.count }), wanted: say('once-or-twice-in-such-a-text') },
      ],
    });
  },
});
