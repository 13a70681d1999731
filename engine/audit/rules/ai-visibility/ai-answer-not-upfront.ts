/** A page that does not come to its subject at the beginning. */

import type { PageFacts } from '../../../model/page-facts.ts';
import type { PageType } from '../../../model/text-facts.ts';
import { segmentSentences } from '../../../text/sentences.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { mentions, prefixing, subjectTerms } from '../content/subject-terms.ts';
import { aiVisibilityTexts } from './messages.ts';

const sharedMin = 2;
/** With only two terms to search for, nearly every title would fail. */
const termsMin = 3;
const wordsMin = 150;
const question =
  /[?？؟]\s*$|^(?:how|what|why|when|where|who|which|wie|was|warum|wann|wo|wer|comment|pourquoi|quand|qué|cómo|cuándo|come|perché|quando|como|hoe|waarom)\b/i;

/** Only an article, or a page whose title asks something, promises an answer. */
const promisesAnswer = (type: PageType, title: string): boolean =>
  type === 'article' || question.test(title.trim());

/** A term that the whole text lacks is in no sentence. */
function takesUp(text: string, terms: readonly string[]): boolean {
  const lower = text.toLowerCase();
  let shared = 0;
  for (const term of terms) {
    if (mentions(lower, term)) shared += 1;
    if (shared >= sharedMin) return true;
  }
  return false;
}

const isDeclarative = (sentence: string): boolean => !/[?？؟]\s*$/.test(sentence.trim());

function hasAnswer(text: string, terms: readonly string[]): boolean {
  for (const sentence of segmentSentences(text))
    if (isDeclarative(sentence) && takesUp(sentence, terms)) return true;
  return false;
}

/** Of several H1 the one that shares words with the title: others are the site's name. Empty when there is none. */
function mainHeading(headings: PageFacts['headings'], titleTerms: readonly string[]): string {
  const mains: string[] = [];
  for (const { level, hidden, text } of headings) if (level === 1 && !hidden) mains.push(text);
  if (mains.length < 2) return mains[0] ?? '';
  const taken = (text: string): number =>
    titleTerms.filter((term) => mentions(text.toLowerCase(), term)).length;
  return mains.toSorted((a, b) => taken(b) - taken(a))[0] ?? '';
}

/** What title and main heading promise. */
function subjectOf(title: string, headings: PageFacts['headings']): readonly string[] {
  // What follows a bar or dash in a title is most often the site's name.
  const own = subjectTerms(title.split(/\s[|–—·-]\s/)[0] ?? '');
  return [...new Set([...own, ...subjectTerms(mainHeading(headings, own))])];
}

export const aiAnswerNotUpfront = definePageRule({
  id: 'ai-answer-not-upfront',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  reads: ['title', 'headings', 'text', 'pageType', 'quality', 'language'],
  texts: aiVisibilityTexts['ai-answer-not-upfront'],
  check: ({ title, headings, text, pageType, quality, language }) => {
    if (!promisesAnswer(pageType.type, title ?? '') || text.proseWordCount < wordsMin)
      return skip('no-article-or-answer');
    if (quality.loremIpsum !== null) return skip('filler-text');
    if (prefixing.has(language.script)) return skip('unsupported-script');
    const terms = subjectOf(title ?? '', headings);
    if (terms.length < termsMin) return skip('title-and-heading-vague');
    const opening = text.firstHundredWords;
    if (takesUp(opening, terms) && hasAnswer(opening, terms)) return pass();
    return fail({
      messageId: 'late',
      data: { terms: terms.slice(0, 6) },
      evidence: [{ found: opening.slice(0, 300), wanted: terms.join(', ') }],
    });
  },
});
