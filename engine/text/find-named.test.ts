/** Tests what a message names. */
import { expect, it } from 'vitest';
import { namedIn } from './find-named.ts';

const meaning: Readonly<Record<string, string>> = {
  big: 'size',
  heavy: 'size',
  long: 'length',
  short: 'length',
};
const read = (words: string) => words.split(' ').map((text) => ({ text, term: meaning[text] ?? text }));
const things = [
  { id: 'thin', names: [read('little text'), read('thin')] },
  { id: 'image', names: [read('heavy image')] },
  { id: 'weight', names: [read('heavy page')] },
  { id: 'html', names: [read('heavy page')] },
  { id: 'long', names: [read('title long')] },
  { id: 'short', names: [read('title short')] },
  { id: 'nothing', names: [[]] },
];
const named = (words: string): string[] => namedIn(read(words), things);

it('is what all words of one of its names are said of', () => {
  expect(named('why so little text here')).toEqual(['thin']);
  expect(named('text')).toEqual([]);
  expect(named('a thin page')).toEqual(['thin']);
});

it('may be said in other words, but the same words tell more', () => {
  expect(named('big image')).toEqual(['image']);
  expect(named('is my title too short')).toEqual(['short']);
});

it('is more than one thing where the words do not tell', () =>
  expect(named('the page is big')).toEqual(['weight', 'html']));
