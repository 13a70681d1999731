/** Finds the pages of a site that are about what a question names: by title, H1, URL, headings, and links that lead there. */
import { sentencesOf } from '../../text/sentences.ts';
import { soughtWords } from '../../text/sought-words.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { wordsIn } from '../../text/words.ts';
import type { PassageQuery } from './find-passages.ts';
import { type PassagePage, slugWords } from './site-passages.ts';
import { bestLikeness, isTelling, type SiteText, type WeighedWord } from './site-text.ts';
import { isInjection } from './text.ts';

export interface TopicPage {
  readonly url: string;
  /** Its title, and the heading that names the subject where the title does not. */
  readonly names: readonly string[];
  /** How the page begins; empty when that is not known. */
  readonly opening: string;
  readonly coverage: number;
}

/** A page is about what its title, or one of its headings, has this share of. */
const [titleFrom, headingFrom] = [0.68, 0.75];
/** Of a title that is named whole, or nearly so: "Chapter 3. Debian releases". */
const [wholeFrom, wholeShare] = [0.4, 0.5];
/** A heading below the first names a part of the page only. */
const partShare = 0.95;
const [openingWords, blocksMax] = [6, 20];
const foundMax = 3;

/** Its first sentence. */
function openingOf({ blocks, language }: PassagePage): string {
  const sentences = blocks.slice(0, blocksMax).flatMap(({ text }) => sentencesOf(text, language));
  return (
    sentences.find(
      (text) => wordsIn(text).length >= openingWords && /[.!?:]$/.test(text) && !isInjection(text),
    ) ?? ''
  );
}

const namesOf = (...texts: readonly string[]): string[] =>
  texts.filter((text) => text.trim() !== '' && !isInjection(text));

const plainUrl = (url: string): string => url.replace(/#.*$/, '').replace(/\/$/, '');

/** The nearest first; never the page the question is asked on. */
export function findTopicPages(
  site: SiteText,
  { words, languages, ignored, url }: PassageQuery,
): TopicPage[] {
  const sought = site.weigh(soughtWords(words, languages, ignored));
  const total = sought.reduce((sum, { weight }) => sum + weight, 0);
  if (!sought.some(isTelling)) return [];
  const coverageOf = (text: string, language: string): number => {
    const read = site.read(text, language);
    const shareOf = (word: WeighedWord): number => word.weight * bestLikeness(word, read, language);
    const hasTelling = sought.some((word) => isTelling(word) && shareOf(word) > 0);
    return hasTelling ? sought.reduce((sum, word) => sum + shareOf(word), 0) / total : 0;
  };
  const isWhole = (text: string, language: string): boolean => {
    const small = stopWordsOf(language);
    const read = site
      .read(text, language)
      .filter(({ word }) => word.length > 2 && !small.has(word) && !/\d/.test(word));
    const asked = read.filter((each) => sought.some((word) => bestLikeness(word, [each], language) > 0));
    return asked.length > 0 && asked.length >= read.length * wholeShare;
  };
  const own = site.pages.find((page) => page.url === url);
  const others = site.pages.filter((page) => page.url !== url);
  const named = others.flatMap((page): TopicPage[] => {
    const { title, headings, language } = page;
    const h1 = headings.find(({ level }) => level === 1)?.text ?? '';
    const named = coverageOf(`${title} ${h1} ${slugWords(page.url)}`, language);
    // A title that is named whole need not have all of the question.
    const about =
      named >= wholeFrom && isWhole(h1 === '' ? title : h1, language) ? Math.max(named, titleFrom) : named;
    const parts = headings
      .filter(({ level, text }) => level > 1 && !isInjection(text))
      .map(({ text }) => ({ text, share: coverageOf(text, language) }));
    const part = parts.toSorted((a, b) => b.share - a.share)[0];
    const result = { url: page.url, opening: openingOf(page) };
    if (about >= titleFrom && about >= (part?.share ?? 0) * partShare)
      return [{ ...result, names: namesOf(title === '' ? h1 : title), coverage: about }];
    return part === undefined || part.share < headingFrom
      ? []
      : [{ ...result, names: namesOf(title, part.text), coverage: part.share * partShare }];
  });
  const known = new Set(site.pages.map((page) => plainUrl(page.url)));
  const host = URL.parse(url)?.host;
  const linked = (own?.links ?? [])
    .filter(({ target }) => URL.parse(target)?.host === host && !known.has(plainUrl(target)))
    .map(({ target, text }) => ({
      url: target,
      names: namesOf(text),
      opening: '',
      coverage: coverageOf(`${text} ${slugWords(target)}`, own?.language ?? '') * partShare,
    }))
    .filter(({ coverage, names }) => coverage >= titleFrom && names.length > 0);
  const all = [...named, ...linked].toSorted((a, b) => b.coverage - a.coverage);
  return all
    .filter((page, at) => all.findIndex((other) => plainUrl(other.url) === plainUrl(page.url)) === at)
    .slice(0, foundMax);
}
