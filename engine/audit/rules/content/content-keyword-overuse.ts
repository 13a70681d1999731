/** A term that is used far more often than people would. */
import type { KeywordTerm } from '../../../model/text-facts.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { siteNameWords } from './site-name-words.ts';

const wordsMin = 100;
const densityMax = 3;
const usesMin = 5;
const shown = 10;

export const contentKeywordOveruse = definePageRule({
  id: 'content-keyword-overuse',
  group: 'content',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Term is overused',
  why: 'Text that keeps repeating a term reads badly, and stuffing is against Google’s policies. There is no official density: the figure is a rule of thumb.',
  fix: 'Vary the wording: use pronouns and synonyms, and drop repetitions that add nothing.',
  reads: ['keywords', 'text', 'title', 'url'],
  check({ keywords, text, title, url }) {
    if (text.proseWordCount < wordsMin) return skip('there is too little text to judge');
    const dense: KeywordTerm[] = [];
    for (const term of keywords) if (term.density > densityMax && term.count >= usesMin) dense.push(term);
    if (dense.length === 0) return pass();
    const name = siteNameWords(url, title);
    const overused = dense.filter(({ keyword }) => keyword.split(' ').some((word) => !name.has(word)));
    const [first] = overused;
    if (first === undefined) return pass();
    return fail(
      `${countThat(overused.length, 'term', ['makes', 'make'])} up more than ${densityMax}% of the text${overused.length === 1 ? '' : ' each'}: “${first.keyword}” is used ${first.count} times in ${text.proseWordCount} words (${first.density}%).`,
      overused.slice(0, shown).map(({ keyword, count, density }) => ({
        found: `“${keyword}” ${count} times, ${density}%`,
        wanted: `${densityMax}% or less`,
      })),
    );
  },
});
