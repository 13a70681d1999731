/** Words of Chinese, Japanese and Thai, which are written without spaces: found by the platform's dictionary. */
import { endsSentence } from './sentence-end.ts';
import type { WordStream } from './word-stream.ts';

/** The dictionary is slow: beyond this many characters a page's words are estimated. */
const segmentedMax = 60_000;
const lettersPerWord = 1.7;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

export function addUnspacedBlock(words: WordStream, text: string, prose: boolean, offset: number): number {
  const before = words.wordCount;
  let sentenceStart = 0;
  let sentenceWords = 0;
  const part = offset + text.length > segmentedMax ? text.slice(0, Math.max(0, segmentedMax - offset)) : text;
  for (const { segment, index, isWordLike } of segmenter.segment(part)) {
    if (isWordLike === true) {
      words.addWord(segment.toLowerCase(), prose);
      sentenceWords += 1;
      continue;
    }
    if (segment.trim() !== '') words.breakPhrase();
    if (!prose || sentenceWords === 0 || !endsSentence(text, index)) continue;
    words.addSentence({ from: offset + sentenceStart, to: offset + index + 1, words: sentenceWords });
    sentenceStart = index + 1;
    sentenceWords = 0;
  }
  if (prose && sentenceWords > 0)
    words.addSentence({ from: offset + sentenceStart, to: offset + text.length, words: sentenceWords });
  words.breakPhrase();
  if (part.length < text.length) {
    words.full = true;
    words.wordCount += Math.round((text.length - part.length) / lettersPerWord);
  }
  return words.wordCount - before;
}

export function countUnspaced(text: string): number {
  if (text.length > segmentedMax) return Math.round(text.length / lettersPerWord);
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike === true) words += 1;
  return words;
}
