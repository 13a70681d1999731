/** Splits text into words: as they are counted, and as terms that texts are compared by. */
import { fold, foldAccents } from './fold.ts';

const codesOf = (signs: string): ReadonlySet<number> =>
  new Set(Array.from(signs, (sign) => sign.charCodeAt(0)));

const letter = /[\p{L}\p{N}\p{M}]/u;
/** 1 for letters of Latin, Greek, Cyrillic, Hebrew and Arabic, by code: a table is faster than the pattern. */
const letterCodes = Uint8Array.from({ length: 0x700 }, (_, code) =>
  Number(letter.test(String.fromCharCode(code))),
);
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** Whether there is a letter, a digit or a mark at this offset. */
export function isLetterAt(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const code = text.charCodeAt(at);
  if (code < letterCodes.length) return letterCodes[code] === 1;
  const point = text.codePointAt(isLowSurrogate(code) ? at - 1 : at);
  return point !== undefined && letter.test(String.fromCodePoint(point));
}

const space = 0x20;
/** Apostrophes, hyphens and middle dots join the letters around them. */
const joiners = codesOf("'’-·");

/** Where the word that starts with the letter at `start` ends. */
export function wordEnd(text: string, start: number): number {
  for (let at = start + 1; ; at += 1) {
    if (isLetterAt(text, at)) continue;
    const code = text.charCodeAt(at);
    if (code === space || !joiners.has(code) || !isLetterAt(text, at + 1)) return at;
  }
}

/** Printable ASCII without quotation marks and angle brackets. */
const urlPattern = /(?:https?:\/\/|ftp:\/\/|www\.)[!#-&(-;=?-~]+/iy;
const firstOfUrl = codesOf('hHfFwW');
/** Punctuation of the sentence around a URL. */
const afterUrl = codesOf('.,;:!?)]');

/** Where the URL that starts at this offset ends; -1 when none does. It is no word, and neither are its parts. */
export function urlEnd(text: string, start: number): number {
  if (!firstOfUrl.has(text.charCodeAt(start))) return -1;
  urlPattern.lastIndex = start;
  if (!urlPattern.test(text)) return -1;
  let end = urlPattern.lastIndex;
  while (afterUrl.has(text.charCodeAt(end - 1))) end -= 1;
  return end;
}

/** Words from the offset `from` to `to`. */
export function countWords(text: string, from = 0, to = text.length): number {
  let words = 0;
  for (let at = from; at < to; at += 1) {
    if (!isLetterAt(text, at)) continue;
    const end = urlEnd(text, at);
    if (end !== -1) {
      at = end - 1;
      continue;
    }
    words += 1;
    at = wordEnd(text, at);
  }
  return words;
}

/** Ampersands and full stops join too: "R&D", "e.g", "3.5" are one term each. */
const term = /[\p{L}\p{N}][\p{L}\p{N}'&.-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu;

/** Terms in lower case, with straight apostrophes. */
export const wordsIn = (text: string): string[] => fold(text).match(term) ?? [];

/** Runs of letters and digits as they are written, also in names of files and slugs. */
export const tokensIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Those in lower case and without accents. */
export const foldedTokens = (text: string): string[] => tokensIn(foldAccents(text));

/** Its letters and digits alone. */
export const lettersAndDigits = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
