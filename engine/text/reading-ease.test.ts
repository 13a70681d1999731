/** Tests how syllables are counted. */
import { describe, expect, it } from 'vitest';
import { countSyllables } from './reading-ease.ts';

describe('countSyllables', () => {
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

  it('counts a final e where the language speaks it', () => {
    expect(countSyllables('casale', false)).toBe(3);
    expect(countSyllables('make', false)).toBe(2);
  });
});
