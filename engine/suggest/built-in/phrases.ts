/** Phrases of a page that can follow its headline in a title, from its title, description, headings and text. */

import { fold, tidy } from '../../text/fold.ts';
import { cosine } from '../../text/similarity.ts';
import { wordsIn } from '../../text/words.ts';
import { type SuggestionPage, stripBrand, topicOf } from './suggestion-page.ts';
import { type SuggestionSite, titleSegments } from './suggestion-site.ts';
import { contentWords, isInjection, joinList, overlap } from './text.ts';

export interface Phrase {
  readonly text: string;
  /** From 0 to 1. */
  readonly weight: number;
}

const wordsMax = 8;
const lengthMax = 48;
const rankedMax = 15;
const nearLeast = 0.3;

const clauseSplit = /\s*[,;:.!?()[\]–—"“”„«»]+\s*|\s+[|·-]\s+/;

/** A clause, and what is left of it when it is cut before a preposition. */
function piecesOf(text: string, { words }: SuggestionPage): string[] {
  return text
    .split(clauseSplit)
    .map(tidy)
    .flatMap((clause) => {
      const parts = clause.split(' ');
      const cuts = parts.flatMap((part, index) =>
        index >= 2 && words.cutBefore.has(fold(part)) ? [parts.slice(0, index).join(' ')] : [],
      );
      return [clause, ...cuts];
    });
}

/** Whether the words name something: by the tagger in English, else by their first and last word. */
function namesSomething(text: string, pageContext: SuggestionPage, isNominalSource: boolean): boolean {
  const list = wordsIn(text);
  const [first = ''] = list;
  const last = list.at(-1) ?? '';
  const { words, models } = pageContext;
  if (list.length === 0 || list.length > wordsMax || text.length > lengthMax) return false;
  if (words.function.has(last) || words.leaning.has(first) || words.noise.has(first)) return false;
  if (list.some((word) => words.noise.has(word)) || contentWords(text, words).length === 0) return false;
  if (/^\d[\d.,]*$/.test(text) || /[@/\\{}<>|=]|\p{Sc}/u.test(text) || isInjection(text)) return false;
  if (models !== null) return models.isNominal(text);
  return isNominalSource
    ? !words.function.has(first) || list.length > 2
    : /^[\p{Lu}\d]/u.test(text) && !words.function.has(first);
}

/** The first two items of a list, in full and without what follows their last preposition. */
function pairsOf(items: readonly string[], words: SuggestionPage['words']): string[] {
  const two = items.slice(0, 2);
  const short = two.map((item) => {
    const parts = item.split(/[,:(]/)[0]?.trim().split(' ') ?? [];
    const at = parts.findLastIndex((part, index) => index > 0 && words.cutBefore.has(fold(part)));
    return parts.slice(0, at === -1 ? undefined : at).join(' ');
  });
  const isTwo = new Set(short.map(fold)).size === short.length && !short.includes('');
  return [joinList(two, words.and), ...(isTwo ? [joinList(short, words.and)] : [])];
}

interface Source {
  /** Single words are allowed only where the site's owner listed them. */
  readonly isSetApart?: true;
  readonly texts: readonly string[];
  readonly weight: number;
  readonly isNominal: boolean;
  readonly isCut: boolean;
}

function sourcesOf(
  site: SuggestionSite,
  { brief, sentences, models, brand, words }: SuggestionPage,
): Source[] {
  const { title, description, headings, keywords } = brief;
  const under = headings
    .filter(({ level, region, text }) => level > 1 && level < 4 && region === 'main' && !/[?!]$/.test(text))
    .map(({ text }) => text);
  const items = under.filter((text) => brief.links.some((link) => fold(link.text) === fold(text)));
  // One item of a list does not represent the list; two show what it is about.
  const subheads =
    items.length < 2 ? under : [...pairsOf(items, words), ...under.filter((text) => !items.includes(text))];
  const opening = sentences.slice(0, 8).map(({ text }) => text);
  const terms = keywords.filter(({ size, count }) => size > 1 && count > 1).map(({ keyword }) => keyword);
  const wanted = site.note.keywords.filter((term) => fold(brief.paragraphs.join(' ')).includes(fold(term)));
  return [
    { texts: wanted, weight: 1, isNominal: true, isCut: false, isSetApart: true },
    {
      texts: title === null ? [] : titleSegments(stripBrand(title, brand)),
      weight: 0.95,
      isNominal: true,
      isCut: true,
    },
    {
      texts: description === null ? [] : [stripBrand(description, null)],
      weight: 0.8,
      isNominal: false,
      isCut: true,
    },
    { texts: subheads, weight: 0.6, isNominal: true, isCut: false },
    {
      texts: models === null ? terms : opening.flatMap((text) => [...models.nounPhrases(text)]),
      weight: 0.65,
      isNominal: true,
      isCut: false,
    },
    ...(models === null ? [] : [{ texts: opening, weight: 0.6, isNominal: false, isCut: true }]),
    { texts: models === null ? [] : terms, weight: 0.45, isNominal: true, isCut: false },
  ];
}

/** The best first; none repeats the headline. */
export function phrasesOf(site: SuggestionSite, pageContext: SuggestionPage): Phrase[] {
  const found = new Map<string, Phrase>();
  const headline = pageContext.headline ?? '';
  for (const { texts, weight, isNominal, isCut, isSetApart } of sourcesOf(site, pageContext))
    texts.forEach((source, index) => {
      for (const text of isCut ? piecesOf(source, pageContext) : [tidy(source)]) {
        const key = fold(text);
        if (found.has(key) || !namesSomething(text, pageContext, isNominal)) continue;
        if (pageContext.brand !== null && key.includes(fold(pageContext.brand))) continue;
        if (isSetApart !== true && !text.includes(' ')) continue;
        if (overlap(text, headline, pageContext.words) > 0.34) continue;
        const late = Math.min(0.2, index * 0.03);
        found.set(key, { text, weight: weight - late });
      }
    });
  return [...found.values()].toSorted(
    (a, b) => b.weight - a.weight || (fold(a.text) < fold(b.text) ? -1 : 1),
  );
}

/** The phrases nearest to the subject first; those far from it are left out. */
export async function rankPhrases(
  pageContext: SuggestionPage,
  phrases: readonly Phrase[],
): Promise<Phrase[]> {
  const { models, brief } = pageContext;
  const few = phrases.slice(0, rankedMax);
  if (models === null || few.length === 0) return few;
  const [topic, ...vectors] = await models.embed([
    topicOf(brief).slice(0, 160),
    ...few.map(({ text }) => text),
  ]);
  return few
    .map(({ text, weight }, index) => {
      const own = vectors[index];
      const near = topic === undefined || own === undefined ? 0 : cosine(topic, own);
      return { text, near, weight: weight * 0.6 + near * 0.6 };
    })
    .filter(({ near, weight }) => near >= nearLeast || weight >= 0.7)
    .toSorted((a, b) => b.weight - a.weight);
}
