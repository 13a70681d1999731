/** What is computed once for a page: headline, usable sentences, and how similar each is to the page's topic. */

import { fold, tidy } from '../../text/fold.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { cosine } from '../../text/similarity.ts';
import { stem } from '../../text/stem.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import type { PageSuggestionInput } from '../suggester.ts';
import { type LanguageWords, wordsOf } from './language-words.ts';
import { type Models } from './models.ts';
import { brandFor, type SuggestionSite, titleSegments } from './suggestion-site.ts';
import { contentWords, isClean, isForeign, isInjection, isSelfContained } from './text.ts';

export interface Sentence {
  readonly text: string;
  /** The block of the page it is in, and its position among all sentences. */
  readonly block: number;
  readonly at: number;
  /** The next sentence of the same block, whether or not it makes sense alone. */
  readonly next: string | null;
}

export interface SuggestionPage {
  readonly page: PageSuggestionInput;
  readonly brief: PageBrief;
  readonly words: LanguageWords;
  /** What the site calls itself in the page's language. */
  readonly brand: string | null;
  /** What the page is called: its first heading, without the brand; else what its title opens with. */
  readonly headline: string | null;
  /** The headline would fit any page. */
  readonly isGeneric: boolean;
  /** Those that make sense on their own, in order. */
  readonly sentences: readonly Sentence[];
  /** How often a word is in the text. */
  readonly counts: ReadonlyMap<string, number>;
  /** Only for English, and only where the models are there. */
  readonly models: Models | null;
  /** How near a text is to the page's subject, from 0 to 1. */
  readonly nearness: ReadonlyMap<string, number>;
}

const sentencesMax = 14;
const encodedMax = 10;
const encodedLength = 120;

export function stripBrand(text: string, brand: string | null): string {
  if (brand === null) return tidy(text);
  const remaining = titleSegments(text).filter((part) => fold(part) !== fold(brand));
  const joined = remaining.join(' – ');
  const own = fold(brand);
  if (fold(joined).startsWith(`${own}:`)) return tidy(joined.slice(brand.length + 1));
  return tidy(joined);
}

/** "2.7. Functions" and "Chapter 3: Functions" are called Functions. */
const stripNumber = (text: string): string =>
  tidy(text.replace(/^(?:\d+(?:\.\d+)*\.?|§\s*\d+)\s+(?=\p{L})/u, ''));

function headlineOf({ headings, title }: PageBrief, brand: string | null): string | null {
  const isOwn = (text: string): boolean =>
    text !== '' && (brand === null || fold(text) !== fold(brand)) && !isInjection(text);
  const firsts = headings.filter(
    ({ level, region }) => level === 1 && region !== 'navigation' && region !== 'footer',
  );
  const named = firsts.map(({ text }) => stripNumber(stripBrand(text, brand))).find(isOwn);
  if (named !== undefined) return named;
  const [opening = ''] = title === null ? [] : titleSegments(stripBrand(title, brand));
  if (isOwn(opening)) return stripNumber(opening);
  const next = headings.find(({ text, region, level }) => level <= 2 && region === 'main' && isOwn(text));
  return next === undefined ? null : stripNumber(next.text);
}

function gatherSentences(brief: PageBrief, common: ReadonlySet<string>, words: LanguageWords): Sentence[] {
  const sentences: Sentence[] = [];
  let at = 0;
  brief.paragraphs.forEach((paragraph, block) => {
    if (common.has(paragraph) || isForeign(paragraph, words)) return;
    sentencesOf(paragraph, brief.language).forEach((text, index, all) => {
      at += 1;
      const following = all[index + 1];
      const next = following !== undefined && isClean(following) ? following : null;
      if (isSelfContained(text, words)) sentences.push({ text, block, at, next });
    });
  });
  return sentences;
}

/** The subject in one text: what the encoder compares with. */
export const topicOf = ({ title, description, headings, paragraphs }: PageBrief): string =>
  [title, headings[0]?.text, description, paragraphs[0]]
    .filter((part) => part !== null && part !== undefined)
    .join('. ')
    .slice(0, 200);

async function measureNearness(
  models: Models,
  brief: PageBrief,
  texts: readonly string[],
): Promise<Map<string, number>> {
  const [topic, ...vectors] = await models.embed([
    topicOf(brief),
    ...texts.map((text) => text.slice(0, encodedLength)),
  ]);
  return new Map(
    texts.map((text, index) => {
      const own = vectors[index];
      return [text, topic === undefined || own === undefined ? 0 : cosine(topic, own)];
    }),
  );
}

/** Null when the page's language is not supported. */
export async function openPage(
  site: SuggestionSite,
  page: PageSuggestionInput,
  {
    isMeasured,
  }: { /** Sentences are to be chosen from: costly, and so only where they are. */ isMeasured: boolean },
): Promise<SuggestionPage | null> {
  const { brief } = page;
  const words = wordsOf(brief.language);
  if (words === null) return null;
  const brand = brandFor(site, brief.language);
  const headline = headlineOf(brief, brand);
  const sentences = gatherSentences(brief, site.common, words).slice(0, sentencesMax);
  const models = brief.language === 'en' ? site.models : null;
  const counts = new Map<string, number>();
  for (const word of brief.paragraphs.flatMap((text) => contentWords(text, words)).map(stem))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return {
    page,
    brief,
    words,
    brand,
    headline,
    isGeneric: headline === null || words.generic.has(fold(headline)) || wordsIn(headline).length === 0,
    sentences,
    counts,
    models,
    nearness:
      models === null || !isMeasured
        ? new Map()
        : await measureNearness(
            models,
            brief,
            sentences.slice(0, encodedMax).map(({ text }) => text),
          ),
  };
}

/** From 0 to 1: by the encoder where it ran, else by words shared with the headline and the whole page. */
export function nearnessOf(pageContext: SuggestionPage, text: string): number {
  const measured = pageContext.nearness.get(text);
  if (measured !== undefined) return Math.max(0, measured);
  const own = contentWords(text, pageContext.words).map(stem);
  if (own.length === 0) return 0;
  const subject = new Set(contentWords(pageContext.headline ?? '', pageContext.words).map(stem));
  const weight = own.map((word) =>
    subject.has(word) ? 1 : Math.min(1, ((pageContext.counts.get(word) ?? 0) - 1) / 6),
  );
  return Math.max(0, weight.reduce((sum, each) => sum + each, 0) / own.length);
}
