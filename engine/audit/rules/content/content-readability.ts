/** Text that is hard to read. */
import { fail, pass, skip } from '../../outcome.ts';
import { languageShare } from '../../page/language-share.ts';
import { isLegalPage } from '../../page/legal-text.ts';
import { definePageRule } from '../../rule.ts';

const wordsMin = 300;
const sentencesMin = 5;
const difficultBelow = 30;
/** The measure is a rule of thumb: what misses the mark by less than this is not worth a finding. */
const margin = 5;
/** Each language has a formula of its own. */
const languageShareMin = 0.9;
/** Words in a sentence on average: only long ones can be split. */
const sentenceWordsMin = 20;

/** Names or terms one after the other: nothing that could be split. */
const wordsPerComma = 4;
const isList = ({ text, words }: { readonly text: string; readonly words: number }): boolean =>
  (text.match(/[,;،、，]/gu)?.length ?? 0) * wordsPerComma >= words;

export const contentReadability = definePageRule({
  id: 'content-readability',
  group: 'content',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Long sentences: text is hard to read (reading ease)',
  why: 'Long sentences tire readers. Search engines do not grade this, and some subjects need long words: judge it by your readers.',
  fix: 'Split the longest sentences and use the plainer word where there is one.',
  reads: ['text', 'language', 'quality', 'url', 'title', 'headings', 'pageType'],
  check(facts) {
    const { text, language, quality } = facts;
    if (quality.loremIpsum !== null) return skip('the page is filler text');
    if (text.proseWordCount < wordsMin || text.sentenceCount < sentencesMin)
      return skip('there is too little text to judge');
    if (text.readingEase === null)
      return skip(`reading ease cannot be measured for the language “${language.used}”`);
    if (isLegalPage(facts)) return skip('the page is legal text');
    const score = Math.floor(text.readingEase);
    if (text.readingEase >= difficultBelow - margin) return pass();
    const sentenceWords = Math.round(text.proseWordCount / text.sentenceCount);
    if (sentenceWords < sentenceWordsMin) return pass();
    if (languageShare(text.paragraphs, language.used) < languageShareMin)
      return skip('the text is in more than one language');
    const prose = text.longestSentences.filter((sentence) => !isList(sentence));
    if (prose.length * 2 < text.longestSentences.length) return skip('its longest sentences are lists');
    const found = `reading ease ${score}`;
    const sentences = prose.map((sentence) => ({
      snippet: sentence.text.slice(0, 300),
      found: `a sentence of ${sentence.words} words`,
    }));
    return fail(
      `The reading ease of the text is ${score} of 100 (very difficult), with ${sentenceWords} words per sentence on average.`,
      [{ found, wanted: `${difficultBelow} or more` }, ...sentences],
    );
  },
});
