/** Suggestions that reuse what other pages of the site say: about the topic, about a term, or the same paragraph twice. */

import { fold } from '../../../text/fold.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { stem } from '../../../text/stem.ts';
import { wordsIn } from '../../../text/words.ts';
import { bare, linkedFrom } from '../link-ideas.ts';
import { subjectOf } from '../rank-related-sentences.ts';
import {
  idfOf,
  isPointer,
  otherPages,
  relatedSentences,
  sentencesOn,
  stemsOf,
} from '../related-sentences.ts';
import { isPreferred } from '../suggestion-site.ts';
import { contentWords, isInjection, joinList } from '../text.ts';
import { type Draft, draftOf, draftQuoting, type ExtraWriter } from './suggestion-writer.ts';
import { anchor, clip, placeOf, quote } from './wording.ts';

const repeatedWords = 20;
const promisedLeast = 2;
const promisesMax = 3;

const capital = (place: string): string => (place === 'the home page' ? 'The home page' : place);

/** Sentences on other pages about what this page is headed with. */
export const relatedElsewhere: ExtraWriter = ({ parts: { page, pageContext, quotes } }) =>
  pageContext === null
    ? []
    : quotes
        .filter(({ isSure }) => isSure)
        .map(({ page: other, text }) =>
          draftQuoting(
            `${capital(placeOf(other.brief.url, page.brief.url))} says of ${quote(subjectOf(pageContext))}: ${quote(text)} This page is where readers look for it: say it here too.`,
            text,
          ),
        );

/** Runs of adjacent words that all match, as they are written: "Callow Bridge". */
export function runsOf(text: string, isNamed: (word: string) => boolean): string[] {
  const runs: string[] = [];
  let open: string[] = [];
  for (const part of [...text.split(/\s+/), '']) {
    const word = part.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const isOpen = word !== '' && isNamed(word);
    if (isOpen) open.push(word);
    if (open.length > 0 && (!isOpen || /[,.;:!?]$/.test(part))) {
      runs.push(open.join(' '));
      open = [];
    }
  }
  return [...new Set(runs)];
}

/** The description mentions something that is missing from the text but on another page. */
export const promised: ExtraWriter = ({ site, parts: { page, pageContext, duplicate, description } }) => {
  const { brief } = page;
  if (pageContext === null || brief.description === null || description !== null) return [];
  if (isInjection(brief.description)) return [];
  const text = [...brief.headings.map(({ text: words }) => words), ...brief.paragraphs].join(' ');
  const textStems = stemsOf(text, pageContext.words);
  const missing = new Set(
    [...stemsOf(brief.description, pageContext.words)].filter(
      (word) => !textStems.has(word) && idfOf(site, word) > 0.1,
    ),
  );
  const found = relatedSentences(site, brief, missing).find((quoted) => {
    const shared = [...stemsOf(quoted.text, pageContext.words)].filter((word) => missing.has(word));
    return shared.length >= promisedLeast && quoted.page !== duplicate && !isPointer(quoted, brief.url);
  });
  if (found === undefined) return [];
  const stems = stemsOf(found.text, pageContext.words);
  const isNamed = (word: string): boolean => missing.has(stem(fold(word))) && stems.has(stem(fold(word)));
  const promises = runsOf(brief.description, isNamed).slice(0, promisesMax);
  return [
    draftQuoting(
      `The description speaks of ${joinList(promises.map(quote), 'and')}, and the text does not. ${capital(placeOf(found.page.brief.url, brief.url))} has it: ${quote(found.text)} Say it here as well.`,
      found.text,
    ),
  ];
};

/** "A gaiwan is a bowl, a lid and a saucer": a definition for a term that the page uses without one. */
const definitions: Readonly<Record<string, RegExp>> = {
  en: /^An? (\p{Ll}[\p{L}-]{3,}) is an? /u,
  de: /^Eine? (\p{Lu}[\p{L}-]{3,}) ist eine? /u,
  fr: /^Une? (\p{Ll}[\p{L}-]{3,}) est une? /u,
  es: /^Una? (\p{Ll}[\p{L}-]{3,}) es una? /u,
  it: /^Un[ao]? (\p{Ll}[\p{L}-]{3,}) è un[ao]? /u,
  pt: /^Uma? (\p{Ll}[\p{L}-]{3,}) é uma? /u,
  nl: /^Een (\p{Ll}[\p{L}-]{3,}) is een /u,
};

export const explained: ExtraWriter = ({ site, parts: { page, pageContext } }) => {
  const pattern = pageContext === null ? undefined : definitions[page.brief.language];
  if (pageContext === null || pattern === undefined) return [];
  const { brief } = page;
  const own = new Set(brief.paragraphs.flatMap((text) => contentWords(text, pageContext.words)).map(stem));
  const present = fold(brief.paragraphs.join(' '));
  const linked = linkedFrom(brief);
  return otherPages(site, brief).flatMap(({ brief: other }): Draft[] => {
    if (linked.has(bare(other.url))) return [];
    const found = sentencesOn(site, other).flatMap(({ text }) => {
      const term = pattern.exec(text)?.[1];
      const isUsed = term !== undefined && own.has(stem(fold(term))) && idfOf(site, stem(fold(term))) > 0.5;
      return isUsed && !present.includes(fold(text)) ? [{ term, text }] : [];
    });
    const [first] = found;
    const isExplained =
      first !== undefined &&
      new RegExp(`(?:^|[.!?] )(?:\\p{L}+ )?${first.term} (?:is|ist|est|es|è|é) `, 'iu').test(
        brief.paragraphs.join(' '),
      );
    return first === undefined || isExplained
      ? []
      : [
          draftQuoting(
            `Say what ${quote(first.term)} means where it first comes, as ${placeOf(other.url, brief.url)} does: ${quote(clip(first.text, 160))}`,
            first.text,
          ),
        ];
  });
};

/** The same paragraph is on another page. */
export const repeatedParagraphs: ExtraWriter = ({ site, parts: { page, duplicate } }) => {
  const { brief } = page;
  if (duplicate !== null) return [];
  return brief.paragraphs.flatMap((block): Draft[] => {
    if (wordsIn(block).length < repeatedWords || site.common.has(block) || isInjection(block)) return [];
    const other = site.site.pages.find(
      (each) =>
        each !== page && each.indexable && each.brief.paragraphs.includes(block) && !isPreferred(page, each),
    );
    const [first = block] = sentencesOf(block, brief.language);
    return other === undefined
      ? []
      : [
          draftOf(
            `The paragraph that begins ${quote(clip(first, 80))} stands on ${placeOf(other.brief.url, brief.url)} word for word. Keep it there and link to it: ${anchor(other.brief.url, brief.url, clip(other.brief.headings[0]?.text ?? other.brief.title ?? 'there', 60))}`,
          ),
        ];
  });
};
