/** What is computed once for a page: headline, usable sentences, and how often it says each word. */

import { isSamePage } from '../../model/same-page.ts';
import { capitalise, fold, tidy } from '../../text/fold.ts';
import { isInjection } from '../../text/injection.ts';
import { identifyLanguage } from '../../text/language.ts';
import { allWords } from '../../text/languages.ts';
import { type PhraseWords, wordsFor } from '../../text/phrase-words.ts';
import { mainScript, type Script } from '../../text/scripts.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { stem } from '../../text/stem.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import type { PageSuggestionInput } from '../suggester.ts';
import { describesItself, givesNotice, isDeictic, rights, speaksOfTranslation } from './describing.ts';
import { stripNumber } from './numbering.ts';
import { badges, linkNameOf, mainHeading } from './page-names.ts';
import { contentWords, isClean, isForeign, isSelfContained } from './prose.ts';
import { brandFor, titleSegments } from './site-brand.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import { templateLabel } from './unfilled-template.ts';

export interface Sentence {
  readonly text: string;
  /** The block of the page it is in, and its position among all sentences. */
  readonly block: number;
  readonly at: number;
  /** It opens its block, or follows only sentences that make sense alone. */
  readonly isOpening: boolean;
  /** The next sentence of the same block, whether or not it makes sense alone. */
  readonly next: string | null;
}

export interface SuggestionPage {
  readonly page: PageSuggestionInput;
  readonly brief: PageBrief;
  readonly words: PhraseWords;
  /** What the site calls itself in the page's language. */
  readonly brand: string | null;
  /** What the page is called, without the brand and without a number. */
  readonly headline: string | null;
  /** The headline would fit any page. */
  readonly isGeneric: boolean;
  /** Those that make sense on their own, in order. */
  readonly sentences: readonly Sentence[];
  /** How often a word is in the text. */
  readonly counts: ReadonlyMap<string, number>;
}

const sentencesMax = 14;

export function stripBrand(text: string, brand: string | null): string {
  if (brand === null) return tidy(text);
  const remaining = titleSegments(text).filter((part) => fold(part) !== fold(brand));
  const joined = remaining.join(' – ');
  const own = fold(brand);
  if (fold(joined).startsWith(`${own}:`)) return tidy(joined.slice(brand.length + 1));
  // Two parts of a heading without a space between them: "HandbookWhat it does".
  if (fold(joined).startsWith(own) && /^\p{Lu}/u.test(joined.slice(brand.length)))
    return tidy(joined.slice(brand.length));
  return tidy(joined);
}

/** A heading or a title without brand, number and what all titles share. */
export const pageName = (site: SuggestionSite, text: string, brand: string | null): string =>
  stripNumber(stripBrand(stripBrand(withoutSite(site, text), brand), site.titlePart), site.chapterWords)
    .replace(badges, '')
    .replaceAll(edges, '');

/** "Chapter 3" and "3.1", without a name. */
const bareChapter = /^\p{L}+\.?\s+\d+(?:\.\d+)*\s+[–—-]\s+(?=\S)/u;

/** "The Handbook: Printing" is Printing where the home page is called "The Handbook"; so is "The Handbook Chapter 4 - Printing". */
function withoutSite({ home, titlePart }: SuggestionSite, text: string): string {
  const own = [home?.brief.title ?? '', titlePart ?? ''].find(
    (name) => name !== '' && name.length < text.length && fold(text).startsWith(fold(name)),
  );
  const rest = own === undefined ? '' : text.slice(own.length);
  const colon = /^\s*[:：]\s*(?=\p{L}{2}|\p{Lo}|\d)/u;
  if (colon.test(rest)) return rest.replace(colon, '');
  return bareChapter.test(rest.trimStart()) ? rest.trimStart().replace(bareChapter, '') : text;
}

/** What only separates: "–", "|"; a "»" that closes a quotation stays. */
const edges = /^[\s|–—·•:»›-]+|(?=[\s|–—·•:»›*-]+$)(?<!«[^»]*)[\s|–—·•:»›*-]+|[\s|–—·•:*-]+$/gu;

/** A heading that links to another page is that page's: of a post, a product, an entry of a list. */
export const isOfOtherPage = ({ links, url }: PageBrief, text: string): boolean =>
  links.some((link) => fold(link.text) === fold(text) && !isSamePage(link.target, url));

/** "Figure 2", "1.4 – 3.1": what numbers a thing does not name it. */
const figure = new RegExp(
  String.raw`^(?:${allWords(({ figures }) => figures).join('|')})\.?\s*[\d.:–-]+$`,
  'iu',
);
const isNumbering = (text: string): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) < (text.match(/\d/g)?.length ?? 0) || figure.test(text);

const openEnd = new RegExp(String.raw`\s(?:${allWords(({ openEnds }) => openEnds).join('|')})$`, 'iu');
/** "Remote positions for": a script writes the rest. */
const isCutOff = (text: string): boolean => openEnd.test(text);

const postsLeast = 2;
const framedFrom = 3;

/** The page's own heading, else what its title opens with, else what links call it, else its first heading. */
function headlineOf(site: SuggestionSite, brief: PageBrief, brand: string | null): string | null {
  const { headings, title, url } = brief;
  const nameOf = (text: string): string => pageName(site, text, brand);
  const isOwn = (text: string): boolean =>
    /\p{L}{2}/u.test(text) &&
    // What is left of a picture in Markdown: "!Version Badge".
    !/(?:^|\s)!\p{L}|\]\(/u.test(text) &&
    (brand === null || fold(text) !== fold(brand)) &&
    !templateLabel.test(text) &&
    !isInjection(text) &&
    !isNumbering(text) &&
    !isCutOff(text);
  const isHome = url === site.home?.brief.url && brand !== null;
  const tops = headings.filter(({ level }) => level === 1);
  const isNamed =
    (isHome || tops.length > postsLeast) && tops.some(({ text }) => fold(text) === fold(brand ?? ''));
  // Where a home page or a list is headed by the site's name, the other headings are those of its posts.
  const named = isNamed ? null : mainHeading({ ...site, brand }, brief);
  const own = named !== null && isOfOtherPage(brief, named.text) ? null : named;
  const isShared = own !== null && (site.firstHeadings.get(fold(own.text)) ?? 0) > 1;
  const [opening = ''] =
    title === null || isLeftTitle(brief, site) ? [] : titleSegments(stripBrand(title, brand));
  const shown = headings.filter(
    ({ level, region }) => level <= 3 && region !== 'navigation' && region !== 'footer',
  );
  const [next] = shown;
  const top = Math.min(...shown.map(({ level }) => level));
  // Where several parts are of one level, the first of them does not head the page; nor does one head a home page.
  const isHead = !isNamed && next?.level === top && shown.filter(({ level }) => level === top).length === 1;
  // What heads other pages, too, is the site's.
  const isOfFrame = (site.headings.get(fold(next?.text ?? '')) ?? 0) >= framedFrom;
  const firstPart = isHome || !isHead || isOfFrame || isOfOtherPage(brief, next.text) ? '' : next.text;
  const names = [own?.text ?? '', opening, linkNameOf(site.linkNames, url) ?? '', firstPart].map(nameOf);
  const [first = '', ...others] = names;
  // A heading that other pages have too says less than a title of its own.
  const ranked = isShared ? [...others, first] : names;
  return ranked.find(isOwn) ?? null;
}

/** A title of the theme or the generator, or one that many pages share, tells nothing about this page. */
export function isLeftTitle(
  { title, url }: PageBrief,
  { site, pageAt, duplicates }: SuggestionSite,
): boolean {
  if (title === null) return true;
  const isFaulty = pageAt.get(url)?.issues.some(({ ruleId }) => ruleId === 'title-placeholder') === true;
  return (
    isFaulty ||
    site.pages.some(
      ({ brief }) => brief.url !== url && brief.title === title && duplicates.get(url)?.brief !== brief,
    )
  );
}

/** Fewer letters are too few to tell the language by. */
const detectableLength = 40;

/** Translations leave passages in the original language, which do not describe the page to its readers. */
export function isInLanguage(block: string, language: string, script: Script): boolean {
  if (script !== 'latin' && mainScript(block) === 'latin') return false;
  if (block.length < detectableLength) return true;
  const detected = identifyLanguage(block, language);
  return detected === null || detected.code === language || detected.confidence < 1;
}

/** A name that is written small may open a sentence: "aptitude is a program ...". */
function startsWithName(sentence: string, { title, headings }: PageBrief, brand: string | null): boolean {
  const [first = ''] = sentence.split(/\s/);
  const names = [brand ?? '', title ?? '', ...headings.slice(0, 2).map(({ text }) => text)].join(' ');
  return first.length > 2 && /^\p{Ll}/u.test(first) && names.split(/[\s(),:;?!.]+/).includes(first);
}

/** The script of what it is called: passages in another one were left untranslated. */
export function scriptOf({ title, headings }: PageBrief): Script {
  const first = headings.filter(({ level }) => level === 1);
  const names = first.length > 0 ? first : headings.slice(0, 1);
  return mainScript([title ?? '', ...names.map(({ text }) => text)].join(' '));
}

interface Gathered {
  readonly brief: PageBrief;
  readonly common: ReadonlySet<string>;
  readonly words: PhraseWords;
  readonly brand: string | null;
}

/** "Start Bootstrap" of "Agency - Start Bootstrap Theme": what it says of itself is not the owner's. */
function templateVendor(title: string | null): string | null {
  const part = titleSegments(title ?? '').find((text) => /\b(?:theme|template)$/i.test(text));
  const name = fold(part ?? '').replace(/\s*\b(?:theme|template)$/, '');
  return titleSegments(title ?? '').length > 1 && name.length > 3 ? name : null;
}

function gatherSentences({ brief, common, words, brand }: Gathered): Sentence[] {
  const script = scriptOf(brief);
  const sentences: Sentence[] = [];
  let at = 0;
  const vendor = templateVendor(brief.title);
  const isUsable = (paragraph: string, block: number): boolean =>
    !common.has(paragraph) &&
    (vendor === null || !fold(paragraph).includes(vendor)) &&
    !isForeign(paragraph, words) &&
    !speaksOfTranslation(paragraph) &&
    !rights.test(`${brief.paragraphs[block - 1] ?? ''} ${paragraph}`) &&
    isInLanguage(paragraph, brief.language, script);
  brief.paragraphs.forEach((paragraph, block) => {
    if (paragraph === '' || !isUsable(paragraph, block)) return;
    let isOpening = true;
    sentencesOf(paragraph, brief.language).forEach((text, index, all) => {
      at += 1;
      if (isInjection(text)) return;
      const following = all[index + 1];
      const next = following !== undefined && isClean(following) ? following : null;
      // Without a table of words that refer back, only the first sentence of a block, or behind a greeting, is sure to make sense alone.
      if (!words.isWhole && !all.slice(0, index).every(givesNotice)) return;
      const isNamed = index === 0 && startsWithName(text, brief, brand);
      const isWhole = describesItself(text)
        ? isClean(text)
        : isSelfContained(isNamed ? capitalise(text) : text, words);
      if (isWhole) sentences.push({ text, block, at, isOpening, next });
      // A question opens a thought as well.
      isOpening &&= (isWhole || /[?？؟]$/u.test(text)) && !isDeictic(text);
    });
  });
  return sentences;
}

export function openPage(site: SuggestionSite, page: PageSuggestionInput): SuggestionPage {
  const { brief } = page;
  const words = wordsFor(brief.language);
  const brand = brandFor(site, brief.language);
  const headline = headlineOf(site, brief, brand);
  const sentences = gatherSentences({ brief, common: site.common, words, brand }).slice(0, sentencesMax);
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
  };
}

/** How near a text is to the page's subject, from 0 to 1: by words shared with the headline and the whole page. */
export function nearnessOf(pageContext: SuggestionPage, text: string): number {
  const own = contentWords(text, pageContext.words).map(stem);
  if (own.length === 0) return 0;
  const subject = new Set(contentWords(pageContext.headline ?? '', pageContext.words).map(stem));
  const weight = own.map((word) =>
    subject.has(word) ? 1 : Math.min(1, ((pageContext.counts.get(word) ?? 0) - 1) / 6),
  );
  return Math.max(0, weight.reduce((sum, each) => sum + each, 0) / own.length);
}
