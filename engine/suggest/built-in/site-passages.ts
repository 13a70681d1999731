/** The text of a site in passages, each with the headings above it and the short lines around it. */
import type { PageFacts } from '../../model/page-facts.ts';
import { isFillerText } from '../../text/filler.ts';
import { isPlainDate } from '../../text/question-kinds.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { wordsIn } from '../../text/words.ts';
import type { BriefLink, PageBrief } from '../page-brief.ts';
import type { SiteSuggestionInput } from '../suggester.ts';
import { isInjection } from './text.ts';

interface Block {
  readonly text: string;
  /** The headings above it, the nearest first. */
  readonly headings: readonly string[];
  /** What it is, where its words do not say so: the name of an author. */
  readonly about?: string;
  readonly isHeading?: boolean;
}

export interface PassagePage {
  readonly url: string;
  readonly title: string;
  readonly language: string;
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly blocks: readonly Block[];
  readonly links: readonly BriefLink[];
}

export interface Passage {
  readonly url: string;
  /** Of its page. */
  readonly title: string;
  /** The nearest heading above it; empty when there is none. */
  readonly heading: string;
  /** The headings above that one. */
  readonly above: string;
  /** The short line right before it, which may name it, and what is known of it besides its words. */
  readonly label: string;
  readonly text: string;
  /** The sentences and short lines around it, its own block first. */
  readonly around: string;
  /** What to quote: short lines with those they belong to. */
  readonly quote: string;
  readonly isHeading: boolean;
  readonly isQuestion: boolean;
  /** Whether it is one of several short lines. */
  readonly isLine: boolean;
  /** Whether it is the first below its heading. */
  readonly isFirst: boolean;
}

const labelWords = 5;
/** Lines of a list or a table. */
const [shortWords, tinyWords] = [8, 3];
const [linesBefore, linesAfter] = [2, 4];
const quoteMax = 320;
const [leadMax, leadSentences] = [5, 3];
/** A row of a list that a colon announces may be a sentence. */
const rowWords = 25;
/** Cards of the same kind repeat so many of their lines. */
const [cardLines, cardMax] = [3, 16];

const nearestFirst = (levels: readonly { readonly level: number; readonly text: string }[]): string[] => {
  const found: string[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (const heading of levels.toReversed())
    if (heading.level < level) {
      found.push(heading.text);
      ({ level } = heading);
    }
  return found;
};

const isShown = (text: string): boolean => text.trim() !== '' && !isInjection(text) && !isFillerText(text);

/** Authors and dates that the markup names, for a question who wrote the page and when. */
function signsOf({ authors, dates }: PageFacts): Block[] {
  const names = authors.filter(({ source }) => source !== 'meta').map(({ name }) => name);
  const days = dates.filter(({ source }) => source === 'time').slice(0, 1);
  return [
    ...[...new Set(names)].map((text) => ({ text, headings: [], about: 'author' })),
    ...days.map(({ raw, day }) => ({ text: day ?? raw, headings: [], about: 'published' })),
  ];
}

/** Headings that follow each other are one block: "March 2011", "An agency is born". */
function joinHeadings(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.isHeading === true && block.isHeading === true)
      joined.splice(-1, 1, { ...last, text: `${last.text} · ${block.text}` });
    else joined.push(block);
  }
  return joined;
}

/** A line that is nothing but a date is the date of the page. */
const markDate = (block: Block): Block =>
  block.about === undefined && wordsIn(block.text).length <= labelWords && isPlainDate(block.text)
    ? { ...block, about: 'published' }
    : block;

/** The whole page, header and footer included. */
export function passagePageOf(facts: PageFacts, brief: PageBrief): PassagePage {
  const below = Map.groupBy(facts.text.paragraphs, ({ heading }) => heading);
  // A dialog or a closed section is read where it has text.
  const hasText = new Set([...below.keys()].map((at) => facts.headings[at]));
  const isSeen = (heading: PageFacts['headings'][number]): boolean =>
    ((!heading.hidden && !heading.inDialog) || hasText.has(heading)) && isShown(heading.text);
  const headings = facts.headings.filter(isSeen);
  const main = [-1, ...facts.headings.keys()].flatMap((at): Block[] => {
    const above = nearestFirst(facts.headings.slice(0, at + 1).filter(isSeen));
    const heading = facts.headings[at];
    const own = heading === undefined || !isSeen(heading) ? [] : [heading];
    return [
      ...own.map(({ text }) => ({ text, headings: above.slice(1), isHeading: true })),
      ...(below.get(at) ?? []).map(({ text }) => ({ text, headings: above })),
    ];
  });
  const outside = facts.text.outside.map((text) => ({ text, headings: [] }));
  return {
    url: brief.url,
    title: brief.title ?? '',
    language: brief.language,
    headings,
    blocks: [...joinHeadings(main), ...outside, ...signsOf(facts)]
      .filter(({ text }) => isShown(text))
      .map(markDate),
    links: brief.links,
  };
}

/** From its brief, which has the beginning of the text. */
export function passagePageOfBrief(brief: PageBrief): PassagePage {
  const { headings, sections, paragraphs, contacts } = brief;
  const above = (at: number): string[] => {
    const section = sections.find(({ from, to }) => at >= from && at < to);
    return nearestFirst(headings.slice(0, (section?.heading ?? -1) + 1));
  };
  const { phones, loosePhones, emails, looseEmails } = contacts;
  const own = [...phones, ...loosePhones, ...emails, ...looseEmails].filter(
    (text) => !paragraphs.some((block) => block.includes(text)),
  );
  const blocks = [
    ...paragraphs.map((text, at) => ({ text, headings: above(at) })),
    ...[...new Set(own)].map((text) => ({ text, headings: [], about: 'contact' })),
    ...brief.authors.map((text) => ({ text, headings: [], about: 'author' })),
  ];
  return {
    url: brief.url,
    title: brief.title ?? '',
    language: brief.language,
    headings,
    blocks: blocks.filter(({ text }) => isShown(text)).map(markDate),
    links: brief.links,
  };
}

/** All pages of a site; the one that is spoken of whole, if its facts are known. */
export const passagePagesOf = (
  { pages }: SiteSuggestionInput,
  own: { readonly facts: PageFacts; readonly brief: PageBrief } | null = null,
): PassagePage[] =>
  pages.map(({ brief }) =>
    own !== null && own.brief.url === brief.url
      ? passagePageOf(own.facts, own.brief)
      : passagePageOfBrief(brief),
  );

const isShort = ({ text }: Block): boolean => {
  const words = wordsIn(text).length;
  return words <= tinyWords || (words <= shortWords && !/[.!?]$/.test(text));
};

/** How many lines the cards of a row have, such as plans with their prices: the distance at which most lines come again; 0 for none. */
function cardSize(run: readonly Block[]): number {
  const distances = run.flatMap(({ text }, at) => {
    const next = run.findIndex((other, place) => place > at && other.text === text) - at;
    return next >= cardLines && next <= cardMax ? [next] : [];
  });
  const counted = [...Map.groupBy(distances, (distance) => distance)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const [size = 0, found = []] = counted[0] ?? [];
  return found.length >= cardLines ? size : 0;
}

/** The lines of the card that a short line belongs to; null when it is in none. Each card begins with a line of its own. */
function cardAround(run: readonly Block[], at: number): string[] | null {
  const size = cardSize(run);
  const starts = [...Array(size).keys()].filter((start) => {
    const names = run.filter((_, place) => place >= start && (place - start) % size === 0);
    return new Set(names.map(({ text }) => text)).size === names.length;
  });
  const start = starts.find((each) => (run.length - each) % size === 0) ?? starts[0];
  if (start === undefined || at < start) return null;
  const from = at - ((at - start) % size);
  return run.slice(from, from + size).map(({ text }) => text);
}

/** The short lines around a short one, below the same heading: rows of a table, a price and what it includes. */
function linesAround(blocks: readonly Block[], at: number): string[] {
  const own = blocks[at];
  if (own === undefined || own.isHeading === true || !isShort(own))
    return own === undefined ? [] : [own.text];
  const belongs = (other: Block | undefined): other is Block =>
    other !== undefined &&
    other.isHeading !== true &&
    isShort(other) &&
    other.headings[0] === own.headings[0] &&
    other.about === undefined;
  const first = blocks.findLastIndex((block, place) => place < at && !belongs(block)) + 1;
  const end = blocks.findIndex((block, place) => place > at && !belongs(block));
  const card = cardAround(blocks.slice(first, end < 0 ? blocks.length : end), at - first);
  if (card !== null) return card;
  const before: string[] = [];
  for (let place = at - 1; before.length < linesBefore && belongs(blocks[place]); place -= 1)
    before.unshift(blocks[place]?.text ?? '');
  const after: string[] = [];
  for (let place = at + 1; after.length < linesAfter && belongs(blocks[place]); place += 1)
    after.push(blocks[place]?.text ?? '');
  return [...before, own.text, ...after];
}

/** A question, or a line that ends with a colon, says what follows it: the next block, or a list of short ones. */
function leadOf(blocks: readonly Block[], at: number, language: string): string {
  const own = blocks[at];
  for (let place = at - 1; place >= Math.max(0, at - leadMax); place -= 1) {
    const block = blocks[place];
    if (block === undefined || block.isHeading === true || block.headings[0] !== own?.headings[0]) return '';
    if (/[:?]$/.test(block.text) && (block.text.endsWith(':') || blocks.slice(place + 1, at).every(isShort)))
      return sentencesOf(block.text, language).slice(-leadSentences).join(' ');
    if (!isShort(block) && wordsIn(block.text).length > rowWords) return '';
  }
  return '';
}

/** "DicomImageBlackout.html" is "Dicom Image Blackout". */
export const slugWords = (url: string): string =>
  (URL.parse(url)?.pathname ?? '')
    .replace(/\.\w{2,5}$/, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[/_.%-]+/g, ' ');

export function passagesOn(page: PassagePage): Passage[] {
  const { url, title, language, blocks } = page;
  return blocks.flatMap((block, at) => {
    const [heading = '', ...above] = block.headings;
    const before = blocks[at - 1];
    const isLabelled =
      before !== undefined &&
      before.isHeading !== true &&
      block.isHeading !== true &&
      wordsIn(before.text).length <= labelWords &&
      !/\d|[.!?;]$/.test(before.text) &&
      before.headings[0] === block.headings[0];
    const lines = linesAround(blocks, at);
    const card =
      lines.length > linesBefore + linesAfter + 1 && lines[0] !== block.text ? lines[0] : undefined;
    const lead = block.isHeading === true || isLabelled ? '' : leadOf(blocks, at, language);
    const sentences = sentencesOf(block.text, language).filter((text) => !isInjection(text));
    const whole = sentences.join(' ');
    return sentences.map((text, place): Passage => {
      const next = sentences[place + 1] ?? '';
      const questionBefore = sentences[place - 1]?.endsWith('?') === true ? (sentences[place - 1] ?? '') : '';
      const beside = `${sentences[place - 1] ?? ''} ${next}`;
      const both = `${text} ${next}`.trim();
      const asked = place === 0 && lead !== '' && !lines.join(' ').includes(lead) ? `${lead} ` : '';
      const joined = [
        `${asked}${lines.length > 1 ? lines.join(' · ') : whole}`,
        `${asked}${both}`,
        both,
      ].find((each) => each.length <= quoteMax);
      return {
        url,
        title,
        heading,
        above: above.join(' '),
        label: [card ?? (isLabelled ? before.text : place === 0 ? lead : questionBefore), block.about ?? '']
          .join(' ')
          .trim(),
        text,
        around: lines.length > 1 ? lines.join(' ') : beside,
        quote: joined ?? text,
        isHeading: block.isHeading === true,
        isQuestion: block.text.endsWith('?'),
        isLine: lines.length > 1,
        isFirst: place === 0 && block.isHeading !== true && blocks[at - 1]?.headings[0] !== heading,
      };
    });
  });
}
