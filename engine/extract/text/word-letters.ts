/** Which characters words are made of, and what they are in lower case: one look at a table tells both. */
import { kindOf } from './syllables.ts';

const wordPattern = /[\p{L}\p{N}\p{M}]/u;
const finalSigma = 0x3c2;
const sigma = 0x3c3;
export const apostrophe = 39;
export const curlyApostrophe = 0x2019;

/** A few letters grow when lowered, and stay as they are: every character keeps its place. Both apostrophes are one. */
export function lowerOf(code: number): number {
  if (code === finalSigma) return sigma;
  if (code === curlyApostrophe) return apostrophe;
  const lower = String.fromCharCode(code).toLowerCase();
  return lower.length === 1 ? lower.charCodeAt(0) : code;
}

/** Both halves of the rarer Han characters. */
const isRareHan = (code: number): boolean => code >= 0xd840 && code < 0xd880;
const isHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/**
 * Raised and lowered digits and letters, and marks: the rest of this block is spaces, dashes, quotes and currency, which
 * nearly every text has. So nearly none needs the pattern for wide characters, which takes long to compile.
 */
const punctuationBlock = 0x20;
const wordsAmongPunctuation: readonly (readonly [number, number])[] = [
  [0x2070, 0x2071],
  [0x2074, 0x2079],
  [0x207f, 0x2089],
  [0x2090, 0x209c],
  [0x20d0, 0x20f0],
];

function isOfWords(code: number): boolean {
  if (code >> 8 === punctuationBlock)
    return wordsAmongPunctuation.some(([first, last]) => code >= first && code <= last);
  return isHalf(code) ? isRareHan(code) : wordPattern.test(String.fromCharCode(code));
}

/** What an entry of `wordLetters` holds: the letter in its low bits, one bit above them, and its kind for syllables. */
export const letterMask = 0xffff;
/** A letter that UTF-8 shows where it is read as Latin-1. */
export const mojibakeLetter = 1 << 16;
export const kindShift = 17;

function entryOf(code: number): number {
  if (!isOfWords(code)) return 0;
  const lower = lowerOf(code);
  const mojibake = 'ÃÂï'.includes(String.fromCharCode(code)) ? mojibakeLetter : 0;
  return lower | mojibake | (kindOf(lower) << kindShift);
}

/**
 * The characters of words by their code; 0 for all others. Blocks of 256 are filled when they are first met:
 * most texts only need those of Latin, which are there from the start.
 */
export const wordLetters = new Int32Array(0x10000);
const blockSize = 256;
const isMet = new Uint8Array(0x10000 / blockSize);

/** Whether the block that a code stands in was filled just now: then it is worth a second look. */
export function meetsBlock(code: number): boolean {
  const block = code >> 8;
  if (isMet[block] === 1) return false;
  isMet[block] = 1;
  for (let each = block * blockSize; each < (block + 1) * blockSize; each += 1)
    wordLetters[each] = entryOf(each);
  return true;
}

export const latinEnd = 0x250;
for (let code = 0; code < latinEnd; code += blockSize) meetsBlock(code);

/** Whether a UTF-16 unit is part of a word. */
export function isWordCode(code: number): boolean {
  if (code >= latinEnd) meetsBlock(code);
  return wordLetters[code] !== 0;
}

/** Both apostrophes, hyphen, middle dot. */
export const joinsWords = (code: number): boolean =>
  code === apostrophe || code === 45 || code === 0xb7 || code === curlyApostrophe;

/** Anything but quotes and marks inside words. */
export const breaksPhrase = (code: number): boolean =>
  code !== 34 &&
  code !== apostrophe &&
  code !== curlyApostrophe &&
  code !== 45 &&
  code !== 38 &&
  code !== 0xad &&
  code !== 0x201c &&
  code !== 0x201d;
