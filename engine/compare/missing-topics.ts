/** Subjects that a competitor has pages or sections on and the site says nothing of. */
import type { Page } from '@pagewright/contract/entities/page';
import { wordsOf } from '../advise/analyst/language-words.ts';
import { titleSegments } from '../advise/analyst/site-desk.ts';
import { isInjection } from '../advise/analyst/text.ts';
import { whereSaid } from './coverage-of-words.ts';
import { type Lexicon, type Piece, pathWords, tellingStems } from './lexicon.ts';
import { likePages } from './page-likeness.ts';
import { isCommonService } from './same-things.ts';
import { stemmed } from './words.ts';

export interface Topic {
  /** As the competitor's heading or title names it. */
  readonly label: string;
  /** What it is told by. */
  readonly stems: readonly string[];
  readonly url: string;
  /** The whole heading or title. */
  readonly source: string;
  /** How much the competitor says of it: words of its page or uses in its text. */
  readonly weight: number;
  /** The label has a name in it: then what is named need only be of a kind that the site has. */
  readonly isNamed: boolean;
}

const labelMax = 60;
const topicsMax = 12;
const sectionUses = 2;

/** A label ends where a heading begins to explain itself. */
function labelOf(text: string): string {
  const [head = ''] = text.split(/\s*[:;,(–—|?!]\s*|\s+-\s+|\.\s/);
  return head.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '');
}

/** The home page, and pages such as contact and terms, are on no subject of their own. */
const isOnSubject = (url: string, { lexicon, names }: Reading): boolean =>
  tellingStems(pathWords(url), lexicon.language, names).length > 0;

/** How often a page uses a word in its text. */
const usesOn = (pieces: readonly Piece[], stem: string): number =>
  pieces
    .filter(({ place }) => place === 'text' || place === 'description')
    .reduce((sum, { stems }) => sum + stems.filter((each) => each === stem).length, 0);

interface Reading {
  readonly lexicon: Lexicon;
  readonly names: ReadonlySet<string>;
}

function makeTopic(
  { lexicon, names }: Reading,
  { url, source, isPage, words }: { url: string; source: string; isPage: boolean; words: number },
): Topic | null {
  const label = labelOf(source);
  if (label === '' || label.length > labelMax || isInjection(source)) return null;
  const pieces = lexicon.byUrl.get(url) ?? [];
  const stems = tellingStems(label, lexicon.language, names);
  const inAddress = new Set(
    pieces.filter(({ place }) => place === 'address').flatMap((piece) => piece.stems),
  );
  const isAddressed = isPage && stems.some((stem) => inAddress.has(stem));
  // What the address repeats or the text takes up again is what the page is about.
  const usesLeast = isPage && !isAddressed ? 1 : sectionUses;
  const core = stems.filter(
    (stem) => (isAddressed && inAddress.has(stem)) || usesOn(pieces, stem) >= usesLeast,
  );
  if (core.length === 0 || (!isPage && core.length < 2)) return null;
  const uses = core.reduce((sum, stem) => sum + usesOn(pieces, stem), 0);
  const isNamed = stemmed(label, lexicon.language).some(({ stem }) => names.has(stem));
  return { label, stems: core, url, source, weight: isPage ? 1000 + words : uses, isNamed };
}

function subjectsOf(page: Page, reading: Reading): Topic[] {
  const { lexicon } = reading;
  const { url, title, headings, contentMetrics } = page;
  const heard = new Set((lexicon.byUrl.get(url) ?? []).map(({ text }) => text));
  const own = headings.filter(({ text }) => heard.has(text));
  const lead = own.find(({ level }) => level === 1)?.text;
  const titles = title === null ? [] : titleSegments(title);
  const words = contentMetrics.wordCount;
  const subject = !isOnSubject(url, reading)
    ? null
    : ([lead, ...titles]
        .flatMap((source) =>
          source === undefined ? [] : (makeTopic(reading, { url, source, isPage: true, words }) ?? []),
        )
        .at(0) ?? null);
  const sections = own
    .filter(({ level, text }) => level > 1 && level < 5 && text !== lead)
    .flatMap(({ text }) => makeTopic(reading, { url, source: text, isPage: false, words }) ?? []);
  return subject === null ? sections : [subject, ...sections];
}

/** A topic whose words are among those of another says nothing more. */
const isPartOf = (topic: Topic, other: Topic): boolean =>
  topic.stems.every((stem) => other.stems.includes(stem)) ||
  other.stems.every((stem) => topic.stems.includes(stem));

/** Of two things that a label joins, one that the site has is half of it. */
function isHalfSaid({ label }: Topic, main: Lexicon, names: ReadonlySet<string>): boolean {
  const and = wordsOf(main.language)?.and ?? '&';
  if (
    !label
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word === and || word === '&')
  )
    return false;
  return tellingStems(label, main.language, names).some((stem) => main.setApart.has(stem));
}

export interface TopicQuestion {
  readonly main: Lexicon;
  readonly competitor: Lexicon;
  /** The competitor's sample. */
  readonly pages: readonly Page[];
  /** Much of the site was not read: then what nearly every site has is not called missing. */
  readonly isPartlyRead: boolean;
}

/** What the competitor says most of first. */
export function missingTopics({ main, competitor, pages, isPartlyRead }: TopicQuestion): readonly Topic[] {
  const reading = { lexicon: competitor, names: new Set([...main.names, ...competitor.names]) };
  const likePage = likePages(main, competitor, reading.names);
  const found: Topic[] = [];
  const candidates = pages
    .filter(({ url, indexable }) => indexable !== false && competitor.byUrl.has(url))
    .flatMap((page) => subjectsOf(page, reading))
    .toSorted((a, b) => b.weight - a.weight);
  for (const topic of candidates) {
    if (found.length === topicsMax) break;
    if (found.some((other) => isPartOf(topic, other))) continue;
    // A section of a page that is missing as a whole is not missing on top of it.
    if (found.some(({ url, weight }) => url === topic.url && weight >= 1000)) continue;
    if (
      whereSaid(main, topic.stems, topic.isNamed ? 1 : undefined) !== null ||
      isHalfSaid(topic, main, reading.names)
    )
      continue;
    if (likePage(topic.url) !== null) continue;
    if (isPartlyRead && topic.stems.some((stem) => isCommonService(stem, main.language))) continue;
    found.push(topic);
  }
  return found;
}
