/** Writes a meta description of 70 to 160 characters, 120 to 160 preferred, from whole sentences of the page. */
import { limits } from '@pagewright/contract/limits';
import { fold, tidy } from '../../text/fold.ts';
import { isInjection } from '../../text/injection.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { addressesReader, housekeeping } from '../facts/describing.ts';
import { displayLength, fits, isClean, overlap, wordCountOf } from '../facts/prose.ts';
import type { Sentence, SuggestionPage } from '../facts/suggestion-page.ts';
import type { SuggestionSite } from '../facts/suggestion-site.ts';
import type { PageBrief } from '../page-brief.ts';
import { fallbackPieces } from './description-fallbacks.ts';
import {
  aboutPage,
  type DescriptionCandidate as Candidate,
  describes,
  leadPieces,
  pairsOf,
  runsOf,
  scoreSentence,
} from './description-lead.ts';

const { min: descriptionMin, recommendedMin, recommendedMax } = limits.description;
/** Fewer words are a label, not a description. */
const labelWords = 5;
const preferredBonus = 0.35;

/** "New featuresAdd support": an excerpt in which a generator lost the spaces; "JavaScript" is in the text, too. */
const isGlued = (sentence: string, { paragraphs, headings, title }: PageBrief): boolean =>
  (sentence.match(/\S*\p{L}[\p{Ll}\d.!?)]\p{Lu}\p{Ll}\S*/gu) ?? []).some(
    (word) =>
      ![title ?? '', ...headings.map(({ text }) => text), ...paragraphs].some((text) => text.includes(word)),
  );

/** The current description, in whole sentences: it was written for the purpose and comes first. */
function presentPieces({ brief }: SuggestionPage): Candidate[] {
  const { description, language } = brief;
  if (description === null || isInjection(description) || wordCountOf(description) < labelWords) return [];
  const text = tidy(description);
  const ended = /[.!?。！？]$/u.test(text) ? text : `${text}.`;
  const sentences = sentencesOf(ended, language);
  const isWritten = sentences.every((sentence) => !isGlued(sentence, brief)) && !addressesReader(text);
  // "[!TIP] Want to chat?": an excerpt that opens with a sign was cut out by a machine.
  if (!isWritten || !/^[\p{L}\p{N}"“„«¿¡「『@]/u.test(text) || housekeeping.test(sentences[0] ?? ''))
    return [];
  return sentences
    .map((_, at) => sentences.slice(0, at + 1).join(' '))
    .map((piece, at) => ({ text: piece, score: 1.6 + at * 0.05 }));
}

/** The current description is too short: a sentence of the page goes on where it ends. */
function extended(
  pageContext: SuggestionPage,
  present: readonly Candidate[],
  about: readonly Sentence[],
): Candidate[] {
  const whole = present.at(-1);
  // A row of labels is no text to go on from.
  if (whole === undefined || !isClean(whole.text)) return [];
  return about
    .filter(({ text }) => describes(text))
    .filter(({ text }) => overlap(text, whole.text, pageContext.words) < 0.6)
    .map((sentence) => ({
      text: `${whole.text} ${sentence.text}`,
      score: 1 + scoreSentence(pageContext, sentence) * 0.3,
    }));
}

/** Null when the page has too little text to fill a description. `isShared`: other pages have the present one too. */
export function newDescription(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  { isShared }: { readonly isShared: boolean },
): string | null {
  const present = isShared ? [] : presentPieces(pageContext);
  const about = aboutPage(site, pageContext);
  const { brief, headline } = pageContext;
  // Neither the present one nor what the title says already.
  const said = new Set([brief.description, brief.title, headline].map((text) => withoutStop(text ?? '')));
  const all = [
    ...present,
    ...extended(pageContext, present, about),
    ...runsOf(pageContext, about),
    ...leadPieces(site, pageContext),
    ...pairsOf(site, pageContext, about),
    ...fallbackPieces(site, pageContext),
  ]
    .filter(({ text }) => fits(text, descriptionMin, recommendedMax) && !isInjection(text))
    .filter(({ text }) => !site.descriptions.has(fold(text)) && !said.has(withoutStop(text)))
    .map(({ text, score }) => ({
      text,
      score: displayLength(text) >= recommendedMin ? score + preferredBonus : score,
    }))
    .toSorted((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  return all[0]?.text ?? null;
}

/** A full stop alone makes no other text. */
const withoutStop = (text: string): string => fold(tidy(text)).replace(/[.。]$/u, '');
