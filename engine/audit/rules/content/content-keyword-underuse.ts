/** A text whose opening lacks the terms of its title and heading. */
import type { PageType } from '../../../model/text-facts.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { brandPattern } from '../title/brand-pattern.ts';
import { mentions, prefixing, subjectTerms } from './subject-terms.ts';

const wordsMin = 150;
/** One word may well be said in another way. */
const termsMin = 2;
/** Pages of running text; a home page or a list has no opening that takes anything up. */
const running: ReadonlySet<PageType> = new Set(['article', 'product', 'other']);

export const contentKeywordUnderuse = definePageRule({
  id: 'content-keyword-underuse',
  group: 'content',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Opening does not mention the subject of the title (keywords)',
  why: 'When none of the words of the title or main heading come up at the start of the text, readers wonder whether they are in the right place.',
  fix: 'Work a word or two of the title into the opening, where it reads naturally.',
  reads: ['title', 'headings', 'text', 'pageType', 'quality', 'language'],
  check({ title, headings, text, pageType, quality, language }) {
    if (text.proseWordCount < wordsMin) return skip('there is too little text to judge');
    if (!running.has(pageType.type)) return skip(`it is a ${pageType.type} page (${pageType.because})`);
    if (prefixing.has(language.script)) return skip('words of this script change at their beginning');
    if (quality.loremIpsum !== null) return skip('filler text is not about anything');
    const heading = headings.find(({ level, text: own }) => level === 1 && own !== '')?.text ?? '';
    const terms = subjectTerms(`${(title ?? '').replace(brandPattern, '')} ${heading}`);
    if (terms.length < termsMin) return skip('title and main heading name too little to look for');
    const opening = text.firstTwoHundredWords;
    const lower = opening.toLowerCase();
    for (const term of terms) if (mentions(lower, term)) return pass();
    return fail(
      `None of the words that name the subject in the title and main heading (${terms.slice(0, 8).join(', ')}) come up in the first 200 words.`,
      { found: `${opening.trim().slice(0, 200)}…`, wanted: `one of: ${terms.slice(0, 8).join(', ')}` },
    );
  },
});
