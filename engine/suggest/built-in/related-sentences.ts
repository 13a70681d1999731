/** Finds sentences of the site that share words with a topic, weighted by idf. */

import { sentencesOf } from '../../text/sentences.ts';
import { documentFrequencies, inverseDocumentFrequency } from '../../text/similarity.ts';
import { stem } from '../../text/stem.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import type { PageSuggestionInput } from '../suggester.ts';
import { type LanguageWords, wordsOf } from './language-words.ts';
import { bare } from './link-ideas.ts';
import type { PageSentence } from './site-cache.ts';
import { isRedundant, type SuggestionSite } from './suggestion-site.ts';
import { contentWords, isForeign, isLabel, isSelfContained } from './text.ts';

/** The sentences of a page that make sense on their own, with the stems of their words. */
export function sentencesOn({ cache }: SuggestionSite, brief: PageBrief): readonly PageSentence[] {
  const cached = cache.sentences.get(brief);
  if (cached !== undefined) return cached;
  const words = wordsOf(brief.language);
  const sentences =
    words === null
      ? []
      : brief.paragraphs
          .filter((block) => !isForeign(block, words))
          .flatMap((block) => sentencesOf(block, brief.language))
          .filter(
            (text) =>
              isSelfContained(text, words) &&
              wordsIn(text).length >= 6 &&
              text.length <= 220 &&
              !isLabel(text),
          )
          .map((text) => ({ text, stems: stemsOf(text, words) }));
  cache.sentences.set(brief, sentences);
  return sentences;
}

export const stemsOf = (text: string, words: LanguageWords): ReadonlySet<string> =>
  new Set(contentWords(text, words).map(stem));

/** The stems of all words of a page, its headings, alt texts and links included. */
export function stemsOn({ cache }: SuggestionSite, brief: PageBrief): ReadonlySet<string> {
  const cached = cache.stems.get(brief);
  if (cached !== undefined) return cached;
  const words = wordsOf(brief.language);
  const texts = [
    brief.title ?? '',
    brief.description ?? '',
    ...brief.headings.map(({ text }) => text),
    ...brief.paragraphs,
    ...brief.images.map(({ alt }) => alt ?? ''),
    ...brief.links.map(({ text }) => text),
  ];
  const stems = new Set(texts.flatMap((text) => (words === null ? [] : contentWords(text, words).map(stem))));
  cache.stems.set(brief, stems);
  return stems;
}

/** Inverse document frequency of a stem: the fewer pages of the site have it, the higher. */
export function idfOf(site: SuggestionSite, word: string): number {
  const { pages } = site.site;
  site.cache.documentFrequency ??= documentFrequencies(pages.map(({ brief }) => stemsOn(site, brief)));
  return inverseDocumentFrequency(pages.length + 1, (site.cache.documentFrequency.get(word) ?? 0) + 1);
}

export interface RelatedSentence {
  readonly page: PageSuggestionInput;
  readonly text: string;
  readonly score: number;
}

/** Pages in the same language that may be quoted and led to. */
export const otherPages = (site: SuggestionSite, brief: PageBrief): PageSuggestionInput[] =>
  site.site.pages.filter(
    (page) =>
      page.brief.url !== brief.url &&
      page.brief.language === brief.language &&
      page.indexable &&
      !isRedundant(site, page),
  );

/** The best sentence of each other page on a subject, the best first. */
export function relatedSentences(
  site: SuggestionSite,
  brief: PageBrief,
  subject: ReadonlySet<string>,
): RelatedSentence[] {
  if (subject.size === 0) return [];
  const weight = [...subject].map((word) => ({ word, idf: idfOf(site, word) + 0.2 }));
  const whole = weight.reduce((sum, { idf }) => sum + idf, 0);
  const present = new Set(brief.paragraphs.flatMap((block) => sentencesOf(block, brief.language)));
  return otherPages(site, brief)
    .flatMap((page) => {
      const scored = sentencesOn(site, page.brief)
        .filter(({ text }) => !present.has(text))
        .map(({ text, stems }) => {
          const shared = weight.filter(({ word }) => stems.has(word));
          return { page, text, score: shared.reduce((sum, { idf }) => sum + idf, 0) / whole };
        });
      return scored.toSorted((a, b) => b.score - a.score)[0] ?? [];
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** A sentence that only points to a page: "Goes well with the pair of yunomi", linked there. */
export const isPointer = ({ page, text }: RelatedSentence, url: string): boolean =>
  page.brief.links.some(
    ({ target, text: words }) =>
      bare(target) === bare(url) && words.trim() !== '' && text.includes(words.trim()),
  );

const parentOf = (url: string): string => (URL.parse(url)?.pathname ?? url).replace(/[^/]+\/?$/, '');

const ownKinds: ReadonlySet<string> = new Set([
  'listing',
  'home',
  'legal',
  'contact',
  'cart',
  'login',
  'search',
]);

/** Pages of the same kind beside it. */
export function siblingsOf(
  site: SuggestionSite,
  { brief }: PageSuggestionInput,
): readonly PageSuggestionInput[] {
  const folder = parentOf(brief.url);
  if (folder === '/' || folder === '' || ownKinds.has(brief.type)) return [];
  return otherPages(site, brief).filter(
    ({ brief: other }) => !ownKinds.has(other.type) && parentOf(other.url) === folder,
  );
}
