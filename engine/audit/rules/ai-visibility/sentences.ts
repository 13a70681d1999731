/** The sentences of a text by Unicode's rules (UAX 29); those of plain Latin are found without the platform's tables. */
import { segmenterBy } from '@pagewright/contract/segmenters';

/** What the search below does not know; the soft hyphen, which rules pass over, is among it. */
const notPlain = /[^\n\x20-\x7e\xa0-\xac\xae-\xff‐-‟…]/;

/** Where a sentence may end: marks, with what closes behind them and white space, or the end of a line. */
const mayEnd = /([.!?]+)["'()[\]{}«»‘-‟]*[ \xa0]*\n?|\n/g;
const goesOn = /^[,\-:;–—.!?]/;
/** No capital and no other end before the next small letter. */
const beginsSmall = /^[^A-Za-zªºÀ-ÖØ-öø-ÿ\n.!?]*[a-zªºß-öø-ÿ]/;
const endsInLetter = /[A-Za-zªºÀ-ÖØ-öø-ÿ]$/;
const beginsInCapital = /^[A-ZÀ-ÖØ-Þ]/;

/** `3.5` and `U.S`: a stop with nothing behind it. */
const isInsideWord = (before: string, after: string): boolean =>
  /^\d/.test(after) || (endsInLetter.test(before) && beginsInCapital.test(after));

function isInsideSentence(text: string, at: number, found: string, marks: string): boolean {
  if (found.endsWith('\n')) return false;
  const end = at + found.length;
  const after = text.slice(end);
  if (goesOn.test(after)) return true;
  if (!marks.endsWith('.')) return false;
  return beginsSmall.test(after) || (found === marks && isInsideWord(text.slice(0, end - 1), after));
}

function plainSentences(text: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: found, 1: marks = '', index } of text.matchAll(mayEnd)) {
    if (isInsideSentence(text, index, found, marks)) continue;
    const end = index + found.length;
    sentences.push(text.slice(start, end));
    start = end;
  }
  if (start < text.length) sentences.push(text.slice(start));
  return sentences;
}

export const sentencesOf = (text: string): readonly string[] =>
  notPlain.test(text)
    ? Array.from(segmenterBy('sentence').segment(text), ({ segment }) => segment)
    : plainSentences(text);
