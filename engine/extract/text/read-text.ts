/** All that the words of a page tell, from the text log of one reading. */
import type { HeadingNode } from '../../facts/node-facts.ts';
import type {
  FingerprintFacts,
  KeywordTerm,
  LanguageFacts,
  QualityFacts,
  SectionFacts,
  TextBlock,
  TextFacts,
} from '../../facts/text-facts.ts';
import { scope } from '../scope.ts';
import type { LoggedBlock } from '../text-log.ts';
import { detectLanguage } from './detect-language.ts';
import { printText } from './fingerprint.ts';
import { findKeywords } from './keywords.ts';
import { findMainContent, isVisible, type MainContent } from './main-content.ts';
import { judgeQuality } from './quality.ts';
import { readingEase } from './reading-ease.ts';
import { countScripts, isUnspaced, mainScript } from './scripts.ts';
import { findSections, type SectionBlock } from './sections.ts';
import type { CodeRanges } from './text-signs.ts';
import { addUnspacedBlock, countUnspaced } from './unspaced-words.ts';
import { countWords, WordStream } from './word-stream.ts';

const paragraphsMax = 2000;

export interface TextInput {
  readonly text: string;
  readonly blocks: readonly LoggedBlock[];
  readonly headings: readonly HeadingNode[];
  /** Where each heading's text starts, in the order of `headings`. */
  readonly headingPositions: readonly number[];
  readonly code: CodeRanges;
  readonly title: string | null;
  readonly declared: string | null;
  readonly contentLanguage: string | null;
}

export interface TextReading {
  readonly language: LanguageFacts;
  readonly text: TextFacts;
  readonly sections: readonly SectionFacts[];
  readonly keywords: readonly KeywordTerm[];
  readonly fingerprint: Omit<FingerprintFacts, 'skeletonHash'>;
  readonly quality: QualityFacts;
  readonly nosnippetMainWords: number;
  readonly full: boolean;
}

export function readText(input: TextInput): TextReading {
  const { text, blocks, headings, title, code } = input;
  const main = findMainContent(blocks, text);
  const words = new WordStream(text);
  const scripts = countScripts(words.codes, text.length);
  const script = mainScript(scripts);
  const unspaced = isUnspaced(script);
  const reading = readBlocks(input, { blocks: main.blocks, words, unspaced });
  const language = nameLanguage(input, { script, detected: detectLanguage(words, scripts, script) });
  const facts = textFacts(input, { main, reading, unspaced, language: language.used });
  const h1 = headings.find(({ level }) => level === 1)?.text ?? null;
  return {
    language,
    text: facts,
    sections: findSections(reading.sectionBlocks, headings),
    keywords: words.wordCount === 0 ? [] : findKeywords(words, language.used),
    fingerprint: printText(words),
    quality: judgeQuality({
      text,
      code,
      language: language.used,
      title,
      h1,
      opening: facts.opening,
    }),
    nosnippetMainWords: reading.nosnippetWords,
    full: words.full,
  };
}

interface MainReading {
  readonly main: MainContent;
  readonly reading: BlockReading;
  readonly unspaced: boolean;
  readonly language: string;
}

function textFacts(input: TextInput, { main, reading, unspaced, language }: MainReading): TextFacts {
  const { words, paragraphs } = reading;
  const { lines } = reading;
  const firstTwoHundredWords = firstWords(reading.prose, 200);
  return {
    lines,
    mainBy: main.by,
    wordCount: words.wordCount,
    proseWordCount: words.wordCount - words.listingWords,
    allWordCount: words.wordCount + otherWords(input, main.blocks, unspaced ? null : words.codes),
    sentenceCount: words.sentenceCount,
    paragraphs,
    readingEase: readingEase(words, language),
    longestSentences: words.longest.map(({ from, to, words: count }) => ({
      text: input.text.slice(from, to).trim(),
      words: count,
    })),
    firstHundredWords: firstWords([firstTwoHundredWords], 100),
    firstTwoHundredWords,
    opening: openingOf(lines, 300),
  };
}

interface BlockReading {
  readonly words: WordStream;
  readonly lines: string[];
  readonly paragraphs: TextBlock[];
  /** Lines of running text: neither headings nor listings of code. */
  readonly prose: string[];
  readonly sectionBlocks: SectionBlock[];
  nosnippetWords: number;
}

interface MainBlocks {
  readonly blocks: readonly LoggedBlock[];
  readonly words: WordStream;
  readonly unspaced: boolean;
}

function readBlocks(input: TextInput, { blocks, words, unspaced }: MainBlocks): BlockReading {
  const reading: BlockReading = {
    words,
    lines: [],
    paragraphs: [],
    prose: [],
    sectionBlocks: [],
    nosnippetWords: 0,
  };
  const headingAt = new Map(input.headingPositions.map((position, index) => [position, index]));
  for (const { from, to, flags, node } of blocks) {
    const isHeading = (flags & scope.heading) !== 0;
    const isListing = (flags & scope.preformatted) !== 0;
    const prose = !isHeading && !isListing;
    const firstId = words.idCount;
    const count = unspaced ? addUnspacedBlock(words, { from, to, prose }) : words.addBlock(from, to, prose);
    const line = input.text.slice(from, to).trimEnd();
    reading.lines.push(line);
    if (isListing) {
      words.listings.push([firstId, words.idCount]);
      words.listingWords += count;
    } else if (!isHeading && count > 0) reading.prose.push(line);
    if (!isHeading && count > 0 && reading.paragraphs.length < paragraphsMax)
      reading.paragraphs.push({ text: line, words: count, node });
    reading.sectionBlocks.push({
      text: line,
      words: isListing ? 0 : count,
      heading: isHeading ? (headingAt.get(from) ?? -1) : -1,
    });
    if ((flags & scope.nosnippet) !== 0) reading.nosnippetWords += count;
  }
  return reading;
}

/** Both lists are in the order of the page. */
function otherWords(input: TextInput, main: readonly LoggedBlock[], codes: Uint16Array | null): number {
  let words = 0;
  let next = 0;
  for (const block of input.blocks) {
    if (main[next] === block) next += 1;
    if (main[next - 1] === block || !isVisible(block)) continue;
    words +=
      codes === null
        ? countUnspaced(input.text.slice(block.from, block.to))
        : countWords(codes, block.from, block.to);
  }
  return words;
}

/** The first lines, as far as they go into so many characters. */
function openingOf(lines: readonly string[], length: number): string {
  let opening = '';
  for (let at = 0; at < lines.length && opening.length < length; at += 1) opening += `${lines[at] ?? ''} `;
  return opening.slice(0, length).trim();
}

/** The opening up to and with its nth word. White space is single spaces already. */
function firstWords(lines: readonly string[], count: number): string {
  let opening = '';
  let words = 0;
  for (const line of lines) {
    let end = -1;
    do {
      end = line.indexOf(' ', end + 1);
      words += 1;
    } while (end !== -1 && words < count);
    opening += `${opening === '' ? '' : ' '}${end === -1 ? line : line.slice(0, end)}`;
    if (words >= count) break;
  }
  return opening;
}

function nameLanguage(
  { declared, contentLanguage }: TextInput,
  { script, detected }: Pick<LanguageFacts, 'script' | 'detected'>,
): LanguageFacts {
  const primary = declared === null ? null : (/^[a-z]{2,8}/i.exec(declared)?.[0].toLowerCase() ?? null);
  const sure = detected !== null && detected.confidence >= 0.8 ? detected.code : null;
  return {
    declared,
    primary,
    contentLanguage,
    detected,
    script,
    used: sure ?? primary ?? detected?.code ?? 'en',
  };
}
