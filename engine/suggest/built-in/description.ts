/** Writes a meta description of 70 to 160 characters, 120 to 160 preferred, from whole sentences of the page. */
import { limits } from '@pagewright/contract/limits';
import { fold, tidy } from '../../text/fold.ts';
import { identifyLanguage } from '../../text/language.ts';
import { isUnspaced, mainScript } from '../../text/scripts.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import { joinInLanguage, wordsFor } from './any-language.ts';
import { describesItself, housekeeping, isDeictic } from './describing.ts';
import type { LanguageWords } from './language-words.ts';
import {
  isInLanguage,
  nearnessOf,
  pageName,
  type Sentence,
  type SuggestionPage,
  scriptOf,
} from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import { templateLabel } from './template-labels.ts';
import {
  displayLength,
  fits,
  isClean,
  isInjection,
  isSelfContained,
  overlap,
  shorterForms,
  wordCountOf,
} from './text.ts';
import type { LengthBounds } from './title.ts';

const { min: descriptionMin, recommendedMin, recommendedMax } = limits.description;
/** Fewer words are a label, not a description. */
const labelWords = 5;
const usualBounds: LengthBounds = { min: descriptionMin, max: recommendedMax };
const preferredBonus = 0.35;
const sentencesMax = 3;
const itemsMin = 3;
const leadBlocks = 3;
const leadWords = 8;
const openingPair = 2;
const pairDistance = 2;

interface Candidate {
  readonly text: string;
  readonly score: number;
}

/** What stands in brackets can be left out without harm to the sentence. */
const withoutBrackets = (sentence: string): string =>
  tidy(sentence.replaceAll(/\s*[(（][^()（）]*[)）]/g, ''));

function scoreSentence(pageContext: SuggestionPage, { text, at }: Sentence): number {
  const early = Math.max(-0.4, 0.8 - at * 0.07);
  const covers =
    pageContext.headline === null ? 0 : overlap(pageContext.headline, text, pageContext.words) * 0.35;
  const personal = /\b(?:I|me|my)\b|^(?:Ich|Je|Yo|Io|Eu|Ik)\b/.test(text) ? -0.6 : 0;
  const ofItself = describesItself(text) ? 0.5 : 0;
  return nearnessOf(pageContext, text) + early + covers + personal + ofItself;
}

/** What opens with a quotation mark is what somebody said. */
const describes = (text: string): boolean =>
  !housekeeping.test(text) && !isDeictic(text) && !/^["“„«]/.test(text);

/** Further down, or within a block, only a sentence that says what the page is called is sure to be about the whole of it. */
const openingSentences = 8;

const opensPage = /^(?:name|synopsis|purpose|summary|abstract|about|what is)\b/i;

/** Where the first part of the page begins: what comes before it, or is headed "Introduction", is about the whole. */
function leadEnd({ sections, headings }: PageBrief, { generic }: LanguageWords): number {
  const [name] = headings.some(({ level }) => level === 1)
    ? headings.filter(({ level }) => level === 1)
    : headings;
  const part = sections.find(({ heading, from, to }) => {
    const own = headings[heading];
    if (own === undefined || own === name || own.level === 1 || to === from) return false;
    return !generic.has(fold(own.text)) && !opensPage.test(own.text);
  });
  return part?.from ?? Number.POSITIVE_INFINITY;
}

const isAboutPage = (
  { brief, headline, words }: SuggestionPage,
  { text, at, block, isOpening }: Sentence,
): boolean =>
  (isOpening && at <= openingSentences && block < leadEnd(brief, words)) ||
  describesItself(text) ||
  (headline !== null && overlap(headline, text, words) > 0);

/** Runs of one to three sentences as they follow each other in a block, whole or without what stands in brackets. */
function runsOf(pageContext: SuggestionPage, reachesFurther = false): Candidate[] {
  const { brief, sentences } = pageContext;
  return sentences.flatMap((sentence) => {
    const isFar = !reachesFurther && !isAboutPage(pageContext, sentence);
    if (isFar || !describes(sentence.text)) return [];
    const score = scoreSentence(pageContext, sentence);
    const block = sentencesOf(brief.paragraphs[sentence.block] ?? '', brief.language);
    const first = block.indexOf(sentence.text);
    const run: string[] = [];
    const runs: Candidate[] = [];
    for (const text of block.slice(first, first + sentencesMax)) {
      if (run.length > 0 && (!isClean(text) || !describes(text))) break;
      run.push(text);
      const whole = run.join(' ');
      const plain = withoutBrackets(whole);
      runs.push({ text: whole, score: score + run.length * 0.02 });
      if (plain !== whole) runs.push({ text: plain, score: score - 0.05 });
    }
    return [...runs, ...cutForms(pageContext, sentence, score)];
  });
}

/** Of a sentence that is too long what comes before its last clauses, where these only add to it. */
function cutForms({ words }: SuggestionPage, { text }: Sentence, score: number): Candidate[] {
  if (displayLength(text) <= recommendedMax || !words.isWhole) return [];
  return shorterForms(text, words)
    .slice(1)
    .map((form, at) => ({ text: form, score: score - 0.5 - at * 0.05 }));
}

/** A lead without a full stop, as summaries and taglines are written. */
function leadPieces({ brief, words }: SuggestionPage): Candidate[] {
  const script = scriptOf(brief);
  const lead = brief.paragraphs
    .filter((text) => text !== '')
    .slice(0, leadBlocks)
    .filter((text) => wordCountOf(text) >= leadWords && !/[.!?:;,。]$/u.test(text))
    .map((text) => `${tidy(text)}.`)
    .find(
      (text) => isSelfContained(text, words) && describes(text) && isInLanguage(text, brief.language, script),
    );
  return lead === undefined ? [] : [{ text: lead, score: 1 }];
}

/** Two sentences of different blocks read as one text if they open the page, or both say what it is called. */
function pairsOf(pageContext: SuggestionPage): Candidate[] {
  const { sentences, headline, words } = pageContext;
  const own = sentences.filter(
    ({ text, at, isOpening }) =>
      describes(text) &&
      ((isOpening && at <= openingPair) || (headline !== null && overlap(headline, text, words) > 0)),
  );
  return own.flatMap((first) =>
    own
      .filter(
        ({ at, block, text }) =>
          at > first.at &&
          at <= first.at + pairDistance &&
          block !== first.block &&
          overlap(text, first.text, words) < 0.6,
      )
      .map((second) => ({
        text: `${first.text} ${second.text}`,
        score: (scoreSentence(pageContext, first) + scoreSentence(pageContext, second)) / 2 - 0.15,
      })),
  );
}

/** The current description, in whole sentences: it was written for the purpose and comes first. */
function presentPieces({ brief }: SuggestionPage): Candidate[] {
  const { description, language } = brief;
  if (description === null || isInjection(description) || wordCountOf(description) < labelWords) return [];
  const text = tidy(description);
  const ended = /[.!?。！？]$/u.test(text) ? text : `${text}.`;
  const sentences = sentencesOf(ended, language);
  return sentences
    .map((_, at) => sentences.slice(0, at + 1).join(' '))
    .map((piece, at) => ({ text: piece, score: 1.6 + at * 0.05 }));
}

/** The current description is too short: a sentence of the page goes on where it ends. */
function extended(pageContext: SuggestionPage, present: readonly Candidate[]): Candidate[] {
  const whole = present.at(-1);
  // A row of labels is no text to go on from.
  if (whole === undefined || !isClean(whole.text)) return [];
  return pageContext.sentences
    .filter((sentence) => describes(sentence.text) && isAboutPage(pageContext, sentence))
    .filter(({ text }) => overlap(text, whole.text, pageContext.words) < 0.6)
    .map((sentence) => ({
      text: `${whole.text} ${sentence.text}`,
      score: 1 + scoreSentence(pageContext, sentence) * 0.3,
    }));
}

/** What the page has, for a page that is a list: "Teapots: Ember, Moss and Harbour." Its parts are headings of one level. */
function listPieces(
  site: SuggestionSite,
  { brief, headline, isGeneric, brand }: SuggestionPage,
): Candidate[] {
  const below = brief.headings.filter(
    ({ level, region }) => level >= 2 && (region === 'main' || region === 'body'),
  );
  const top = Math.min(...below.map(({ level }) => level));
  // What heads no text names no part: an author on a title page, a button.
  const heads = new Set(brief.sections.filter(({ words }) => words > 0).map(({ heading }) => heading));
  const items = below
    .filter((heading) => heads.has(brief.headings.indexOf(heading)))
    .filter(({ level, text }) => level === top && (site.headings.get(fold(text)) ?? 0) < 2)
    .map(({ text }) => pageName(site, text, brand).replace(/[.:]$/, ''));
  return headline === null || isGeneric ? [] : enumerate(headline, items, brief.language, 0.2);
}

/** A list of files has no parts. */
const isPartName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !/\.\p{Ll}\w{1,4}$/u.test(text) &&
  !/[?!]$/.test(text) &&
  !isInjection(text) &&
  !templateLabel.test(text);

/** The headline and the first of the page's parts, as many as there is room for; nothing if one of them is no name. */
function enumerate(headline: string, items: readonly string[], language: string, score: number): Candidate[] {
  const isList =
    items.length >= itemsMin && items.every(isPartName) && new Set(items.map(fold)).size === items.length;
  if (!isList) return [];
  const counts = [3, 4, 5, 6].filter((count) => count <= items.length);
  const { and } = wordsFor(language);
  const isSure = identifyLanguage(items.join('. '))?.code === language;
  return counts.map((count) => {
    const part = items.slice(0, count);
    const isJoined = !isSure || part.some((text) => /[,&]/.test(text) || wordsIn(text).includes(and));
    const list = isJoined ? part.join('; ') : joinInLanguage(part, language);
    const [colon, stop] = isUnspaced(mainScript(headline)) ? ['：', '。'] : [': ', '.'];
    return { text: `${headline.replace(/[.:]+$/, '')}${colon}${list}${stop}`, score };
  });
}

/** Most of the words of an index are links. */
const indexShare = 0.5;

/** What an index leads to: "Debian FAQ: Definitions, Installing and Software." Menus lead to the same from every page. */
function indexPieces(
  site: SuggestionSite,
  { brief, headline, isGeneric, brand }: SuggestionPage,
): Candidate[] {
  const links = brief.links.filter(
    ({ region, target }) => (region === 'main' || region === 'body') && target !== brief.url,
  );
  const linked = links.reduce((sum, { text }) => sum + wordCountOf(text), 0);
  if (headline === null || isGeneric || linked < brief.wordCount * indexShare) return [];
  const named = links
    .filter(({ text }) => !site.commonLinks.has(fold(text)))
    .map(({ text }) => pageName(site, text, brand).replace(/[.:]$/, ''))
    .filter((text) => text !== '' && fold(text) !== fold(headline));
  return enumerate(
    headline,
    [...new Map(named.map((text) => [fold(text), text])).values()],
    brief.language,
    0.1,
  );
}

/** The questions of an FAQ page. */
function questionPieces({ brief }: SuggestionPage): Candidate[] {
  const questions = brief.headings
    .filter(({ level, region, text }) => level >= 2 && region === 'main' && text.endsWith('?'))
    .map(({ text }) => text)
    .filter((text) => !isInjection(text));
  return [5, 4, 3, 2]
    .filter((count) => count <= questions.length)
    .map((count) => ({ text: questions.slice(0, count).join(' '), score: 0.35 }));
}

export interface DescriptionRequest {
  /** Other pages have the present one too. */
  readonly isShared: boolean;
  /** Another length than the recommended one. */
  readonly bounds?: LengthBounds;
  /** What else it must be like. */
  readonly isWanted?: (text: string) => boolean;
  /** The owner asks for one in a chat, and can refuse it: where nothing else is left, any sentence of the page will do. */
  readonly isAskedFor?: boolean;
}

/** Null when the page has too little text to fill a description. */
export function newDescription(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  request: DescriptionRequest,
): string | null {
  const found = bestDescription(site, pageContext, request, false);
  return found === null && request.isAskedFor === true
    ? bestDescription(site, pageContext, request, true)
    : found;
}

function bestDescription(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  { isShared, bounds: { min, max } = usualBounds, isWanted = () => true }: DescriptionRequest,
  reachesFurther: boolean,
): string | null {
  const present = isShared ? [] : presentPieces(pageContext);
  const current = fold(pageContext.brief.description ?? '');
  const all = [
    ...present,
    ...extended(pageContext, present),
    ...runsOf(pageContext, reachesFurther),
    ...leadPieces(pageContext),
    ...pairsOf(pageContext),
    ...listPieces(site, pageContext),
    ...indexPieces(site, pageContext),
    ...questionPieces(pageContext),
  ]
    .filter(({ text }) => fits(text, min, max) && !isInjection(text) && isWanted(text))
    .filter(({ text }) => !site.descriptions.has(fold(text)) && fold(text) !== current)
    .map(({ text, score }) => ({
      text,
      score: displayLength(text) >= recommendedMin ? score + preferredBonus : score,
    }))
    .toSorted((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  return all[0]?.text ?? null;
}

/** An existing description of at least this length is left alone. */
const goodFrom = 105;

export const isGoodDescription = (description: string | null, uses: number): boolean =>
  description !== null && uses < 2 && fits(description, goodFrom, recommendedMax);
