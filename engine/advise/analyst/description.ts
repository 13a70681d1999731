/** A meta description of 120 to 160 characters: one or two of the page's own sentences, and a call where there is room. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/verdicts';
import { callsFor } from './language-words.ts';
import { nearnessOf, type PageDesk, type Sentence } from './page-desk.ts';
import type { SiteDesk } from './site-desk.ts';
import {
  fits,
  fold,
  isInjection,
  joinList,
  overlap,
  sentencesOf,
  shorterForms,
  tidy,
  wordsIn,
} from './text.ts';
import type { LengthBounds } from './title.ts';

const { recommendedMin, recommendedMax } = limits.description;
/** One that a person wrote is left alone from here on. */
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

/** Sentences about the shop's hours or the cookie banner describe nobody's page. */
const housekeeping = /\b(?:cookies?|javascript|browser|newsletter|copyright|datenschutz|opening hours)\b/i;

function scoreSentence(desk: PageDesk, { text, at }: Sentence): number {
  const early = Math.max(0, 0.4 - at * 0.03);
  const covers = desk.headline === null ? 0 : overlap(desk.headline, text, desk.words) * 0.35;
  const personal = /^(?:I|My|Me|Ich|Je|Yo|Io|Eu|Ik)\b/.test(text) ? -0.25 : 0;
  return nearnessOf(desk, text) + early + covers + personal - (housekeeping.test(text) ? 0.6 : 0);
}

function piecesOf(desk: PageDesk): Piece[] {
  const own = desk.sentences.flatMap((sentence) => {
    const score = scoreSentence(desk, sentence);
    return shorterForms(sentence.text, desk.words).map((text, cut) => ({
      text,
      source: sentence.text,
      score: score - cut * 0.06,
      at: sentence.at,
      block: sentence.block,
    }));
  });
  const runs = desk.sentences.flatMap((sentence) =>
    sentence.next === null
      ? []
      : [
          {
            ...sentence,
            source: sentence.text,
            text: `${sentence.text} ${sentence.next}`,
            score: scoreSentence(desk, sentence) + 0.2,
          },
        ],
  );
  return [...own, ...runs].filter(({ text }) => graphemeLength(text) <= recommendedMax);
}

/** The present description, whole or in part: what a person wrote for the purpose comes first. */
function presentPieces({ brief, words }: PageDesk): Piece[] {
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
function listPieces({ brief, headline, words, isGeneric }: PageDesk): Piece[] {
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

/** What a page of questions answers, in its own questions. */
function questionPieces({ brief }: PageDesk): Piece[] {
  const asked = brief.headings
    .filter(({ level, region, text }) => level >= 2 && region === 'main' && text.endsWith('?'))
    .map(({ text }) => text)
    .filter((text) => !isInjection(text));
  return [5, 4, 3, 2]
    .filter((count) => count <= asked.length)
    .map((count) => ({ text: asked.slice(0, count).join(' '), source: null, score: 0.35, at: 0, block: -3 }));
}

const isNew = (text: string, before: string, desk: PageDesk): boolean =>
  overlap(text, before, desk.words) < 0.6;

const nearLeast = 0.25;

/** Where the encoder measured, a second sentence must be about the page too. */
const isNear = (desk: PageDesk, { source }: Piece): boolean =>
  (source === null ? undefined : desk.nearness.get(source)) === undefined ||
  nearnessOf(desk, source ?? '') >= nearLeast;

function pairsOf(pieces: readonly Piece[], desk: PageDesk): Candidate[] {
  const best = pieces.toSorted((a, b) => b.score - a.score).slice(0, 40);
  return best.flatMap((first) =>
    best.flatMap((second) => {
      if (second.at <= first.at || !isNew(second.text, first.text, desk)) return [];
      if (!isNear(desk, second)) return [];
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

function withCalls(candidates: readonly Candidate[], desk: PageDesk): Candidate[] {
  const calls = callsFor(desk.words, desk.brief.type);
  return candidates.flatMap(({ text, score }) =>
    calls.map((call, index) => ({ text: `${text} ${call}`, score: score - 0.15 - index * 0.02 })),
  );
}

export interface DescriptionWish {
  /** Other pages have the present one too. */
  readonly isShared: boolean;
  /** Another length than the recommended one. */
  readonly bounds?: LengthBounds;
  /** What else it must be like. */
  readonly isWanted?: (text: string) => boolean;
}

/** Null when the page says too little to fill a description. */
export function newDescription(
  site: SiteDesk,
  desk: PageDesk,
  { isShared, bounds: { min, max } = usualBounds, isWanted = () => true }: DescriptionWish,
): string | null {
  const pieces = [
    ...(isShared ? [] : presentPieces(desk)),
    ...piecesOf(desk),
    ...listPieces(desk),
    ...questionPieces(desk),
  ].filter(({ text }) => !isInjection(text));
  const alone = pieces.map(({ text, score }) => ({ text, score: score + 0.1 }));
  const pairs = pairsOf(pieces, desk);
  const all = [...alone, ...pairs, ...withCalls([...alone, ...pairs], desk)]
    .filter(({ text }) => fits(text, min, max) && !site.descriptions.has(fold(text)) && isWanted(text))
    .toSorted((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  return all[0]?.text ?? null;
}

export const isGoodDescription = (description: string | null, uses: number): boolean =>
  description !== null && uses < 2 && fits(description, goodFrom, recommendedMax);
