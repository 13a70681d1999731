/** Finds topics that a competitor has pages or sections on and the site does not cover. */
import type { Page } from '@pagewright/contract/entities/page';
import { stripNumber } from '../suggest/facts/numbering.ts';
import { titleSegments } from '../suggest/facts/site-brand.ts';
import { isInjection } from '../text/injection.ts';
import { wordsOf } from '../text/phrase-words.ts';
import { distinctiveStems, type Lexicon, type Piece, pathWords } from './lexicon.ts';
import { similarPages } from './page-similarity.ts';
import { isCommonService } from './service-synonyms.ts';
import { stemmed } from './stemmed-words.ts';
import { findCoverage } from './topic-coverage.ts';

export interface Topic {
  /** As the competitor's heading or title names it. */
  readonly label: string;
  /** Stems that identify it. */
  readonly stems: readonly string[];
  readonly url: string;
  /** The whole heading or title. */
  readonly source: string;
  /** A page of the competitor is about it, and not only a section. */
  readonly isPage: boolean;
  /** How much the competitor writes about it: words of its page or uses in its text. */
  readonly weight: number;
  /** The label contains a name: then one use on the site is enough to cover it. */
  readonly isNamed: boolean;
}

const noWords: ReadonlySet<string> = new Set();
const labelMax = 60;
const topicsMax = 12;
const sectionUses = 2;

/** What a book or a program has around its subject, and what its licence asks for. */
const around =
  /^(?:(?:the |this )?(?:licen[cs]es?|copyright(?: notice)?|legal notice|disclaimer|trademarks?|preface|foreword|introduction|acknowledge?ments?|credits|contributing(?: to .*)?|contributors|authors?|change ?log|release notes|bugs?|see also|appendix.*|index|glossary|table of contents|contents|references|bibliography|vorwort|einleitung|danksagung|lizenz|impressum|inhalt(?:sverzeichnis)?|anhang.*|préface|avant-propos|introduction|remerciements|licence|annexe.*|prefacio|prólogo|introducción|agradecimientos|licencia|apéndice.*|prefazione|introduzione|licenza|appendice.*|prefácio|introdução|licença|apêndice.*|voorwoord|inleiding|licentie|bijlage.*))$/iu;
/** Names of options, files and functions are no topics for readers. */
const technical = /[_<>{}()[\]=\\/@$]|\.\w|^\S*[a-z]\.?[A-Z]\S*$|^\p{Lu}[\p{Lu}\s]+$/u;

/** A label ends where a heading begins to explain itself; chapter numbers and signs that link it are left out. */
function labelOf(source: string): string {
  const text = stripNumber(source.replaceAll(/[\u200B-\u200D\uFEFF]/g, ''), noWords);
  const [head = ''] = text.split(/\s*[:;,(–—|?!]\s*|\s+-\s+|\.\s/);
  return head.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '');
}

/** The home page and pages such as contact and terms have no subject of their own. */
const isOnSubject = (url: string, { lexicon, names }: TopicContext): boolean =>
  distinctiveStems(pathWords(url), lexicon, names).length > 0;

/** How often a page uses a word in its text. */
const usesOn = (pieces: readonly Piece[], stem: string): number =>
  pieces
    .filter(({ place }) => place === 'text' || place === 'description')
    .reduce((sum, { stems }) => sum + stems.filter((each) => each === stem).length, 0);

interface TopicContext {
  readonly lexicon: Lexicon;
  readonly names: ReadonlySet<string>;
}

function makeTopic(
  { lexicon, names }: TopicContext,
  { url, source, isPage, words }: { url: string; source: string; isPage: boolean; words: number },
): Topic | null {
  const label = labelOf(source);
  if (label === '' || label.length > labelMax || isInjection(source)) return null;
  if (around.test(label) || technical.test(label)) return null;
  const pieces = lexicon.byUrl.get(url) ?? [];
  const stems = distinctiveStems(label, lexicon, names);
  const urlStems = new Set(pieces.filter(({ place }) => place === 'url').flatMap((piece) => piece.stems));
  const isInUrl = isPage && stems.some((stem) => urlStems.has(stem));
  // Stems that the URL or the text repeats are what the page is about.
  const usesMin = isPage && !isInUrl ? 1 : sectionUses;
  const core = stems.filter((stem) => (isInUrl && urlStems.has(stem)) || usesOn(pieces, stem) >= usesMin);
  if (core.length === 0 || (!isPage && core.length < 2)) return null;
  const uses = core.reduce((sum, stem) => sum + usesOn(pieces, stem), 0);
  const isNamed = stemmed(label, lexicon.language).some(({ stem }) => names.has(stem));
  return { label, stems: core, url, source, isPage, weight: isPage ? 1000 + words : uses, isNamed };
}

function subjectsOf(page: Page, context: TopicContext): Topic[] {
  const { lexicon } = context;
  const { url, title, headings, contentMetrics } = page;
  const knownTexts = new Set((lexicon.byUrl.get(url) ?? []).map(({ text }) => text));
  const own = headings.filter(({ text }) => knownTexts.has(text));
  const lead = own.find(({ level }) => level === 1)?.text;
  const titles = title === null ? [] : titleSegments(title);
  const words = contentMetrics.wordCount;
  const subject = !isOnSubject(url, context)
    ? null
    : ([lead, ...titles]
        .flatMap((source) =>
          source === undefined ? [] : (makeTopic(context, { url, source, isPage: true, words }) ?? []),
        )
        .at(0) ?? null);
  const sections = own
    .filter(({ level, text }) => level > 1 && level < 5 && text !== lead)
    .flatMap(({ text }) => makeTopic(context, { url, source: text, isPage: false, words }) ?? []);
  return subject === null ? sections : [subject, ...sections];
}

/** Whether the stems of one topic contain those of the other. */
const isPartOf = (topic: Topic, other: Topic): boolean =>
  topic.stems.every((stem) => other.stems.includes(stem)) ||
  other.stems.every((stem) => topic.stems.includes(stem));

/** Of two subjects joined by "and", the site covers one. */
function isPartlyCovered({ label }: Topic, main: Lexicon, names: ReadonlySet<string>): boolean {
  const and = wordsOf(main.language)?.and ?? '&';
  if (
    !label
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word === and || word === '&')
  )
    return false;
  return distinctiveStems(label, main, names).some((stem) => main.prominent.has(stem));
}

export interface TopicInput {
  readonly main: Lexicon;
  readonly competitor: Lexicon;
  /** The competitor's sample. */
  readonly pages: readonly Page[];
  /** Much of the site was not crawled: then common services are not reported as missing. */
  readonly isPartlyRead: boolean;
}

/** The topic the competitor writes most about first. */
export function missingTopics({ main, competitor, pages, isPartlyRead }: TopicInput): readonly Topic[] {
  const context = { lexicon: competitor, names: new Set([...main.names, ...competitor.names]) };
  const similarPage = similarPages(main, competitor, context.names);
  const found: Topic[] = [];
  const candidates = pages
    .filter(({ url, indexable }) => indexable !== false && competitor.byUrl.has(url))
    .flatMap((page) => subjectsOf(page, context))
    .toSorted((a, b) => b.weight - a.weight);
  for (const topic of candidates) {
    if (found.length === topicsMax) break;
    if (found.some((other) => isPartOf(topic, other))) continue;
    // A section of a page that is missing as a whole is not reported again.
    if (found.some(({ url, isPage }) => url === topic.url && isPage)) continue;
    if (
      findCoverage(main, topic.stems, topic.isNamed ? 1 : undefined) !== null ||
      isPartlyCovered(topic, main, context.names)
    )
      continue;
    if (similarPage(topic.url) !== null) continue;
    if (isPartlyRead && topic.stems.some((stem) => isCommonService(stem, main.language))) continue;
    found.push(topic);
  }
  return found;
}
