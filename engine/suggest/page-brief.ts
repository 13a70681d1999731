/** What a suggester gets to know about a page: text, headings, images and links, without the source. */
import { detach, detachOrNull } from '../audit/detach.ts';
import { ownLanguage } from '../audit/page/own-language.ts';
import { withoutPermalinks } from '../audit/page/permalinks.ts';
import type { Region } from '../model/node-facts.ts';
import type { PageFacts } from '../model/page-facts.ts';
import { textOf } from '../model/structured-items.ts';
import type { KeywordTerm, PageType } from '../model/text-facts.ts';
import { isFillerText, isFillerWord } from '../text/filler.ts';
import { type BriefGroup, briefGroups } from './brief-lists.ts';
import {
  type BriefContacts,
  type BriefImage,
  type BriefSection,
  type BriefSigns,
  briefImage,
  briefSections,
  contactsOf,
  isShown,
  listMax,
  noSigns,
  signsOf,
} from './brief-parts.ts';

export interface BriefHeading {
  readonly level: number;
  readonly text: string;
  readonly region: Region;
  /** What a link can jump to. */
  readonly id?: string;
}

export interface BriefLink {
  readonly target: string;
  readonly text: string;
  readonly region: Region;
  /** It leads to a part of the page. */
  readonly isToPart?: true;
  /** In the main content: the paragraph that has its words, else the heading above it, by their indexes. */
  readonly at?: { readonly paragraph: number } | { readonly heading: number };
}

/** One item of structured data: its types and the names of its properties. */
export interface BriefItem {
  readonly types: readonly string[];
  readonly properties: readonly string[];
}

export interface BriefAddress {
  readonly locality: string | null;
  readonly region: string | null;
  readonly country: string | null;
}

export interface PageBrief {
  readonly url: string;
  /** ISO 639-1. */
  readonly language: string;
  readonly type: PageType;
  readonly title: string | null;
  readonly description: string | null;
  readonly headings: readonly BriefHeading[];
  /** Running text of the main content; a block of filler text or of the template is empty, so that nothing is made of it. */
  readonly paragraphs: readonly string[];
  /** Which of them are one list, or one row of a table. */
  readonly groups?: readonly BriefGroup[];
  readonly sections: readonly BriefSection[];
  readonly images: readonly BriefImage[];
  readonly links: readonly BriefLink[];
  readonly keywords: readonly KeywordTerm[];
  readonly wordCount: number;
  readonly readingEase: number | null;
  readonly longestSentences: readonly string[];
  readonly authors: readonly string[];
  /** The publication day, as 2026-11-15. */
  readonly published?: string;
  readonly isFiller: boolean;
  /** What the page calls its site: og:site_name and structured data. */
  readonly siteNames: readonly string[];
  readonly schemaTypes: readonly string[];
  readonly items: readonly BriefItem[];
  readonly address: BriefAddress | null;
  readonly contacts: BriefContacts;
  readonly signs: BriefSigns;
  /** The price of its only product, from structured data. */
  readonly offer: { readonly price: string; readonly currency: string } | null;
  readonly shareImage: string | null;
  /** Share tags by property, such as og:title. */
  readonly shareTags: Readonly<Record<string, string>>;
  /** Headings of hidden parts: they explain what small images show. */
  readonly laterHeadings: readonly string[];
  /** Text of headers and footers, such as addresses and opening hours. */
  readonly outside: readonly string[];
  /** Lines of the main content that are no running text, such as listings of code. */
  readonly otherLines: readonly string[];
  /** Values of structured data with their names: "ratingValue: 4.8". */
  readonly data: readonly string[];
  readonly canonical: string | null;
}

/** What is not known of a page that was not read whole. */
export const unknownBriefParts = {
  items: [],
  contacts: {
    phones: [],
    emails: [],
    loosePhones: [],
    looseEmails: [],
    places: [],
    showsHours: false,
  },
  signs: noSigns,
  offer: null,
  shareTags: {},
  laterHeadings: [],
  outside: [],
  otherLines: [],
  data: [],
  canonical: null,
} as const satisfies Partial<PageBrief>;

const textMax = 12_000;
/** The most characters of one paragraph. */
export const blockMax = 1200;
const imagesMax = 60;
const itemsMax = 20;
const laterMax = 40;
const dataMax = 80;

/** Texts that the owner did not write: filler, and what the template came with. */
function isForeignTo({ quality }: PageFacts): (text: string) => boolean {
  const leftovers = new Set(quality.templateLeftovers.map(({ text }) => text.trim()));
  return (text) => isFillerText(text) || leftovers.has(text.trim());
}

function limitedParagraphs(
  paragraphs: PageFacts['text']['paragraphs'],
  isForeign: (text: string) => boolean,
): string[] {
  const limited: string[] = [];
  let left = textMax;
  for (const { text } of paragraphs) {
    if (left <= 0) break;
    const own = isForeign(text) ? '' : text.slice(0, Math.min(blockMax, left)).toWellFormed();
    left -= own.length;
    limited.push(detach(own));
  }
  return limited;
}

/** Nothing for a link of the frame. */
function placeOf(
  { node, text, region }: PageFacts['links'][number],
  paragraphs: PageFacts['text']['paragraphs'],
  headings: PageFacts['headings'],
): Pick<BriefLink, 'at'> {
  if ((region !== 'main' && region !== 'body') || text === '') return {};
  const paragraph = paragraphs.findLastIndex((block) => block.node < node);
  if (paragraphs[paragraph]?.text.includes(text) === true) return { at: { paragraph } };
  return { at: { heading: headings.findLastIndex((heading) => heading.node < node) } };
}

function otherLinesOf({ text, headings }: PageFacts): string[] {
  const given = new Set([...text.paragraphs, ...headings].map((block) => block.text));
  let left = textMax;
  return text.lines.flatMap((line) => {
    if (given.has(line) || left <= 0) return [];
    left -= line.length;
    return [detach(line.slice(0, blockMax).toWellFormed())];
  });
}

const dataOf = ({ structuredData }: PageFacts): string[] =>
  structuredData.items
    .flatMap(({ properties }) =>
      Object.entries(properties).flatMap(([name, values]) =>
        values
          .filter((value) => typeof value !== 'object')
          .map((value) => detach(`${name}: ${String(value).slice(0, blockMax).toWellFormed()}`)),
      ),
    )
    .slice(0, dataMax);

function offerOf({ structuredData }: PageFacts): PageBrief['offer'] {
  const products = structuredData.items.filter(({ types }) => types.includes('Product'));
  const offers = structuredData.items.filter(({ types }) => types.includes('Offer'));
  const [offer] = offers;
  if (products.length !== 1 || offers.length !== 1 || offer === undefined) return null;
  const price = textOf(structuredData, offer, 'price');
  const currency = textOf(structuredData, offer, 'priceCurrency');
  return price === null || currency === null || !/^\d+(?:[.,]\d{1,2})?$/.test(price)
    ? null
    : { price: detach(price), currency: detach(currency) };
}

const shareTagsOf = ({ social }: PageFacts): Record<string, string> =>
  Object.fromEntries(
    [...social.openGraph, ...social.twitter]
      .toReversed()
      .map(({ property, content }) => [detach(property), detach(content)]),
  );

function addressOf({ structuredData }: PageFacts): BriefAddress | null {
  const item = structuredData.items.find(({ types }) => types.includes('PostalAddress'));
  if (item === undefined) return null;
  const value = (name: string): string | null => detachOrNull(textOf(structuredData, item, name));
  return {
    locality: value('addressLocality'),
    region: value('addressRegion'),
    country: value('addressCountry'),
  };
}

const namesSite = /^(Organization|WebSite|Store|OnlineStore|LocalBusiness|Corporation|Restaurant|Hotel|NGO)$/;

function siteNamesOf({ social, structuredData }: PageFacts): string[] {
  const og = social.openGraph.filter(({ property }) => property === 'og:site_name').map((tag) => tag.content);
  const named = structuredData.items
    .filter(({ types }) => types.some((type) => namesSite.test(type)))
    .map((item) => textOf(structuredData, item, 'name') ?? '');
  return [...new Set([...og, ...named].map((name) => detach(name.trim())).filter((name) => name !== ''))];
}

/** "By Tom Sadler, 20 April 2026" is Tom Sadler. */
const plainName = (text: string): string =>
  detach((text.replace(/^(?:by|von|par|por|di|door)\s+/i, '').split(/[,|·(]|\d/)[0] ?? '').trim());

/** Dates from HTTP headers do not count. */
function publishedOn({ dates }: PageFacts): { published?: string } {
  const day = dates.find(({ kind, source }) => kind === 'published' && source !== 'header')?.day;
  // Of several dates on the page it is not known which one is its own.
  const shown = new Set(dates.filter(({ source }) => source === 'time').map((date) => date.day));
  const known = day ?? (shown.size === 1 ? [...shown][0] : undefined);
  return known === undefined || known === null ? {} : { published: detach(known) };
}

export function briefPage(page: PageFacts): PageBrief {
  const facts = withoutPermalinks(page);
  const { text, structuredData, social, quality } = facts;
  const isForeign = isForeignTo(facts);
  const headings = facts.headings
    .filter((heading) => isShown(heading) && !isForeign(heading.text))
    .slice(0, listMax);
  return {
    url: facts.url,
    language: ownLanguage(facts),
    type: facts.pageType.type,
    title: detachOrNull(facts.title),
    description: detachOrNull(facts.description),
    headings: headings.map(({ level, text: words, region, node }) => {
      const id = facts.source?.elements.ids.get(node);
      return { level, text: detach(words), region, ...(id !== undefined && { id: detach(id) }) };
    }),
    paragraphs: limitedParagraphs(text.paragraphs, isForeign),
    groups: briefGroups(facts),
    sections: briefSections(facts, headings),
    images: facts.images.slice(0, imagesMax).flatMap((image) => briefImage(image, facts)),
    links: facts.links
      .filter(({ kind, resolved }) => kind === 'web' && resolved !== null)
      .slice(0, listMax)
      .map(({ resolved, ...link }) => ({
        target: detach((resolved ?? '').replace(/#.*$/, '')),
        text: detach(link.text),
        region: link.region,
        ...placeOf({ resolved, ...link }, text.paragraphs, headings),
        ...(/#./.test(resolved ?? '') && { isToPart: true as const }),
      })),
    keywords: facts.keywords
      .filter(({ keyword }) => !keyword.split(' ').some(isFillerWord))
      .slice(0, 60)
      .map((term) => ({ ...term, keyword: detach(term.keyword) })),
    wordCount: text.wordCount,
    readingEase: text.readingEase,
    longestSentences: text.longestSentences.map((sentence) => detach(sentence.text)),
    authors: [...new Set(facts.authors.map(({ name }) => plainName(name)).filter((name) => name !== ''))],
    ...publishedOn(facts),
    isFiller: quality.loremIpsum !== null,
    siteNames: siteNamesOf(facts),
    schemaTypes: [...new Set(structuredData.items.flatMap(({ types }) => types))],
    items: structuredData.topItems
      .slice(0, itemsMax)
      .map(({ types, properties }) => ({ types, properties: Object.keys(properties) })),
    address: addressOf(facts),
    contacts: contactsOf(facts),
    signs: signsOf(facts),
    offer: offerOf(facts),
    shareImage: detachOrNull(
      social.openGraph.find(({ property }) => property === 'og:image')?.content ?? null,
    ),
    shareTags: shareTagsOf(facts),
    laterHeadings: facts.headings
      .filter((heading) => (heading.inDialog || heading.hidden) && heading.text !== '')
      .slice(0, laterMax)
      .map(({ text: words }) => detach(words)),
    outside: text.outside.map(detach),
    otherLines: otherLinesOf(facts),
    data: dataOf(facts),
    canonical: detachOrNull(facts.canonical),
  };
}
