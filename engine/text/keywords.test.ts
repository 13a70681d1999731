/** Tests the limits of what is stored and ranked as a keyword. */
import { expect, it } from 'vitest';
import { lowerCase } from './fold.ts';
import { findKeywords } from './keywords.ts';
import { type CollectedWords, parseBlock } from './parse-block.ts';
import { Vocabulary } from './vocabulary.ts';

function keywordsOf(text: string, stopWords: readonly string[] = []): [string, number][] {
  const words: CollectedWords = { vocabulary: new Vocabulary(), sequence: [] };
  const { wordCount } = parseBlock({ text, lower: lowerCase(text) }, { from: 0, to: text.length }, words);
  for (const word of words.sequence) if (word !== null) word.uses += 1;
  return findKeywords(
    {
      sequence: words.sequence,
      spans: [{ from: 0, to: words.sequence.length }],
      vocabulary: words.vocabulary.words,
      wordCount,
    },
    new Set(stopWords),
  ).map(({ keyword, count }) => [keyword, count]);
}

it('ranks by uses, then longer terms first, then in the order of the text', () => {
  expect(keywordsOf('Green tea cups. Green tea cups. Tea.')).toEqual([
    ['tea', 3],
    ['green tea cups', 2],
    ['green', 2],
    ['cups', 2],
  ]);
});

it('allows a stop word only in the middle of a term', () => {
  expect(keywordsOf('Pot of tea. Pot of tea.', ['of'])).toEqual([
    ['pot of tea', 2],
    ['pot', 2],
    ['tea', 2],
  ]);
});

it('leaves out numbers, short words and doubled words', () => {
  expect(keywordsOf('2024 ab tea tea. 2024 ab tea tea.')).toEqual([['tea', 4]]);
});
