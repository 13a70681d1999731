/** Suggestions for the text: what comes first, where to divide it, which words to vary. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { countOf } from '../../../audit/count-of.ts';
import { fold } from '../../../text/fold.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { stem } from '../../../text/stem.ts';
import { wordsIn } from '../../../text/words.ts';
import type { PageBrief } from '../../page-brief.ts';
import { buyerTopics } from '../common-topics.ts';
import { wordsOf } from '../language-words.ts';
import { siblingsOf, stemsOf, stemsOn } from '../related-sentences.ts';
import { nearnessOf, type SuggestionPage } from '../suggestion-page.ts';
import { contentWords, shorterForms } from '../text.ts';
import { pricesIn } from './prices.ts';
import { itemLines } from './sections.ts';
import { longSentences } from './sentences.ts';
import { type Draft, draftOf, type IssueWriter, type SuggestionContext } from './suggestion-writer.ts';
import { clip, pathOf, placeOf, quote, some } from './wording.ts';

const answerMax = 200;
const openingWords = 100;
const openingSentences = 2;

const sharedWords = (text: string, wanted: ReadonlySet<string>, { words }: SuggestionPage): number =>
  new Set(
    contentWords(text, words)
      .map(stem)
      .filter((word) => wanted.has(word)),
  ).size;

/** The shortest whole answer in the block itself. */
const questionAnswer: IssueWriter = ({ parts: { page, pageContext } }, { description, evidence }) => {
  if (pageContext === null) return null;
  const question =
    /"([^"]+)"/.exec(description)?.[1] ?? evidence[0]?.snippet?.replaceAll(/<[^>]+>/g, '') ?? '';
  const at = page.brief.headings.findIndex(({ text }) => text === question);
  const block =
    page.brief.sections.find(({ heading }) => heading === at)?.firstBlock ??
    page.brief.paragraphs.find((text) => graphemeLength(text) > answerMax);
  const [first] = sentencesOf(block ?? '', page.brief.language);
  const short =
    first === undefined
      ? undefined
      : shorterForms(first, pageContext.words).find((form) => graphemeLength(form) <= answerMax);
  if (question === '' || at < 0 || first === undefined) return null;
  if (short === undefined)
    return draftOf(
      `Put a sentence of at most ${answerMax} characters under ${quote(question)}, in front of the one that begins ${quote(clip(first, 60))} and runs on for ${graphemeLength(first)}.`,
    );
  return draftOf(
    `Answer ${quote(question)} in one short sentence first: ${quote(short)} The rest can follow as its own sentences.`,
  );
};

/** Fewer words are a label or a number, and need no more. */
const labelWords = 6;

/** What buyers want to know and a page with a price lacks. */
function missingBuyerTopics({ site, parts: { page, pageContext } }: SuggestionContext): string[] {
  const { brief } = page;
  if (pageContext === null || pricesIn(brief).length !== 1) return [];
  const pageStems = stemsOn(site, brief);
  return buyerTopics(brief.language, brief.type === 'product' ? 'thing' : 'service').filter(
    (word) => ![...stemsOf(word, pageContext.words)].some((each) => pageStems.has(each)),
  );
}

/** Sentences of other pages, missing topics, sections of siblings, or the thinnest section. */
const thin: IssueWriter = (context) => {
  const { page, pageContext } = context.parts;
  const { brief } = page;
  const name = quote(pageContext?.headline ?? pathOf(brief.url, brief.url));
  const [lines] = itemLines(context);
  if (lines !== undefined) return lines;
  const quotes = context.parts.quotes
    .slice(0, 2)
    .map(({ page: other, text }) => `${quote(text)} (${placeOf(other.brief.url, brief.url)})`);
  if (quotes.length > 0)
    return draftOf(
      `${name} is told in ${brief.wordCount} words. The site says more of it elsewhere; bring it here: ${quotes.join(' ')}`,
    );
  const missingTopics = missingBuyerTopics(context);
  if (missingTopics.length > 1)
    return draftOf(
      `${name} is told in ${brief.wordCount} words. It names a price and has no word on ${some(missingTopics.map(quote), 3)}: say what a buyer must know before paying.`,
    );
  const [model] = siblingsOf(context.site, page).toSorted((a, b) => b.brief.wordCount - a.brief.wordCount);
  const topics = (model?.brief.headings ?? []).filter(
    ({ level, region }) => level === 2 && region === 'main',
  );
  if (model !== undefined && topics.length > 0 && model.brief.wordCount > brief.wordCount)
    return draftOf(
      `${name} is told in ${brief.wordCount} words. ${pathOf(model.brief.url, brief.url)} beside it takes ${model.brief.wordCount}, under ${some(
        topics.map(({ text }) => quote(text)),
        3,
      )}: give this page sections of that kind.`,
    );
  const thinnest = brief.sections
    .filter(({ heading, words }) => (brief.headings[heading]?.level ?? 0) > 1 && words >= labelWords)
    .toSorted((a, b) => a.words - b.words)
    .slice(0, 3)
    .map(
      ({ heading, words }) =>
        `${quote(clip(brief.headings[heading]?.text ?? '', 50))} (${countOf(words, 'word')})`,
    );
  return thinnest.length < 2
    ? null
    : draftOf(
        `The page has ${brief.wordCount} words in all. It is thinnest under ${some(thinnest, 3)}: begin there.`,
      );
};

/** The sentence that says what the page is about belongs at the top. */
const topicFirst: IssueWriter = ({ parts: { pageContext } }, { evidence }) => {
  if (pageContext === null) return null;
  const terms = (evidence[0]?.wanted ?? '')
    .replace(/^one of: /, '')
    .split(', ')
    .filter((term) => term !== '');
  const wanted = new Set(terms.map((term) => stem(fold(term))));
  const best = pageContext.sentences
    .filter(
      ({ text, at }) =>
        at > openingSentences && sharedWords(text, wanted, pageContext) >= Math.min(2, wanted.size),
    )
    .toSorted((a, b) => nearnessOf(pageContext, b.text) - nearnessOf(pageContext, a.text))[0];
  if (best !== undefined)
    return draftOf(`Begin the text with a sentence that stands further down: ${quote(best.text)}`);
  return terms.length === 0
    ? null
    : draftOf(
        `Use ${terms.slice(0, 3).map(quote).join(' or ')} in the first two sentences; they open with ${quote(clip(evidence[0]?.found ?? '', 80))} now.`,
      );
};

/** Longer phrases of the same page with the word in them. */
export function alternativesTo(
  keyword: string,
  { keywords, language }: Pick<PageBrief, 'keywords' | 'language'>,
): string[] {
  const words = wordsOf(language);
  return keywords
    .filter(({ keyword: other, size }) => size > 1 && ` ${other} `.includes(` ${keyword} `))
    .filter(({ keyword: other }) => !other.split(' ').some((word) => words?.function.has(word)))
    .slice(0, 3)
    .map(({ keyword: other }) => other);
}

const overused: IssueWriter = ({ parts: { page } }, { evidence }) => {
  const found = evidence[0]?.found ?? '';
  const keyword = /“([^”]+)”/.exec(found)?.[1];
  if (keyword === undefined) return null;
  const others = alternativesTo(keyword, page.brief);
  const instead =
    others.length === 0
      ? 'Leave it out where the sentence is clear without it'
      : `Say ${others.map(quote).join(' or ')} in some places, as the page does already`;
  return draftOf(`${found.replace(/^./u, (sign) => sign.toUpperCase())}. ${instead}.`);
};

/** A heading for a long stretch of text, in words of that text. */
export function subheadingText({ parts: { page, pageContext } }: SuggestionContext): Draft | null {
  const { brief } = page;
  if (pageContext === null || pageContext.models === null) return null;
  const long = brief.sections.find(({ words }) => words > 280);
  if (long === undefined) return null;
  const start = brief.paragraphs.findIndex((text) => text === long.firstBlock);
  const later = start < 0 ? [] : brief.paragraphs.slice(start + 2, start + 6);
  const target = later.find((text) => wordsIn(text).length > 40);
  const [phrase] =
    target === undefined
      ? []
      : [...pageContext.models.nounPhrases(target)].filter(
          (text) => text.split(' ').length >= 2 && text.length <= 40,
        );
  if (target === undefined || phrase === undefined) return null;
  const heading = { level: 3, text: phrase.replace(/^./u, (letter) => letter.toUpperCase()), replaces: null };
  return draftOf(
    `A stretch of ${long.words} words has no subheading. One could stand before ${quote(clip(target, 60))}: <h3>${heading.text}</h3>`,
    { kind: 'heading', heading },
  );
}

/** The page with most uses of the term. */
function bestPageFor({ site }: SuggestionContext['site'], term: string): string | undefined {
  const uses = ({ paragraphs, headings }: (typeof site.pages)[number]['brief']): number =>
    fold([...paragraphs, ...headings.map(({ text }) => text)].join(' ')).split(fold(term)).length;
  return site.pages.filter(({ indexable }) => indexable).toSorted((a, b) => uses(b.brief) - uses(a.brief))[0]
    ?.brief.url;
}

/** A target keyword from the additional information, and where the page lacks it. */
export function wantedWordText({ site, parts: { page, title } }: SuggestionContext): Draft | null {
  const { brief } = page;
  const text = fold([...brief.paragraphs, ...brief.headings.map((each) => each.text)].join(' '));
  const places = fold(
    `${title ?? brief.title ?? ''} ${brief.headings.find(({ level }) => level === 1)?.text ?? ''}`,
  );
  const term = site.note.keywords.find((each) => text.includes(fold(each)) && !places.includes(fold(each)));
  if (term === undefined || !page.indexable || bestPageFor(site, term) !== brief.url) return null;
  const where = brief.paragraphs
    .flatMap((block) => sentencesOf(block, brief.language))
    .find((sentence) => fold(sentence).includes(fold(term)));
  if (where === undefined) return null;
  return draftOf(
    `Your keyword ${quote(term)} stands in the text (${quote(clip(where, 90))}) but neither in the title nor in the H1: bring it into one of them if the page is meant for it.`,
  );
}

/** The opening lacks the words of the headline. */
export function openingText({ parts: { page, pageContext } }: SuggestionContext): Draft | null {
  if (
    pageContext === null ||
    pageContext.headline === null ||
    page.brief.wordCount < 2 * openingWords ||
    pageContext.isGeneric
  )
    return null;
  const subject = new Set(contentWords(pageContext.headline, pageContext.words).map(stem));
  const opening = wordsIn(page.brief.paragraphs.join(' ')).slice(0, openingWords).map(stem);
  if (subject.size === 0 || opening.some((word) => subject.has(word))) return null;
  const late = pageContext.sentences.find(
    ({ text, at }) =>
      at > openingSentences && sharedWords(text, subject, pageContext) >= Math.min(2, subject.size),
  );
  return late === undefined
    ? null
    : draftOf(
        `The first ${openingWords} words do not name ${quote(pageContext.headline)}. Bring this sentence to the top: ${quote(late.text)}`,
      );
}

export const contentWriters: Readonly<Record<string, IssueWriter>> = {
  'ai-question-without-answer': questionAnswer,
  'content-thin': thin,
  'content-keyword-underuse': topicFirst,
  'ai-answer-not-upfront': topicFirst,
  'content-keyword-overuse': overused,
  'content-readability': (context, { description }) => {
    const [first] = longSentences(context);
    return first === undefined ? null : draftOf(`${description} ${first.text}`, ...first.changes);
  },
  'ai-section-too-long': (context) => subheadingText(context),
  'headings-absent': (context) => subheadingText(context),
};
