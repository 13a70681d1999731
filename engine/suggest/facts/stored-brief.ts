/** Briefs a page from a stored report, with the type guessed from the URL, and removes prompt injections from a brief. */
import type { Page } from '@pagewright/contract/entities/page';
import type { PageType } from '../../model/text-facts.ts';
import { fold } from '../../text/fold.ts';
import { isInjection, withoutInstructions } from '../../text/injection.ts';
import { identifyLanguage } from '../../text/language.ts';
import { wordsIn } from '../../text/words.ts';
import { type PageBrief, unknownBriefParts } from '../page-brief.ts';

/** URLs that reveal the type of a page. */
const kinds: readonly (readonly [PageType, RegExp])[] = [
  ['home', /^\/(?:index\.\w+)?$/],
  ['legal', /\/(?:terms|privacy|imprint|impressum|datenschutz|agb|legal|mentions-legales|cookies?)\b/i],
  ['cart', /\/(?:cart|basket|checkout|warenkorb|panier)\b/i],
  ['login', /\/(?:login|signin|account|anmelden)\b/i],
  ['search', /\/(?:search|suche|recherche)\b/i],
  ['contact', /\/(?:contact|kontakt|contatti|contacto|contato)\b/i],
];

export function pageTypeByUrl(url: string): PageType {
  const path = URL.parse(url)?.pathname ?? '/';
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}

const languageSampleWords = 30;
const confidenceMin = 0.8;

/** The declared language, unless the text is clearly in another. */
function languageOf({ language, paragraphs }: Page): string {
  const declared = (language ?? '').toLowerCase().split(/[-_]/)[0]?.trim() || 'en';
  const text = paragraphs.join(' ');
  if (wordsIn(text).length < languageSampleWords) return declared;
  const detected = identifyLanguage(text, declared);
  return detected !== null && detected.confidence >= confidenceMin ? detected.code : declared;
}

export function storedBrief(page: Page): PageBrief {
  const { contentMetrics } = page;
  return {
    ...unknownBriefParts,
    url: page.url,
    language: languageOf(page),
    type: pageTypeByUrl(page.url),
    title: page.title,
    description: page.metaDescription,
    headings: page.headings
      .filter(({ text }) => text !== '')
      .map(({ level, text }) => ({ level, text, region: 'main' })),
    paragraphs: page.paragraphs,
    sections: [],
    images: page.images.map(({ src, alt }) => ({
      src,
      alt,
      caption: null,
      region: 'main',
      heading: null,
      nearText: null,
      onlyContentOf: null,
      isHidden: false,
    })),
    links: [],
    keywords: contentMetrics.keywordDensity.map((use) => ({ ...use, size: use.keyword.split(' ').length })),
    wordCount: contentMetrics.wordCount,
    readingEase: contentMetrics.readingEase ?? null,
    longestSentences: [],
    authors: [],
    isFiller: page.issues.some(({ ruleId }) => ruleId === 'content-placeholder-text'),
    siteNames: [],
    schemaTypes: [],
    address: null,
    shareImage: null,
  };
}

const keep = (text: string | null): string | null => (text !== null && isInjection(text) ? null : text);

export function stripInstructions(brief: PageBrief): PageBrief {
  const paragraphs = brief.paragraphs.map((text) => withoutInstructions(text, brief.language).rest);
  const headings = brief.headings.filter(({ text }) => !isInjection(text));
  const isSame = paragraphs.every((text, at) => text === brief.paragraphs[at]);
  if (isSame && headings.length === brief.headings.length) return brief;
  const said = fold([brief.title, ...headings.map(({ text }) => text), ...paragraphs].join(' '));
  return {
    ...brief,
    paragraphs,
    keywords: brief.keywords.filter(({ keyword }) => said.includes(keyword)),
    longestSentences: brief.longestSentences.filter((text) => !isInjection(text)),
    images: brief.images.map((image) => ({
      ...image,
      alt: image.alt !== null && isInjection(image.alt) ? '' : image.alt,
      caption: keep(image.caption),
      heading: keep(image.heading),
      nearText: keep(image.nearText),
    })),
  };
}
