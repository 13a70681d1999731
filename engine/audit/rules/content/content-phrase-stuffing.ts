/** A text that one phrase makes up to a large part. */
import { fail, pass, skip } from '../../outcome.ts';
import { usesInProse } from '../../page/prose-uses.ts';
import { definePageRule } from '../../rule.ts';

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
  tier: 2,
  audience: 'indexable',
  title: 'One phrase fills the text (keyword stuffing)',
  why: 'A text that repeats one phrase in almost every sentence reads as if written for machines, and is against Google’s spam policies.',
  fix: 'Rewrite the text for people: name the subject where a reader needs it.',
  reads: ['keywords', 'text', 'quality'],
  check({ keywords, text, quality }) {
    if (text.proseWordCount < wordsMin) return skip('there is too little text to judge');
    if (quality.loremIpsum !== null) return skip('the page is filler text');
    const phrase = keywords.find(
      ({ keyword, size, count, density }) =>
        size === 3 &&
        count >= usesMin &&
        density * size >= shareMin &&
        usesInProse(text.paragraphs, keyword) >= usesMin,
    );
    if (phrase === undefined) return pass();
    const share = Math.round(phrase.density * phrase.size);
    return fail(
      `“${phrase.keyword}” is used ${phrase.count} times in ${text.proseWordCount} words: ${share}% of the text.`,
      { found: `${phrase.count} times`, wanted: 'once or twice in such a text' },
    );
  },
});
