/** The first words of several lines are those of the lines put together. */
import { describe, expect, it } from 'vitest';
import { OpeningWords } from './opening-words.ts';

function openingOf(lines: readonly string[]): OpeningWords {
  const opening = new OpeningWords();
  const text = lines.join('\n');
  const codes = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  let from = 0;
  for (const line of lines) {
    opening.add(line, codes, from);
    from += line.length + 1;
  }
  return opening;
}

describe('opening words', () => {
  it.each([[[]], [[1]], [[99, 1]], [[100]], [[101]], [[60, 60, 60, 60]], [[200]], [[199, 1, 1]], [[300]]])(
    'lines of %j words',
    (counts: readonly number[]) => {
      let number = 0;
      const lines = counts.map((count) => Array.from({ length: count }, () => `w${(number += 1)}`).join(' '));
      const words = lines.join(' ').split(' ');
      const opening = openingOf(lines);
      expect(opening.text).toBe(words.slice(0, 200).join(' '));
      expect(opening.firstHundred()).toBe(words.slice(0, 100).join(' '));
    },
  );
});
