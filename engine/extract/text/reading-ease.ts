/** How easy a text reads, by the formula made for its language: Flesch and its kin. */
import type { KnownLanguage } from './stop-words.ts';
import { syllablesOf } from './syllables.ts';
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

const isKnown = (language: string): language is KnownLanguage => language in formulas;

/** 0 to 100 with one decimal; null when the language has no formula here or the text is too short. */
export function readingEase(words: WordStream, language: string): number | null {
  if (!isKnown(language) || words.proseWords < wordsMin || words.sentenceCount === 0) return null;
  let syllables = 0;
  let counted = 0;
  const { proseCounts, beats, size } = words.vocabulary;
  const hasSilentE = language === 'en' || language === 'fr';
  for (let id = 0; id < size; id += 1) {
    const uses = proseCounts[id] ?? 0;
    if (uses === 0) continue;
    syllables += uses * syllablesOf(beats[id] ?? 0, hasSilentE);
    counted += uses;
  }
  if (counted === 0) return null;
  const { constant, perWord, perSyllable } = formulas[language];
  const ease =
    constant - perWord * (words.proseWords / words.sentenceCount) - perSyllable * (syllables / counted);
  return Math.round(Math.min(100, Math.max(0, ease)) * 10) / 10;
}
