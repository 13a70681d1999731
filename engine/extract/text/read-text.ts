/** All that the words of a page tell, from the text log of one reading. */
import type { HeadingNode } from '../../facts/node-facts.ts';
import type {
  FingerprintFacts,
  KeywordTerm,
  LanguageFacts,
  QualityFacts,
  SectionFacts,
  TextFacts,
} from '../../facts/text-facts.ts';
import type { LoggedBlock } from '../text-log.ts';
import { BlockReading } from './block-reading.ts';
import { detectLanguage } from './detect-language.ts';
import { printText } from './fingerprint.ts';
import { findKeywords } from './keywords.ts';
import { findMainContent } from './main-content.ts';
import { judgeQuality } from './quality.ts';
import { readingEase } from './reading-ease.ts';
import { countScripts, isUnspaced, mainScript } from './scripts.ts';
import type { CodeRanges } from './text-signs.ts';
import { WordStream } from './word-stream.ts';

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
  const { text, blocks, title } = input;
  const main = findMainContent(blocks, text);
  const words = new WordStream(text);
  const scripts = countScripts(words);
  const script = mainScript(scripts);
  const reading = new BlockReading(input, words, isUnspaced(script));
  reading.readAll(blocks, main.blocks);
  const language = nameLanguage(input, { script, detected: detectLanguage(words, scripts, script) });
  const facts = textFacts(reading, main.by, language.used);
  return {
    language,
    text: facts,
    sections: reading.sections.found,
    keywords: words.wordCount === 0 ? [] : findKeywords(words, language.used),
    fingerprint: printText(words),
    quality: judgeQuality(
      { text, codes: words.codes, marks: words.seenMarks(), code: input.code },
      { language: language.used, title, h1: firstOfLevelOne(input.headings), opening: facts.opening },
    ),
    nosnippetMainWords: reading.nosnippetWords,
    full: words.full,
  };
}

function firstOfLevelOne(headings: readonly HeadingNode[]): string | null {
  for (const { level, text } of headings) if (level === 1) return text;
  return null;
}

function textFacts(reading: BlockReading, mainBy: TextFacts['mainBy'], language: string): TextFacts {
  const { words, lines, openingWords } = reading;
  return {
    lines,
    mainBy,
    wordCount: words.wordCount,
    proseWordCount: words.wordCount - words.listingWords,
    allWordCount: words.wordCount + reading.otherWords,
    sentenceCount: words.sentenceCount,
    paragraphs: reading.paragraphs,
    readingEase: readingEase(words, language),
    longestSentences: words.longest.map(({ from, to, words: count }) => ({
      text: words.text.slice(from, to).trim(),
      words: count,
    })),
    firstHundredWords: openingWords.firstHundred(),
    firstTwoHundredWords: openingWords.text,
    opening: openingOf(lines, 300),
  };
}

/** The first lines, as far as they go into so many characters. */
function openingOf(lines: readonly string[], length: number): string {
  let opening = '';
  for (let at = 0; at < lines.length && opening.length < length; at += 1) opening += `${lines[at] ?? ''} `;
  return opening.slice(0, length).trim();
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
