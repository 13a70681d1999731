/** Writes a meta description of 120 to 160 characters from the page's own sentences, with a call to action if it fits. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { fold, tidy } from '../../text/fold.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { wordsIn } from '../../text/words.ts';
import { callsFor } from './language-words.ts';
import { nearnessOf, type Sentence, type SuggestionPage } from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import { fits, isInjection, joinList, overlap, shorterForms } from './text.ts';
import type { LengthBounds } from './title.ts';

const { recommendedMin, recommendedMax } = limits.description;
/** An existing description of at least this length is left alone. */
const goodFrom = 105;
/** Fewer words are a label, not a description. */
const labelWords = 5;
const usualBounds: LengthBounds = { min: recommendedMin, max: recommendedMax };

interface Piece {
  readonly text: string;
  /** The sentence it is or was cut from; null when it is none of the text. */
  readonly source: string | null;
  readonly score: number;
  readonly at: number;
  readonly block: number;
}

interface Candidate {
  readonly text: string;
  readonly score: number;
}

/** Sentences about cookies or opening hours do not describe a page. */
const housekeeping = /\b(?:cookies?|javascript|browser|newsletter|copyright|datenschutz|opening hours)\b/i;

function scoreSentence(pageContext: SuggestionPage, { text, at }: Sentence): number {
  const early = Math.max(0, 0.4 - at * 0.03);
  const covers =
    pageContext.headline === null ? 0 : overlap(pageContext.headline, text, pageContext.words) * 0.35;
  const personal = /^(?:I|My|Me|Ich|Je|Yo|Io|Eu|Ik)\b/.test(text) ? -0.25 : 0;
  return nearnessOf(pageContext, text) + early + covers + personal - (housekeeping.test(text) ? 0.6 : 0);
}

function piecesOf(pageContext: SuggestionPage): Piece[] {
  const own = pageContext.sentences.flatMap((sentence) => {
    const score = scoreSentence(pageContext, sentence);
    return shorterForms(sentence.text, pageContext.words).map((text, cut) => ({
      text,
      source: sentence.text,
      score: score - cut * 0.06,
      at: sentence.at,
      block: sentence.block,
    }));
  });
  const runs = pageContext.sentences.flatMap((sentence) =>
    sentence.next === null
      ? []
      : [
          {
            ...sentence,
            source: sentence.text,
            text: `${sentence.text} ${sentence.next}`,
            score: scoreSentence(pageContext, sentence) + 0.2,
          },
        ],
  );
  return [...own, ...runs].filter(({ text }) => graphemeLength(text) <= recommendedMax);
}

/** The current description, whole or in part: it was written for the purpose and comes first. */
function presentPieces({ brief, words }: SuggestionPage): Piece[] {
  if (brief.description === null || isInjection(brief.description)) return [];
  if (wordsIn(brief.description).length < labelWords) return [];
  const text = tidy(brief.description);
  const ended = /[.!?]$/.test(text) ? text : `${text}.`;
  const sentences = sentencesOf(ended, brief.language);
  const first = sentences.slice(0, -1).join(' ');
  return [...new Set([ended, first, ...shorterForms(ended, words)])]
    .filter((each) => wordsIn(each).length >= labelWords && graphemeLength(each) <= recommendedMax)
    .map((each, cut) => ({ text: each, source: null, score: 1.6 - cut * 0.05, at: -1, block: -1 }));
}

/** A list of what the page offers, for pages that are lists: "Teapots: Ember, Moss and Harbour." */
function listPieces({ brief, headline, words, isGeneric }: SuggestionPage): Piece[] {
  const items = brief.headings
    .filter(({ level, region }) => level >= 2 && region === 'main')
    .map(({ text }) => text.replace(/[.:]$/, ''));
  if (
    headline === null ||
    isGeneric ||
    items.length < 2 ||
    items.some((text) => /[?!]$/.test(text) || isInjection(text))
  )
    return [];
  const separator = items.some((text) => text.includes(',')) ? '; ' : ', ';
  return [items.length, 4, 3, 2]
    .filter((count, index, all) => count <= items.length && count <= 6 && all.indexOf(count) === index)
    .map((count) => {
      const part = items.slice(0, count);
      const list = separator === '; ' ? part.join('; ') : joinList(part, words.and);
      return { text: `${headline}: ${list}.`, source: null, score: 0.3, at: 0, block: -2 };
    });
}

/** The questions of an FAQ page. */
function questionPieces({ brief }: SuggestionPage): Piece[] {
  const questions = brief.headings
    .filter(({ level, region, text }) => level >= 2 && region === 'main' && text.endsWith('?'))
    .map(({ text }) => text)
    .filter((text) => !isInjection(text));
  return [5, 4, 3, 2]
    .filter((count) => count <= questions.length)
    .map((count) => ({
      text: questions.slice(0, count).join(' '),
      source: null,
      score: 0.35,
      at: 0,
      block: -3,
    }));
}

const isNew = (text: string, before: string, pageContext: SuggestionPage): boolean =>
  overlap(text, before, pageContext.words) < 0.6;

const nearLeast = 0.25;

/** Where the encoder measured, a second sentence must be about the page too. */
const isNear = (pageContext: SuggestionPage, { source }: Piece): boolean =>
  (source === null ? undefined : pageContext.nearness.get(source)) === undefined ||
  nearnessOf(pageContext, source ?? '') >= nearLeast;

function pairsOf(pieces: readonly Piece[], pageContext: SuggestionPage): Candidate[] {
  const best = pieces.toSorted((a, b) => b.score - a.score).slice(0, 40);
  return best.flatMap((first) =>
    best.flatMap((second) => {
      if (second.at <= first.at || !isNew(second.text, first.text, pageContext)) return [];
      if (!isNear(pageContext, second)) return [];
      const follows =
        second.block === first.block && second.at === first.at + 1
          ? 0.35
          : second.block === first.block
            ? 0.1
            : 0;
      return [
        { text: `${first.text} ${second.text}`, score: (first.score + second.score) / 2 + follows + 0.05 },
      ];
    }),
  );
}

function withCalls(candidates: readonly Candidate[], pageContext: SuggestionPage): Candidate[] {
  const calls = callsFor(pageContext.words, pageContext.brief.type);
  return candidates.flatMap(({ text, score }) =>
    calls.map((call, index) => ({ text: `${text} ${call}`, score: score - 0.15 - index * 0.02 })),
  );
}

export interface DescriptionRequest {
  /** Other pages have the present one too. */
  readonly isShared: boolean;
  /** Another length than the recommended one. */
  readonly bounds?: LengthBounds;
  /** What else it must be like. */
  readonly isWanted?: (text: string) => boolean;
}

/** Null when the page has too little text to fill a description. */
export function newDescription(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  { isShared, bounds: { min, max } = usualBounds, isWanted = () => true }: DescriptionRequest,
): string | null {
  const pieces = [
    ...(isShared ? [] : presentPieces(pageContext)),
    ...piecesOf(pageContext),
    ...listPieces(pageContext),
    ...questionPieces(pageContext),
  ].filter(({ text }) => !isInjection(text));
  const alone = pieces.map(({ text, score }) => ({ text, score: score + 0.1 }));
  const pairs = pairsOf(pieces, pageContext);
  const all = [...alone, ...pairs, ...withCalls([...alone, ...pairs], pageContext)]
    .filter(({ text }) => fits(text, min, max) && !site.descriptions.has(fold(text)) && isWanted(text))
    .toSorted((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  return all[0]?.text ?? null;
}

export const isGoodDescription = (description: string | null, uses: number): boolean =>
  description !== null && uses < 2 && fits(description, goodFrom, recommendedMax);
