/** A term that is used far more often than people would. */
import { isFunctionWord } from '../../../text/stop-words.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { usesInProse } from '../../page/prose-uses.ts';
import { definePageRule } from '../../rule.ts';
import { ownSubject } from './own-subject.ts';

const wordsMin = 100;
/** A phrase is seldom repeated by chance; a single word of the trade is, on every page about it. */
const phrase = { densityMax: 3, usesMin: 6 };
const word = { densityMax: 8, usesMin: 10 };
const shown = 10;

export const contentKeywordOveruse = definePageRule({
  id: 'content-keyword-overuse',
  group: 'content',
  severity: 'info',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Keyword used unnaturally often (keyword stuffing)',
  why: 'Text that keeps repeating a term reads badly, and stuffing is against Google’s policies. There is no official density: the figure is a rule of thumb.',
  fix: 'Vary the wording: use pronouns and synonyms, and drop repetitions that add nothing.',
  reads: ['keywords', 'text', 'title', 'url', 'headings', 'quality'],
  check(facts) {
    const { keywords, text, quality } = facts;
    if (text.proseWordCount < wordsMin) return skip('there is too little text to judge');
    if (quality.loremIpsum !== null) return skip('the page is filler text');
    const dense = keywords.filter(({ density, count, size }) => {
      const { densityMax, usesMin } = size > 1 ? phrase : word;
      return density > densityMax && count >= usesMin;
    });
    if (dense.length === 0) return pass();
    const isOwn = ownSubject(facts);
    const overused = dense.filter(
      ({ keyword, size }) =>
        !isOwn(keyword) &&
        !keyword.split(' ').some(isFunctionWord) &&
        usesInProse(text.paragraphs, keyword) >= (size > 1 ? phrase : word).usesMin,
    );
    const [first] = overused;
    if (first === undefined) return pass();
    return fail(
      `“${first.keyword}” is used ${first.count} times in ${text.proseWordCount} words (${first.density}%), though the title, the headings and the URL do not contain it.`,
      overused.slice(0, shown).map(({ keyword, count, density, size }) => ({
        found: `“${keyword}” ${count} times, ${density}%`,
        wanted: `${(size > 1 ? phrase : word).densityMax}% or less`,
      })),
    );
  },
});
