/** A text whose heading and opening lack the terms of its title. */

import type { PageType, TextBlock } from '../../../model/text-facts.ts';
import { identifyLanguage } from '../../../text/language.ts';
import { allWords } from '../../../text/languages.ts';
import { shareInScriptOf } from '../../../text/scripts.ts';
import { stopWordsOf } from '../../../text/stop-words.ts';
import { foldedTokens } from '../../../text/words.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { withoutNumbering } from '../../page/numbering.ts';
import { isLegalBlock } from '../../page/page-signs.ts';
import { definePageRule } from '../../rule.ts';
import { brandPattern } from '../title/brand-pattern.ts';
import { contentTexts } from './messages.ts';
import { mentions, prefixing, subjectTerms } from './subject-terms.ts';

/** Names of the parts of any text, which say nothing of its subject. In lower case. */
const sectionNames: ReadonlySet<string> = new Set(allWords((words) => words.sectionNames));

const compound = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** Words that name a subject: no numbering, no names of sections, and hyphenated words whole. */
function namedSubject(...names: readonly string[]): readonly string[] {
  const own = names.map(withoutNumbering).join('\n').toLowerCase();
  const whole = own.match(compound) ?? [];
  const terms = [...subjectTerms(own.replaceAll(compound, ' ')), ...whole];
  return [...new Set(terms)].filter((term) => !sectionNames.has(term));
}

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

/** Where the words of a text end of which at most so many are taken, and how many those are. */
function firstWords(text: string, most: number): { readonly end: number; readonly count: number } {
  let end = -1;
  for (let count = 1; ; count += 1) {
    end = text.indexOf(' ', end + 1);
    if (end === -1) return { end: text.length, count };
    if (count === most) return { end, count };
  }
}

/** The first words behind notices of copyright and licence, with which many documents begin. */
function openingOf(paragraphs: readonly TextBlock[]): string {
  let opening = '';
  let words = 0;
  for (const { text } of paragraphs) {
    if (words >= openingWords) break;
    if (isLegalBlock(text)) continue;
    const { end, count } = firstWords(text, openingWords - words);
    opening += `${opening === '' ? '' : ' '}${text.slice(0, end)}`;
    words += count;
  }
  return opening;
}

function sampleOf(paragraphs: readonly TextBlock[]): string {
  let sample = '';
  for (const { text } of paragraphs) {
    if (sample.length >= sampleLength) break;
    sample += `${text} `;
  }
  return sample.slice(0, sampleLength);
}

function isOtherLanguage(name: string, language: string): boolean {
  const words = new Set(foldedTokens(name));
  // A name with its words for "the" or "of" is in this language.
  const stopWords = stopWordsOf(language);
  if (words.size < languageWordsMin || words.values().some((word) => stopWords.has(word))) return false;
  const detected = identifyLanguage(name, language);
  return detected !== null && detected.confidence === 1 && detected.code !== language;
}

export const contentKeywordUnderuse = definePageRule({
  id: 'content-keyword-underuse',
  group: 'content',
  revision: 2,
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  texts: contentTexts['content-keyword-underuse'],
  reads: ['title', 'headings', 'text', 'pageType', 'quality', 'language'],
  check({ title, headings, text, pageType, quality, language }) {
    if (text.proseWordCount < wordsMin) return skip('too-little-text-to-judge');
    if (!running.has(pageType.type))
      return skip('page-type', { type: pageType.type, because: pageType.because });
    if (prefixing.has(language.script)) return skip('unsupported-script');
    if (quality.loremIpsum !== null) return skip('filler-text');
    const main = headings.findIndex(({ level, text: own }) => level === 1 && own !== '');
    // The line below the main heading belongs to it, though it may stand in another part of the page.
    const heading =
      main === -1
        ? ''
        : headings
            .slice(main, main + 2)
            .map((each) => each.text)
            .join('\n');
    const name = (title ?? '').replace(brandPattern, '');
    const terms = namedSubject(name);
    if (terms.length < termsMin) return skip('title-vague');
    // Parts of hyphenated words and words of the numbering may be what the text takes up.
    const taken = [...terms, ...subjectTerms(name)];
    const isMentionedIn = (part: string): boolean => {
      const lower = part.toLowerCase();
      return taken.some((term) => mentions(lower, term));
    };
    // The main heading opens the text.
    if (isMentionedIn(`${heading}\n${text.firstTwoHundredWords}`)) return pass();
    const opening = openingOf(text.paragraphs);
    if (isMentionedIn(opening)) return pass();
    if (shareInScriptOf(terms.join(' '), sampleOf(text.paragraphs)) < scriptShareMin)
      return skip('title-in-other-script');
    if (isOtherLanguage(withoutNumbering(name), language.used)) return skip('title-in-other-language');
    const listed = terms.slice(0, 8);
    return fail({
      messageId: 'unmentioned',
      data: { terms: listed },
      evidence: [
        {
          found: `${opening.trim().slice(0, 200)}…`,
          wanted: say('one-of', { names: listed.join(', ') }),
        },
      ],
    });
  },
  // What most titles of a site have names the site.
  review(issue, { isCommonInTitles }) {
    const { terms } = issue.data ?? {};
    const isOwn = Array.isArray(terms) && terms.filter((term) => !isCommonInTitles(term)).length >= termsMin;
    return isOwn ? issue : null;
  },
});
