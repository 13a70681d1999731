/** A text whose heading and opening lack the terms of its title. */
import type { PageType, TextBlock } from '../../../model/text-facts.ts';
import { identifyLanguage } from '../../../text/language.ts';
import { shareInScriptOf } from '../../../text/scripts.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { isLegalBlock } from '../../page/legal-text.ts';
import { withoutNumbering } from '../../page/numbering.ts';
import { wordsOf } from '../../page/plain-words.ts';
import { definePageRule } from '../../rule.ts';
import { brandPattern } from '../title/brand-pattern.ts';
import { namedSubject } from './named-subject.ts';
import { mentions, prefixing, subjectTerms } from './subject-terms.ts';

const wordsMin = 150;
/** One word may well be said in another way. */
const termsMin = 2;
/** Pages of running text; a home page or a list has no opening that takes anything up. */
const running: ReadonlySet<PageType> = new Set(['article', 'product', 'other']);

/** A text of another language or script says the same in other words. */
const scriptShareMin = 0.75;
const sampleLength = 20_000;
/** Fewer different words do not show a language. */
const languageWordsMin = 6;
const openingWords = 200;

/** The first words behind notices of copyright and licence, with which many documents begin. */
function openingOf(paragraphs: readonly TextBlock[]): string {
  const words: string[] = [];
  for (const { text } of paragraphs) {
    if (words.length >= openingWords) break;
    if (!isLegalBlock(text)) words.push(...text.split(' ', openingWords - words.length));
  }
  return words.join(' ');
}

function isOtherLanguage(name: string, language: string): boolean {
  const isEnough = new Set(wordsOf(name)).size >= languageWordsMin;
  const detected = isEnough ? identifyLanguage(name, language) : null;
  return detected !== null && detected.confidence === 1 && detected.code !== language;
}

const listStart = 'one of: ';

/** The terms that a finding lists. */
const termsOf = (wanted: string): readonly string[] => wanted.replace(listStart, '').split(', ');

export const contentKeywordUnderuse = definePageRule({
  id: 'content-keyword-underuse',
  group: 'content',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Opening does not mention the subject of the title (keywords)',
  why: 'When no word of the title appears in the heading or at the start of the text, readers wonder whether they are in the right place.',
  fix: 'Work a word or two of the title into the opening, where it reads naturally.',
  reads: ['title', 'headings', 'text', 'pageType', 'quality', 'language'],
  check({ title, headings, text, pageType, quality, language }) {
    if (text.proseWordCount < wordsMin) return skip('there is too little text to judge');
    if (!running.has(pageType.type)) return skip(`it is a ${pageType.type} page (${pageType.because})`);
    if (prefixing.has(language.script)) return skip('this check does not support the script of the page');
    if (quality.loremIpsum !== null) return skip('the page is filler text');
    const heading = headings.find(({ level, text: own }) => level === 1 && own !== '')?.text ?? '';
    const name = (title ?? '').replace(brandPattern, '');
    const terms = namedSubject(name);
    if (terms.length < termsMin) return skip('the title has too few words that name a subject');
    const opening = openingOf(text.paragraphs);
    // The main heading opens the text.
    const lower = `${heading}\n${text.firstTwoHundredWords}\n${opening}`.toLowerCase();
    // Parts of hyphenated words and words of the numbering may be what the text takes up.
    for (const term of [...terms, ...subjectTerms(name)]) if (mentions(lower, term)) return pass();
    const sample = text.paragraphs
      .map((block) => block.text)
      .join(' ')
      .slice(0, sampleLength);
    if (shareInScriptOf(terms.join(' '), sample) < scriptShareMin)
      return skip('title and text are in different scripts');
    if (isOtherLanguage(withoutNumbering(name), language.used))
      return skip('title and text are in different languages');
    const listed = terms.slice(0, 8).join(', ');
    return fail(
      `The main heading and the first 200 words mention none of the words that name the subject in the title: ${listed}.`,
      {
        found: `${opening.trim().slice(0, 200)}…`,
        wanted: `${listStart}${listed}`,
      },
    );
  },
  // What most titles of a site have names the site.
  review(issue, { isCommonInTitles }) {
    const own = termsOf(issue.evidence[0]?.wanted ?? '').filter((term) => !isCommonInTitles(term));
    return own.length < termsMin ? null : issue;
  },
});
