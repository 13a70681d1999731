/** Syllables are counted as the plain way counts them, whatever the letters. */
import { describe, expect, it } from 'vitest';
import { syllablesOf } from './syllables.ts';
import { WordStream } from './word-stream.ts';

/** Of a word that is read among others, or was found by other means. */
function countSyllables(word: string, hasSilentE: boolean, isFound = false): number {
  const stream = new WordStream(word);
  if (isFound) stream.addWord(0, word.length, true);
  else stream.addBlock(0, word.length, true);
  return syllablesOf(stream.vocabulary.beats[0] ?? 0, hasSilentE);
}

const vowels = '[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]';

/** Groups of vowels, and a silent e taken off when others are left. */
function plainly(word: string, hasSilentE: boolean): number {
  const groups = word.match(new RegExp(`${vowels}+`, 'g'))?.length ?? 0;
  const isSilent = new RegExp(`(?:(?!${vowels}|l).|${vowels}l)es?$`).test(word);
  return Math.max(1, hasSilentE && isSilent && groups > 1 ? groups - 1 : groups);
}

describe('syllables', () => {
  it.each([
    ['make', 1],
    ['makes', 1],
    ['table', 2],
    ['whales', 1],
    ['coffees', 2],
    ['the', 1],
    ['été', 2],
    ['rhythm', 1],
    ['ђ', 1],
    ["aujourd'hui", 3],
  ])('%s has %d', (word, count) => {
    expect(countSyllables(word, true)).toBe(count);
  });

  it('counts as the plain way does', () => {
    const letters = "eeeslaobtéy'-œñж";
    const wrong: string[] = [];
    for (let number = 0; number < 20_000; number += 1) {
      const length = 1 + (number % 7);
      const word = Array.from({ length }, (_, at) => letters[(number * (at * 7 + 13) + at * at) % 16]).join(
        '',
      );
      const read = /[^'-]+(?:['-][^'-]+)*/.exec(word)?.[0] ?? '';
      for (const hasSilentE of [true, false]) {
        if (countSyllables(word, hasSilentE, true) !== plainly(word, hasSilentE)) wrong.push(word);
        if (read !== '' && countSyllables(word, hasSilentE) !== plainly(read, hasSilentE)) wrong.push(read);
      }
    }
    expect(wrong).toEqual([]);
  });
});
