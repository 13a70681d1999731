/** Extracts the text facts of a page from its text and blocks. */
import type { HeadingNode } from '../../model/node-facts.ts';
import type {
  FingerprintFacts,
  KeywordTerm,
  LanguageFacts,
  QualityFacts,
  SectionFacts,
  TextFacts,
} from '../../model/text-facts.ts';
import { lowerCase } from '../../text/fold.ts';
import { findKeywords } from '../../text/keywords.ts';
import { identifyLanguage } from '../../text/language.ts';
import { fingerprint } from '../../text/min-hash.ts';
import { readingEase } from '../../text/reading-ease.ts';
import { isUnspaced, mainScript } from '../../text/scripts.ts';
import { isPlainlyIn, stopWordsOf } from '../../text/stop-words.ts';
import type { VisibleBlock } from '../document/visible-text.ts';
import { BlockReading } from './block-reading.ts';
import type { CodeRanges } from './find-patterns.ts';
import { findMainContent } from './main-content.ts';
import type { PageWords } from './page-words.ts';
import { checkQuality } from './quality.ts';

export interface TextInput {
  readonly text: string;
  readonly blocks: readonly VisibleBlock[];
  readonly headings: readonly HeadingNode[];
  /** Where each heading's text starts, in the order of `headings`. */
  readonly headingPositions: readonly number[];
  readonly code: CodeRanges;
  readonly title: string | null;
  readonly declared: string | null;
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

/** Fewer words do not show a language. */
const languageWordsMin = 20;
/** From here on the text's own language is used instead of the declared one. */
const confidenceMin = 0.8;
const openingLength = 300;

export function readText(input: TextInput): TextReading {
  const { text, blocks, title, code } = input;
  const main = findMainContent(blocks, text);
  const script = mainScript(text);
  const lower = lowerCase(text);
  const reading = new BlockReading({ text, lower }, input, isUnspaced(script));
  reading.readAll(blocks, main.blocks);
  const { words, sections, nosnippetWords } = reading;
  const language = languageFacts(input, reading, script);
  const facts = textFacts(reading, main.by, language.used);
  return {
    language,
    text: facts,
    sections: sections.found,
    keywords: keywordsOf(words, language.used),
    fingerprint: fingerprint(words.sequence, words.vocabulary.words),
    quality: checkQuality(
      { text, lower, code },
      { language: language.used, title, h1: firstH1(input.headings), opening: facts.opening },
    ),
    nosnippetMainWords: nosnippetWords,
    full: words.isCapped,
  };
}

const firstH1 = (headings: readonly HeadingNode[]): string | null =>
  headings.find(({ level }) => level === 1)?.text ?? null;

function keywordsOf(words: PageWords, language: string): KeywordTerm[] {
  return findKeywords(
    {
      sequence: words.sequence,
      spans: words.keywordSpans(),
      vocabulary: words.vocabulary.words,
      wordCount: words.wordCount - words.listingWordCount,
    },
    stopWordsOf(language),
  );
}

function textFacts(reading: BlockReading, mainBy: TextFacts['mainBy'], language: string): TextFacts {
  const { words, lines, openingWords } = reading;
  const { vocabulary, proseWordCount, sentenceCount } = words;
  return {
    lines,
    mainBy,
    wordCount: words.wordCount,
    proseWordCount: words.wordCount - words.listingWordCount,
    allWordCount: words.wordCount + reading.otherWords,
    sentenceCount,
    paragraphs: reading.paragraphs,
    outside: reading.outside,
    readingEase: readingEase({ words: vocabulary.words, wordCount: proseWordCount, sentenceCount }, language),
    longestSentences: words.longestSentences,
    firstHundredWords: openingWords.firstHundred(),
    firstTwoHundredWords: openingWords.firstTwoHundred(),
    opening: openingOf(lines),
  };
}

/** The first lines, as far as they fit. */
function openingOf(lines: readonly string[]): string {
  let opening = '';
  for (const line of lines) {
    if (opening.length >= openingLength) break;
    opening += `${line} `;
  }
  return opening.slice(0, openingLength).trim();
}

/** The lang attribute is a claim that the text is checked against. */
function languageFacts(
  { declared }: TextInput,
  { words, textLines }: BlockReading,
  script: LanguageFacts['script'],
): LanguageFacts {
  const primary = declared === null ? null : (/^[a-z]{2,8}/i.exec(declared)?.[0].toLowerCase() ?? null);
  const detected =
    primary !== null && isPlainlyIn(primary, words.vocabulary.words)
      ? { code: primary, confidence: 1 }
      : words.wordCount < languageWordsMin
        ? null
        : identifyLanguage(textLines.join(' '), primary);
  const isSure = detected !== null && detected.confidence >= confidenceMin;
  return {
    declared,
    primary,
    detected,
    script,
    used: (isSure ? detected.code : null) ?? primary ?? detected?.code ?? 'en',
  };
}
