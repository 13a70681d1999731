/** Splits a block of text into words, phrases and sentences. */
import { segmenterBy } from '@pagewright/contract/segmenters';
import { endsSentence, firstSentenceEnd } from './sentences.ts';
import type { Vocabulary, Word } from './vocabulary.ts';
import { isLetterAt, urlEnd, wordEnd } from './words.ts';

/** Words in order; null ends a phrase, which is the text between two punctuation marks. */
export type WordSequence = (Word | null)[];

/** A text, also in lower case with every character at its offset. */
export interface CasedText {
  readonly text: string;
  readonly lower: string;
}

/** Offsets of a block in its text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** From the end of the sentence before to its own; only sentences with words count. */
export interface ParsedSentence {
  readonly from: number;
  readonly to: number;
  readonly words: number;
}

export interface ParsedBlock {
  readonly sentences: readonly ParsedSentence[];
  readonly wordCount: number;
  /** Offset in the text behind the first sentence, whether or not it has words; -1 when none ends. */
  readonly firstSentenceEnd: number;
  /** Words beyond the limit of the dictionary were estimated. */
  readonly isEstimated: boolean;
}

/** Signs between the words of one phrase; all others end it. */
const insidePhrase = new Set(Array.from('"\'’&“”-\u00ad', (sign) => sign.charCodeAt(0)));
const space = 0x20;

/** Counts words up to the end of each sentence. */
class SentenceCounter {
  readonly sentences: ParsedSentence[] = [];
  wordCount = 0;
  #from: number;
  #wordsBefore = 0;

  constructor(from: number) {
    this.#from = from;
  }

  /** What has no words belongs to the sentence that follows. */
  end(to: number): void {
    const words = this.wordCount - this.#wordsBefore;
    if (words === 0) return;
    this.sentences.push({ from: this.#from, to, words });
    this.#from = to;
    this.#wordsBefore = this.wordCount;
  }
}

/** Where the words of a text are collected. */
export interface CollectedWords {
  readonly vocabulary: Vocabulary;
  readonly sequence: WordSequence;
}

/** A block in a script that parts words by spaces; its words are appended to the sequence. */
export function parseBlock(
  { text, lower }: CasedText,
  { from, to }: Span,
  { vocabulary, sequence }: CollectedWords,
): ParsedBlock {
  const counter = new SentenceCounter(from);
  let firstEnd = -1;
  for (let at = from; at < to; ) {
    if (isLetterAt(lower, at)) {
      const behindUrl = urlEnd(lower, at);
      if (behindUrl !== -1) {
        sequence.push(null);
        at = behindUrl;
        continue;
      }
      const end = wordEnd(lower, at);
      sequence.push(vocabulary.word(lower.slice(at, end)));
      counter.wordCount += 1;
      at = end;
      continue;
    }
    const code = text.charCodeAt(at);
    at += 1;
    if (code === space) continue;
    if (!insidePhrase.has(code)) sequence.push(null);
    if (!endsSentence(text, at - 1)) continue;
    if (firstEnd === -1) firstEnd = at;
    counter.end(at);
  }
  sequence.push(null);
  counter.end(to);
  const { sentences, wordCount } = counter;
  return { sentences, wordCount, firstSentenceEnd: firstEnd, isEstimated: false };
}

/** Characters per word where words are not segmented: the dictionary is slow. */
const charactersPerWord = 1.7;

/** A block in a script without spaces between words, which the platform's dictionary finds; it is segmented up to the offset `limit`. */
export function parseUnspacedBlock(
  text: string,
  { from, to }: Span,
  { vocabulary, sequence }: CollectedWords,
  limit: number,
): ParsedBlock {
  const end = Math.max(from, Math.min(to, limit));
  const counter = new SentenceCounter(from);
  let behindUrl = from;
  for (const { segment, index, isWordLike } of segmenterBy('word').segment(text.slice(from, end))) {
    if (from + index < behindUrl) continue;
    if (isWordLike === true) {
      behindUrl = urlEnd(text, from + index);
      if (behindUrl !== -1) {
        sequence.push(null);
        continue;
      }
      sequence.push(vocabulary.word(segment.toLowerCase()));
      counter.wordCount += 1;
      continue;
    }
    if (segment.trim() !== '') sequence.push(null);
    if (endsSentence(text, from + index)) counter.end(from + index + 1);
  }
  sequence.push(null);
  counter.end(to);
  return {
    sentences: counter.sentences,
    wordCount: counter.wordCount + Math.round((to - end) / charactersPerWord),
    firstSentenceEnd: firstSentenceEnd(text, from, to),
    isEstimated: end < to,
  };
}

/** Words of a text in a script without spaces; beyond `limit` characters they are estimated. */
export function countUnspacedWords(text: string, limit = Number.POSITIVE_INFINITY): number {
  if (text.length > limit) return Math.round(text.length / charactersPerWord);
  let words = 0;
  for (const { isWordLike } of segmenterBy('word').segment(text)) if (isWordLike === true) words += 1;
  return words;
}
