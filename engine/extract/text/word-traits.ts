/** What is known of a word whatever text it stands in, as the bits of one number. */
import { fillerCores } from './filler-cores.ts';
import { stopLanguages } from './stop-words.ts';
import { countSyllables, hasSilentE } from './syllables.ts';

/** Bits of the languages that have it as a stop word. */
export const stopMask = 0x7f;
/** Long enough for a keyword, and no number. */
export const isSubject = 1 << 8;
/** English and French do not speak its last e. */
export const isSilent = 1 << 9;
/** It has a part that filler text is told by. */
export const isFillerLike = 1 << 10;
/** Above these bits stand its syllables. */
const syllablesShift = 16;
const syllablesMax = 0x7fff;

export const syllablesOf = (traits: number): number => traits >> syllablesShift;

const zero = 48;
const nine = 57;
/** What numbers are written with: digits and ' , - . */
const isOfNumber = (code: number): boolean =>
  (code >= zero && code <= nine) || code === 39 || code === 44 || code === 45 || code === 46;

/** From here on are the signs of Chinese and its neighbours: two of them make a word. */
const signsStart = 0x2e80;

function maySubject(codes: Uint16Array, from: number, to: number): boolean {
  const first = codes[from] ?? 0;
  if (to - from < (first < signsStart ? 3 : 2)) return false;
  if (first < zero || first > nine) return true;
  for (let at = from; at < to; at += 1) if (!isOfNumber(codes[at] ?? 0)) return true;
  return false;
}

/** The shortest of them. */
const coreMin = 5;
/** What is longer may hold anything. */
const lookedAtMax = 100;

function hasFillerCore(codes: Uint16Array, from: number, to: number): boolean {
  if (to - from < coreMin) return false;
  if (to - from > lookedAtMax) return true;
  const word = String.fromCharCode(...codes.subarray(from, to));
  return fillerCores.some((core) => word.includes(core));
}

/** Of the word from `from` to `to`. */
export function traitsOf(codes: Uint16Array, from: number, to: number, hash: number): number {
  const syllables = countSyllables(codes, from, to);
  return (
    stopLanguages(codes, from, to, hash) |
    (maySubject(codes, from, to) ? isSubject : 0) |
    (syllables > 1 && hasSilentE(codes, from, to) ? isSilent : 0) |
    (hasFillerCore(codes, from, to) ? isFillerLike : 0) |
    (Math.min(syllables, syllablesMax) << syllablesShift)
  );
}
