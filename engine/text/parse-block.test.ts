/** Tests how a block is split into sentences, phrases and words. */
import { describe, expect, it } from 'vitest';
import { lowerCase } from './fold.ts';
import { type CollectedWords, parseBlock, parseUnspacedBlock } from './parse-block.ts';
import { Vocabulary } from './vocabulary.ts';

const collected = (): CollectedWords => ({ vocabulary: new Vocabulary(), sequence: [] });
const parse = (text: string, words = collected()) =>
  parseBlock({ text, lower: lowerCase(text) }, { from: 0, to: text.length }, words);
/** Words, with a bar where a phrase ends. */
const wordsOf = (text: string): string => {
  const words = collected();
  parse(text, words);
  return words.sequence.map((word) => word?.text ?? '|').join(' ');
};
const sentencesOf = (text: string): [string, number][] =>
  parse(text).sentences.map(({ from, to, words }) => [text.slice(from, to).trim(), words]);

describe('parseBlock', () => {
  it('splits phrases at punctuation, but not at quotation marks', () => {
    expect(wordsOf('Green “tea” & cups, well-known: R&D (old)')).toBe(
      'green tea cups | well-known | r d | old | |',
    );
  });

  it('does not end a sentence at an abbreviation or a number', () => {
    const text = 'Dr. Smith paid 3.50 e.g. for tea. He left! Why';
    expect(sentencesOf(text)).toEqual([
      ['Dr. Smith paid 3.50 e.g. for tea.', 9],
      ['He left!', 2],
      ['Why', 1],
    ]);
    expect(parse(text).firstSentenceEnd).toBe(33);
  });

  it('gives signs without words to the sentence that follows', () => {
    expect(sentencesOf('! Go on. —')).toEqual([['! Go on.', 2]]);
  });

  it('counts both apostrophes as one word, spelled as first written', () => {
    const words = collected();
    parse("Don’t. Don't.", words);
    expect(words.vocabulary.words.map(({ text, key }) => [text, key])).toEqual([['don’t', "don't"]]);
  });
});

it('takes a URL for no word, and ends the sentence behind it', () => {
  const words = collected();
  const { sentences, wordCount } = parse('See https://site.example/tea-pots/green.html. Then pour.', words);
  expect([sentences.length, wordCount]).toEqual([2, 3]);
  expect(words.vocabulary.words.map(({ text }) => text)).toEqual(['see', 'then', 'pour']);
});

describe('parseUnspacedBlock', () => {
  it('finds words and sentences without spaces', () => {
    const text = '急須です。お茶を淹れます。';
    const { sentences, wordCount, isEstimated } = parseUnspacedBlock(
      text,
      { from: 0, to: text.length },
      collected(),
      100,
    );
    expect(sentences.map(({ from, to }) => text.slice(from, to))).toEqual(['急須です。', 'お茶を淹れます。']);
    expect([wordCount > 4, isEstimated]).toEqual([true, false]);
  });

  it('takes a URL for no word', () => {
    const count = (text: string): number =>
      parseUnspacedBlock(text, { from: 0, to: text.length }, collected(), 100).wordCount;
    expect(count('急須https://site.example/tea/pot.html。')).toBe(count('急須。'));
  });

  it('estimates the words beyond the limit', () => {
    const { wordCount, isEstimated } = parseUnspacedBlock(
      '字'.repeat(170),
      { from: 0, to: 170 },
      collected(),
      0,
    );
    expect([wordCount, isEstimated]).toEqual([100, true]);
  });
});
