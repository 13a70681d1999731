/** A text whose opening lacks the terms of its title and heading. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { mentions, subjectTerms } from './subject-terms.ts';

const wordsMin = 50;

export const contentKeywordUnderuse = definePageRule({
  id: 'content-keyword-underuse',
  group: 'content',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Opening does not take up the subject',
  why: 'When none of the words of the title or main heading come up at the start of the text, readers wonder whether they are in the right place.',
  fix: 'Work a word or two of the title into the opening, where it reads naturally.',
  reads: ['title', 'headings', 'text'],
  check({ title, headings, text }) {
    if (text.proseWordCount < wordsMin) return skip('there is too little text to judge');
    const heading = headings.find(({ level, text: own }) => level === 1 && own !== '')?.text ?? '';
    const terms = subjectTerms(`${title ?? ''} ${heading}`);
    if (terms.length === 0) return skip('title and main heading name no subject');
    const opening = text.firstTwoHundredWords;
    const lower = opening.toLowerCase();
    for (const term of terms) if (mentions(lower, term)) return pass();
    return fail(
      `None of the words that name the subject in the title and main heading (${terms.slice(0, 8).join(', ')}) come up in the first 200 words.`,
      { found: `${opening.trim().slice(0, 200)}…`, wanted: `one of: ${terms.slice(0, 8).join(', ')}` },
    );
  },
});
