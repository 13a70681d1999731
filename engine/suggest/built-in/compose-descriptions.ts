/** Composes meta descriptions of the page's sentences and of facts it shows, so that they meet what somebody wants. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { fold, tidy } from '../../text/fold.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { wordsIn } from '../../text/words.ts';
import { factSentence } from './named-facts.ts';
import { stripNumber } from './numbering.ts';
import { nearnessOf, type SuggestionPage } from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import { isBalanced, isInjection, isSelfContained, overlap, shorterForms } from './text.ts';
import { hasWords, type TextConditions, unmetBy } from './text-conditions.ts';

export interface DescriptionComposition {
  readonly conditions: TextConditions;
  /** The kinds of facts among what is to be mentioned, by their values. */
  readonly facts: ReadonlyMap<string, string>;
  /** The lengths that are good where none is asked for. */
  readonly usual: { readonly min: number; readonly max: number };
  /** Descriptions that are written already: the best to begin with. */
  readonly bases: readonly string[];
}

interface Piece {
  readonly text: string;
  /** Its place on the page; facts come last. */
  readonly at: number;
  /** How far from a good sentence; lower is better. */
  readonly cost: number;
}

/** What names the page or its owner, and opens a description: "Ann Lee, architect: …". */
const opening = /^(?:brand|names|person|job|product|city)$/;
const [optionsMax, leadsMax, leavesMax] = [5, 14, 240];
const [sentenceMin, sentenceMax, headingMax] = [15, 260, 60];
const factPlace = 1e6;
/** A line that is no sentence may be one without its full stop. */
const isLine = /^\p{Lu}[^:|·]*[\p{L}\p{N})]$/u;
const lineWords = 5;

/** Sentences of the page, whole and shortened, without what must not be said. */
function piecesOf(
  { chapterWords }: SuggestionSite,
  page: SuggestionPage,
  { conditions, bases }: DescriptionComposition,
): Piece[] {
  const { brief, words } = page;
  const isCalm = conditions.withoutSymbols.includes('exclamation');
  const calm = (text: string): string =>
    isCalm ? text.replaceAll(/\s*!+/gu, '.').replaceAll('¡', '') : text;
  const rules = { ...conditions, ...anyText };
  const present =
    brief.description === null || isInjection(brief.description)
      ? []
      : sentencesOf(brief.description, brief.language);
  const sentences = brief.paragraphs.flatMap((paragraph) => sentencesOf(paragraph, brief.language));
  const questions = brief.headings
    .map(({ text }) => tidy(stripNumber(text, chapterWords)))
    .filter((text) => /[?？]$/u.test(text));
  const names = fold([brief.title ?? '', ...brief.headings.map(({ text }) => text)].join('\n'));
  const isOpenLine = (text: string): boolean =>
    isLine.test(text) &&
    wordsIn(text).length >= lineWords &&
    !words.function.has(wordsIn(text).at(-1) ?? '') &&
    !names.includes(fold(text));
  const lines = brief.paragraphs.filter((text) => isOpenLine(text)).map((text) => `${tidy(text)}.`);
  const own = [...present, ...sentences, ...questions, ...lines].flatMap((sentence, at): Piece[] => {
    const isWhole = isSelfContained(sentence, words);
    const isText =
      /^[\p{Lu}\p{Lo}\p{N}"“„«¿¡]/u.test(sentence) &&
      /[.!?…]["”»)]?$/u.test(sentence) &&
      isBalanced(sentence);
    if (!isText || isInjection(sentence) || /https?:|www\.|[{}<>\\]/u.test(sentence)) return [];
    const near = nearnessOf(page, sentence);
    return shorterForms(sentence, words).map((text, form) => ({
      text: calm(tidy(text)),
      at,
      cost:
        1 -
        near +
        (isWhole ? 0 : 0.6) +
        form * 0.15 +
        Math.min(at, 20) * 0.02 +
        (at < present.length ? -0.3 : 0),
    }));
  });
  const written = bases.map((text, at) => ({ text: calm(text), at: -1, cost: at * 0.1 - 0.2 }));
  return [...written, ...own].filter(({ text }) => {
    const length = graphemeLength(text);
    return length >= sentenceMin && length <= sentenceMax && unmetBy(text, rules).length === 0;
  });
}

/** Only what must not be said counts for one piece of a text. */
const anyText = {
  mentions: [],
  withSymbols: [],
  min: null,
  max: null,
  maxWords: null,
  start: null,
  notStart: [],
  end: null,
  isVerbFirst: false,
  isQuestion: false,
  isOneSentence: false,
  missing: [],
  tongue: null,
} as const;

interface Draft {
  /** Names before the first sentence. */
  readonly heads: readonly string[];
  readonly pieces: readonly Piece[];
}

/** The sentences in the order of the page, behind the names. */
function written({ heads, pieces }: Draft, { start, end, withoutSymbols }: TextConditions): string {
  const opens = ({ text }: Piece): boolean => start !== null && fold(text).startsWith(fold(start));
  const ordered = pieces.toSorted(
    (one, other) => Number(opens(other)) - Number(opens(one)) || one.at - other.at,
  );
  const isOpened = start === null || (ordered[0] !== undefined && opens(ordered[0]));
  const names = isOpened ? heads : [start, ...heads.filter((head) => fold(head) !== fold(start))];
  const body = ordered.map(({ text }) => text).join(' ');
  const sign = withoutSymbols.includes('colon') ? ' –' : ':';
  const head = names.length === 0 ? '' : `${names.join(', ')}${body === '' ? '.' : `${sign} `}`;
  const whole = `${head}${body}`;
  const isEnded = end === null || fold(whole).replace(/[.!]$/, '').endsWith(fold(end));
  return tidy(isEnded ? whole : `${whole} ${end}.`);
}

/** Descriptions by how many conditions they do not meet, the best first. */
export function composeDescriptions(
  site: SuggestionSite,
  page: SuggestionPage,
  composition: DescriptionComposition,
): string[] {
  const { conditions, facts, usual } = composition;
  const { mentions } = conditions;
  const named = page.headline ?? page.brand;
  const own = piecesOf(site, page, composition);
  // Where there is no sentence, the page's name opens the text.
  const pieces =
    own.length > 0 || named === null || isInjection(named) ? own : [{ text: `${named}.`, at: -1, cost: 1 }];
  const heading = (words: string): string | undefined =>
    page.brief.headings
      .map(({ text }) => tidy(stripNumber(text, site.chapterWords)).replace(/[.…:!]$/u, ''))
      .filter((text) => !/[?(){}[\]<>=]/u.test(text))
      .find((text) => graphemeLength(text) <= headingMax && hasWords(text, words) && !isInjection(text));
  const most = conditions.max ?? usual.max;
  const least = conditions.min ?? Math.min(usual.min, Math.floor(most * 0.7));
  const length = (draft: Draft): number => graphemeLength(written(draft, conditions));
  /** Ways to have words in the text. */
  const ways = (draft: Draft, words: string): Draft[] => {
    const fact = facts.get(words);
    const having = pieces
      .filter(({ text, at }) => hasWords(text, words) && !draft.pieces.some((piece) => piece.at === at))
      .map((piece) => ({ piece, more: mentions.filter((other) => hasWords(piece.text, other)).length }))
      .toSorted((one, other) => other.more - one.more || one.piece.cost - other.piece.cost)
      .map(({ piece }) => ({ ...draft, pieces: [...draft.pieces, piece] }))
      .filter((each) => length(each) <= most)
      .slice(0, optionsMax);
    const named =
      fact !== undefined && opening.test(fact) ? words : fact === undefined ? heading(words) : undefined;
    const headed =
      named === undefined || (fact === undefined && having.length > 0)
        ? []
        : [{ ...draft, heads: [...draft.heads, named] }];
    const shown =
      fact === undefined || opening.test(fact)
        ? []
        : [
            {
              ...draft,
              pieces: [
                ...draft.pieces,
                { text: factSentence(page.brief.language, fact, words), at: factPlace, cost: 0.3 },
              ],
            },
          ];
    return [...having, ...headed, ...shown];
  };
  let drafts: Draft[] = [{ heads: [], pieces: [] }];
  for (const words of mentions)
    drafts = drafts
      .flatMap((draft) =>
        hasWords(written(draft, conditions), words)
          ? [draft]
          : [...ways(draft, words), ...(ways(draft, words).length === 0 ? [draft] : [])],
      )
      .slice(0, leavesMax);
  const { start } = conditions;
  const leads = pieces.toSorted((one, other) => one.cost - other.cost);
  const opens = start === null ? [] : leads.filter(({ text }) => fold(text).startsWith(fold(start)));
  const filled = drafts.flatMap((draft): Draft[] => {
    const fits = (each: Draft): boolean => length(each) <= most;
    const isNew = ({ text, at }: Piece): boolean =>
      !draft.pieces.some((piece) => piece.at === at || overlap(text, piece.text, page.words) > 0.6);
    const chosen = [...opens.slice(0, 4), ...leads.slice(0, leadsMax)].filter(isNew);
    const one = chosen.map((piece) => ({ ...draft, pieces: [...draft.pieces, piece] })).filter(fits);
    const two = one
      .filter((each) => length(each) < least)
      .flatMap((each) =>
        chosen
          .filter(
            (piece) =>
              !each.pieces.some(
                ({ at, text }) => at === piece.at || overlap(piece.text, text, page.words) > 0.6,
              ),
          )
          .map((piece) => ({ ...each, pieces: [...each.pieces, piece] })),
      )
      .filter(fits);
    return [draft, ...one, ...two];
  });
  const ranked = filled
    .filter(({ heads, pieces: own }) => own.length > 0 || heads.length > 1)
    .map((draft) => {
      const text = written(draft, conditions);
      const size = graphemeLength(text);
      const off = Math.max(0, least - size) / 30 + Math.max(0, size - most) / 10;
      const cost =
        draft.pieces.reduce((sum, piece) => sum + piece.cost + 0.25, 0) / Math.max(1, draft.pieces.length) +
        draft.pieces.length * 0.15 +
        draft.heads.length * 0.4;
      return { text, unmet: unmetBy(text, conditions).length, cost: cost + off };
    })
    .toSorted((one, other) => one.unmet - other.unmet || one.cost - other.cost);
  return [...new Set(ranked.map(({ text }) => text))];
}
