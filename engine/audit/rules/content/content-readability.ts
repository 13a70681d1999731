/** Text that is hard to read. */

import type { TextBlock } from '../../../model/text-facts.ts';
import { identifyLanguage } from '../../../text/language.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { isLegalPage } from '../../page/page-signs.ts';
import { definePageRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

/** Shorter blocks do not show a language. */
const blockWordsMin = 8;
const samplesMax = 40;

/** From 0 to 1, by words of the blocks whose language shows; 1 when none does. */
function languageShare(blocks: readonly TextBlock[], language: string): number {
  const long = blocks.filter(({ words }) => words >= blockWordsMin);
  const step = Math.max(1, Math.ceil(long.length / samplesMax));
  let all = 0;
  let own = 0;
  for (let at = 0; at < long.length; at += step) {
    const block = long[at];
    const code = block === undefined ? undefined : identifyLanguage(block.text, language)?.code;
    if (block === undefined || code === undefined) continue;
    all += block.words;
    if (code === language) own += block.words;
  }
  return all === 0 ? 1 : own / all;
}

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
  audience: 'indexable',
  texts: contentTexts['content-readability'],
  reads: ['text', 'language', 'quality', 'url', 'title', 'headings', 'pageType'],
  check(facts) {
    const { text, language, quality } = facts;
    if (quality.loremIpsum !== null) return skip('filler-text');
    if (text.proseWordCount < wordsMin || text.sentenceCount < sentencesMin)
      return skip('too-little-text-to-judge');
    if (text.readingEase === null) return skip('unmeasured-language', { language: language.used });
    if (isLegalPage(facts)) return skip('is-legal-text');
    const score = Math.floor(text.readingEase);
    if (text.readingEase >= difficultBelow - margin) return pass();
    const sentenceWords = Math.round(text.proseWordCount / text.sentenceCount);
    if (sentenceWords < sentenceWordsMin) return pass();
    if (languageShare(text.paragraphs, language.used) < languageShareMin) return skip('several-languages');
    const prose = text.longestSentences.filter((sentence) => !isList(sentence));
    if (prose.length * 2 < text.longestSentences.length) return skip('sentences-are-lists');
    const found = say('reading-ease', { score });
    const sentences = prose.map((sentence) => ({
      snippet: sentence.text.slice(0, 300),
      found: say('a-sentence-of-words', { words: sentence.words }),
    }));
    return fail({
      messageId: 'difficult',
      data: { score, words: sentenceWords },
      evidence: [{ found, wanted: say('or-more', { limit: difficultBelow }) }, ...sentences],
    });
  },
});
