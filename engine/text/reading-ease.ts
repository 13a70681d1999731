/** Computes how easy a text is to read, by Flesch's formula or its variant for the language. */
import { languages } from './languages.ts';
import type { Word } from './vocabulary.ts';

const vowels = 'aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ';
/** 1 for vowels, by code: a table is faster than a search. */
const vowelCodes = Uint8Array.from({ length: 0x180 }, (_, code) =>
  Number(vowels.includes(String.fromCharCode(code))),
);
const isVowelAt = (word: string, at: number): boolean => vowelCodes[word.charCodeAt(at)] === 1;

/** `make`, `makes`, `porte`, `portes`; not `table` or `coffees`. */
function endsInSilentE(word: string): boolean {
  const last = word.endsWith('s') ? word.length - 2 : word.length - 1;
  if (last < 1 || word[last] !== 'e') return false;
  return word[last - 1] === 'l' ? isVowelAt(word, last - 2) : !isVowelAt(word, last - 1);
}

/** Groups of vowels, at least one. English and French have a silent e. */
export function countSyllables(word: string, hasSilentE: boolean): number {
  let groups = 0;
  let isInGroup = false;
  for (let at = 0; at < word.length; at += 1) {
    const isVowel = isVowelAt(word, at);
    if (isVowel && !isInGroup) groups += 1;
    isInGroup = isVowel;
  }
  return groups > 1 && hasSilentE && endsInSilentE(word) ? groups - 1 : Math.max(1, groups);
}

const wordsMin = 30;

export interface Prose {
  /** Those that are not used in running text are skipped. */
  readonly words: readonly Word[];
  readonly wordCount: number;
  readonly sentenceCount: number;
}

/** 0 to 100 with one decimal; null when the language has no formula here or the text is too short. */
export function readingEase({ words, wordCount, sentenceCount }: Prose, language: string): number | null {
  const formula = languages.get(language)?.readingEase;
  if (formula === undefined || wordCount < wordsMin || sentenceCount === 0) return null;
  const { constant, perWord, perSyllable, hasSilentE = false } = formula;
  let syllables = 0;
  let counted = 0;
  for (const { key, proseUses } of words) {
    if (proseUses === 0) continue;
    syllables += proseUses * countSyllables(key, hasSilentE);
    counted += proseUses;
  }
  if (counted === 0) return null;
  const ease = constant - perWord * (wordCount / sentenceCount) - perSyllable * (syllables / counted);
  return Math.round(Math.min(100, Math.max(0, ease)) * 10) / 10;
}
