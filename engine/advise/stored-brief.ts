/** What an analyst can be told of a page that is only known from a stored report: its words, not its links or its kind. */
import type { Page } from '@pagewright/contract/entities/page';
import type { PageType } from '../facts/text-facts.ts';
import { wordsOf, writtenLanguages } from './analyst/language-words.ts';
import { wordsIn } from './analyst/text.ts';
import { type PageBrief, untold } from './page-brief.ts';

/** Addresses that tell what the page is for; the rest is unknown. */
const kinds: readonly (readonly [PageType, RegExp])[] = [
  ['home', /^\/(?:index\.\w+)?$/],
  ['legal', /\/(?:terms|privacy|imprint|impressum|datenschutz|agb|legal|mentions-legales|cookies?)\b/i],
  ['cart', /\/(?:cart|basket|checkout|warenkorb|panier)\b/i],
  ['login', /\/(?:login|signin|account|anmelden)\b/i],
  ['search', /\/(?:search|suche|recherche)\b/i],
  ['contact', /\/(?:contact|kontakt|contatti|contacto|contato)\b/i],
];

export function kindByAddress(url: string): PageType {
  const path = URL.parse(url)?.pathname ?? '/';
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}

const wordsToTell = 30;

/** What the page declares, unless its small words are clearly of another language. */
function languageOf({ language, paragraphs }: Page): string {
  const declared = (language ?? '').toLowerCase().split(/[-_]/)[0]?.trim() || 'en';
  const words = wordsIn(paragraphs.join(' ')).slice(0, 400);
  if (words.length < wordsToTell) return declared;
  const share = (code: string): number =>
    words.filter((word) => wordsOf(code)?.function.has(word) === true).length;
  const [best] = writtenLanguages.toSorted((a, b) => share(b) - share(a));
  return best !== undefined && share(best) > 2 * share(declared) ? best : declared;
}

export function storedBrief(page: Page): PageBrief {
  const { contentMetrics } = page;
  return {
    ...untold,
    url: page.url,
    language: languageOf(page),
    type: kindByAddress(page.url),
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
