/** Words of Chinese, Japanese and Thai, which are written without spaces: found by the platform's dictionary. */
import { segmenterBy } from '@pagewright/contract/segmenters';
import { endsSentence } from './sentence-end.ts';
import type { WordStream } from './word-stream.ts';

/** The dictionary is slow: beyond this many characters of a page its words are estimated. */
const segmentedMax = 60_000;
const lettersPerWord = 1.7;

/** As `addBlock` of the stream, which holds the same text. */
export function addUnspacedBlock(
  words: WordStream,
  block: { from: number; to: number; prose: boolean },
): number {
  const { from, to, prose } = block;
  const { text } = words;
  const before = words.wordCount;
  let sentenceStart = from;
  let sentenceWords = 0;
  const end = Math.max(from, Math.min(to, segmentedMax));
  for (const { segment, index, isWordLike } of segmenterBy('word').segment(text.slice(from, end))) {
    const at = from + index;
    if (isWordLike === true) {
      words.addWord(at, at + segment.length, prose);
      sentenceWords += 1;
      continue;
    }
    if (segment.trim() !== '') words.breakPhrase();
    if (!prose || sentenceWords === 0 || !endsSentence(text, at)) continue;
    words.addSentence(sentenceStart, at + 1, sentenceWords);
    sentenceStart = at + 1;
    sentenceWords = 0;
  }
  if (prose && sentenceWords > 0) words.addSentence(sentenceStart, to, sentenceWords);
  words.breakPhrase();
  if (end < to) {
    words.full = true;
    words.wordCount += Math.round((to - end) / lettersPerWord);
  }
  return words.wordCount - before;
}

export function countUnspaced(text: string): number {
  if (text.length > segmentedMax) return Math.round(text.length / lettersPerWord);
  let words = 0;
  for (const { isWordLike } of segmenterBy('word').segment(text)) if (isWordLike === true) words += 1;
  return words;
}
