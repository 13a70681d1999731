/** Tests that the first words of several lines are those of the lines put together. */
import { describe, expect, it } from 'vitest';
import { OpeningWords } from './opening-words.ts';

describe('opening words', () => {
  it.each([[[1]], [[99, 1]], [[100]], [[101]], [[60, 60, 60, 60]], [[200]], [[199, 1, 1]], [[300]]])(
    'collects lines of %j words',
    (counts: readonly number[]) => {
      let number = 0;
      const lines = counts.map((count) => Array.from({ length: count }, () => `w${(number += 1)}`).join(' '));
      const words = lines.join(' ').split(' ');
      const opening = new OpeningWords();
      for (const line of lines) opening.add(line);
      expect(opening.firstTwoHundred()).toBe(words.slice(0, 200).join(' '));
      expect(opening.firstHundred()).toBe(words.slice(0, 100).join(' '));
    },
  );

  it('is empty without lines', () => {
    expect(new OpeningWords().firstTwoHundred()).toBe('');
  });
});
