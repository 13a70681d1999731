/** Splits text into sentences: by Unicode's rules for quoting, and by a quick scan for counting. */
import { segmenterBy } from '@pagewright/contract/segmenters';
import { tidy } from './fold.ts';
import { allWords } from './languages.ts';

/** Greek has rules of its own, as it asks with a semicolon; all other languages share Unicode's. */
const greek = new Intl.Segmenter('el', { granularity: 'sentence' });

/** Sentences by Unicode's rules (UAX 29), white space included. */
export const segmentSentences = (text: string, language = 'und'): string[] => {
  const segmenter = language === 'el' ? greek : segmenterBy('sentence');
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

const trailingAbbreviation =
  /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|z\. ?B|d\. ?h|bzw|ca|Dr|Mr|Mrs|Ms|St|Nr|No|Inc|Ltd|Co|vs|etc|Str|M|Mme|Sr|Sra)\.\s*$/u;

/** "(and the answers!) to the questions": a call within a sentence, which goes on in lower case. */
const goesOn = (open: string, next: string | undefined): boolean =>
  next !== undefined && /[!?…]["'”’»)\]]*\s*$/u.test(open) && /^\p{Ll}/u.test(next);

/** Sentences as they can be quoted: a full stop after an abbreviation ends none. */
export function sentencesOf(text: string, language: string): string[] {
  const sentences: string[] = [];
  let open = '';
  const segments = segmentSentences(text, language);
  for (const [at, segment] of segments.entries()) {
    open += segment;
    if (trailingAbbreviation.test(open) || goesOn(open, segments[at + 1])) continue;
    const sentence = tidy(open);
    if (sentence !== '') sentences.push(sentence);
    open = '';
  }
  if (tidy(open) !== '') sentences.push(tidy(open));
  return sentences;
}

const codesOf = (characters: string): ReadonlySet<number> =>
  new Set(Array.from(characters, (character) => character.charCodeAt(0)));

const terminators = codesOf('.!?…。！？؟।');
/** Chinese and Japanese write no space after these. */
const wideTerminators = codesOf('。！？');
/** What may follow the end of a sentence directly. */
const boundaries = codesOf(' \n"\')]”’»');
const fullStop = 0x2e;

/** In lower case, without the full stop. */
const abbreviations = new Set(allWords((words) => words.abbreviations));
const abbreviationLengthMax = Math.max(...[...abbreviations].map(({ length }) => length));
const singleLetter = /^[\p{L}\p{N}\p{M}]$/u;

/** Whether the word before this full stop is a known abbreviation or a single letter. */
function followsAbbreviation(text: string, stop: number): boolean {
  const before = text.slice(Math.max(0, stop - abbreviationLengthMax - 1), stop);
  const word = before.slice(
    Math.max(before.lastIndexOf(' '), before.lastIndexOf('\n'), before.lastIndexOf('(')) + 1,
  );
  return singleLetter.test(word) || abbreviations.has(word.toLowerCase());
}

/** Whether the character at `at` ends a sentence. */
export function endsSentence(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (!terminators.has(code)) return false;
  if (wideTerminators.has(code)) return true;
  const isAtBoundary = at + 1 === text.length || boundaries.has(text.charCodeAt(at + 1));
  return isAtBoundary && !(code === fullStop && followsAbbreviation(text, at));
}

/** Offset behind the first sentence that ends between two offsets; -1 when none does. */
export function firstSentenceEnd(text: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (endsSentence(text, at)) return at + 1;
  return -1;
}
