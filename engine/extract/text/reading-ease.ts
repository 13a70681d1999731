/** How easy a text reads, by the formula made for its language: Flesch and its kin. */
import type { KnownLanguage } from './stop-words.ts';
import type { WordStream } from './word-stream.ts';

const wordsMin = 30;

interface Formula {
  readonly constant: number;
  /** Taken off per word of the average sentence. */
  readonly perWord: number;
  /** Taken off per syllable of the average word. */
  readonly perSyllable: number;
}

/** Flesch; Amstad; Kandel and Moles; Szigriszt-Pazos; Franchina and Vacca; Martins and others; Douma. */
const formulas: Record<KnownLanguage, Formula> = {
  en: { constant: 206.835, perWord: 1.015, perSyllable: 84.6 },
  de: { constant: 180, perWord: 1, perSyllable: 58.5 },
  fr: { constant: 207, perWord: 1.015, perSyllable: 73.6 },
  es: { constant: 206.835, perWord: 1, perSyllable: 62.3 },
  it: { constant: 217, perWord: 1.3, perSyllable: 60 },
  pt: { constant: 248.835, perWord: 1.015, perSyllable: 84.6 },
  nl: { constant: 206.835, perWord: 0.93, perSyllable: 77 },
};

const vowels = new Uint8Array(0x180);
for (const letter of 'a e i o u y à á â ã ä å æ è é ê ë ì í î ï ò ó ô õ ö ø œ ù ú û ü ý ÿ'.split(' ')) {
  vowels[letter.charCodeAt(0)] = 1;
}

const isVowelAt = (codes: Uint16Array, at: number): boolean => vowels[codes[at] ?? 0] === 1;

/** Groups of vowels of the word from `from` to `to`, with the silent e of English and French. */
export function countSyllables(codes: Uint16Array, from: number, to: number, hasSilentE: boolean): number {
  let groups = 0;
  let before = 0;
  // Without a branch: whether a letter is a vowel cannot be foreseen.
  for (let at = from; at < to; at += 1) {
    const vowel = vowels[codes[at] ?? 0] ?? 0;
    groups += vowel & ~before;
    before = vowel;
  }
  const silent = groups > 1 && hasSilentE && endsSilently(codes, from, to);
  return Math.max(1, silent ? groups - 1 : groups);
}

const e = 101;
const s = 115;
const l = 108;

/** `make`, `makes`, `porte`, `portes`; not `table` or `coffees`. */
function endsSilently(codes: Uint16Array, from: number, to: number): boolean {
  const last = codes[to - 1];
  const at = last === e ? to - 1 : last === s && codes[to - 2] === e ? to - 2 : -1;
  if (at <= from + 1 || isVowelAt(codes, at - 1)) return false;
  return codes[at - 1] !== l || isVowelAt(codes, at - 2);
}

const isKnown = (language: string): language is KnownLanguage => language in formulas;

/** 0 to 100 with one decimal; null when the language has no formula here or the text is too short. */
export function readingEase(words: WordStream, language: string): number | null {
  if (!isKnown(language) || words.proseWords < wordsMin || words.sentenceCount === 0) return null;
  let syllables = 0;
  let counted = 0;
  const { codes } = words;
  const { proseCounts, starts, ends, size } = words.vocabulary;
  const hasSilentE = language === 'en' || language === 'fr';
  for (let id = 0; id < size; id += 1) {
    const uses = proseCounts[id] ?? 0;
    if (uses === 0) continue;
    syllables += uses * countSyllables(codes, starts[id] ?? 0, ends[id] ?? 0, hasSilentE);
    counted += uses;
  }
  if (counted === 0) return null;
  const { constant, perWord, perSyllable } = formulas[language];
  const ease =
    constant - perWord * (words.proseWords / words.sentenceCount) - perSyllable * (syllables / counted);
  return Math.round(Math.min(100, Math.max(0, ease)) * 10) / 10;
}
