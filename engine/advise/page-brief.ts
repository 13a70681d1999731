/** What an analyst is told of a page: its words, headings, images and links, without the source they came from. */
import { detach, detachOrNull } from '../audit/detach.ts';
import type { ImageNode, Region } from '../facts/node-facts.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { textOf } from '../facts/structured-items.ts';
import type { KeywordTerm, PageType } from '../facts/text-facts.ts';

export interface BriefImage {
  readonly src: string;
  /** Null when the attribute is missing. */
  readonly alt: string | null;
  readonly caption: string | null;
  readonly region: Region;
  /** The heading and the block of text that stand nearest before or after it. */
  readonly heading: string | null;
  readonly nearText: string | null;
  /** Where the link leads that holds it and nothing else to read; null when there is none. */
  readonly onlyContentOf: string | null;
  /** Hidden from readers on purpose. */
  readonly isHidden: boolean;
}

export interface BriefLink {
  readonly target: string;
  readonly text: string;
  readonly region: Region;
}

export interface BriefAddress {
  readonly locality: string | null;
  readonly region: string | null;
  readonly country: string | null;
}

export interface PageBrief {
  readonly url: string;
  /** ISO 639-1: what its words are in. */
  readonly language: string;
  readonly type: PageType;
  readonly title: string | null;
  readonly description: string | null;
  readonly headings: readonly { readonly level: number; readonly text: string; readonly region: Region }[];
  /** Running text of the main content. */
  readonly paragraphs: readonly string[];
  readonly sections: readonly {
    readonly heading: number;
    readonly words: number;
    readonly firstBlock: string | null;
  }[];
  readonly images: readonly BriefImage[];
  readonly links: readonly BriefLink[];
  readonly keywords: readonly KeywordTerm[];
  readonly wordCount: number;
  readonly readingEase: number | null;
  readonly longestSentences: readonly string[];
  readonly authors: readonly string[];
  readonly isFiller: boolean;
  /** What the page calls its site: og:site_name and structured data. */
  readonly siteNames: readonly string[];
  readonly schemaTypes: readonly string[];
  readonly address: BriefAddress | null;
  readonly shareImage: string | null;
}

const textMax = 12_000;
const blockMax = 1200;
const listMax = 300;
const imagesMax = 60;

function keptParagraphs(paragraphs: PageFacts['text']['paragraphs']): string[] {
  const kept: string[] = [];
  let left = textMax;
  for (const { text } of paragraphs) {
    if (left <= 0) break;
    const own = text.slice(0, Math.min(blockMax, left)).toWellFormed();
    left -= own.length;
    kept.push(detach(own));
  }
  return kept;
}

/** What stands closest to an element in the order of the source. */
function nearest<T extends { readonly node: number }>(list: readonly T[], node: number): T | null {
  let best: T | null = null;
  for (const each of list) {
    if (best === null || Math.abs(each.node - node) < Math.abs(best.node - node)) best = each;
  }
  return best;
}

const nearMax = 12;

function briefImage(image: ImageNode, facts: PageFacts): BriefImage[] {
  const src = image.resolved ?? image.src;
  if (src === null) return [];
  const { headings, text, links } = facts;
  const before = headings.findLast(({ node, region }) => node < image.node && region === image.region);
  const after = headings.find(({ node, region }) => node > image.node && region === image.region);
  const isClose = after !== undefined && after.node - image.node <= nearMax;
  const block = nearest(text.paragraphs, image.node);
  const holder = image.control?.onlyContent === true ? image.control.node : null;
  return [
    {
      src: detach(src),
      alt: detachOrNull(image.alt),
      caption: detachOrNull(image.caption),
      region: image.region,
      heading: detachOrNull((isClose ? after : before)?.text ?? null),
      nearText:
        block === null || Math.abs(block.node - image.node) > nearMax
          ? null
          : detach(block.text.slice(0, 200)),
      onlyContentOf: detachOrNull(links.find(({ node }) => node === holder)?.resolved ?? null),
      isHidden: image.ariaHidden || image.role === 'presentation' || image.role === 'none',
    },
  ];
}

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

export function briefPage(facts: PageFacts): PageBrief {
  const { text, structuredData, social, quality } = facts;
  return {
    url: facts.url,
    language: facts.language.used,
    type: facts.pageType.type,
    title: detachOrNull(facts.title),
    description: detachOrNull(facts.description),
    headings: facts.headings
      .filter(({ hidden, inDialog, text: words }) => !hidden && !inDialog && words !== '')
      .slice(0, listMax)
      .map(({ level, text: words, region }) => ({ level, text: detach(words), region })),
    paragraphs: keptParagraphs(text.paragraphs),
    sections: facts.sections
      .slice(0, listMax)
      .map(({ heading, words, firstBlock }) => ({ heading, words, firstBlock: detachOrNull(firstBlock) })),
    images: facts.images.slice(0, imagesMax).flatMap((image) => briefImage(image, facts)),
    links: facts.links
      .filter(({ kind, resolved }) => kind === 'web' && resolved !== null)
      .slice(0, listMax)
      .map(({ resolved, text: words, region }) => ({
        target: detach((resolved ?? '').replace(/#.*$/, '')),
        text: detach(words),
        region,
      })),
    keywords: facts.keywords.slice(0, 60).map((term) => ({ ...term, keyword: detach(term.keyword) })),
    wordCount: text.wordCount,
    readingEase: text.readingEase,
    longestSentences: text.longestSentences.map((sentence) => detach(sentence.text)),
    authors: [...new Set(facts.authors.map(({ name }) => plainName(name)).filter((name) => name !== ''))],
    isFiller: quality.loremIpsum !== null,
    siteNames: siteNamesOf(facts),
    schemaTypes: [...new Set(structuredData.items.flatMap(({ types }) => types))],
    address: addressOf(facts),
    shareImage: detachOrNull(
      social.openGraph.find(({ property }) => property === 'og:image')?.content ?? null,
    ),
  };
}
