/** Syllables are counted as the plain way counts them, whatever the letters. */
import { describe, expect, it } from 'vitest';
import { countSyllables } from './syllables.ts';

const codesOf = (word: string): Uint16Array =>
  Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at));

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
    expect(countSyllables(codesOf(word), 0, word.length, true)).toBe(count);
  });

  it('counts as the plain way does', () => {
    const letters = "eeeslaobtéy'-œñж";
    const wrong: string[] = [];
    for (let number = 0; number < 20_000; number += 1) {
      const length = 1 + (number % 7);
      const word = Array.from({ length }, (_, at) => letters[(number * (at * 7 + 13) + at * at) % 16]).join(
        '',
      );
      for (const hasSilentE of [true, false])
        if (countSyllables(codesOf(word), 0, length, hasSilentE) !== plainly(word, hasSilentE))
          wrong.push(word);
    }
    expect(wrong).toEqual([]);
  });
});
