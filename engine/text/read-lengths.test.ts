/** Tests how lengths are read from messages. */
import { expect, it } from 'vitest';
import { lengthReader } from './read-lengths.ts';

const readLengths = lengthReader({
  max: 'under|at most|max|no more than|below|not exceed',
  min: 'at least|more than',
  orLess: 'or less|tops|max',
  around: 'around',
  between: 'between',
});
const read = (text: string) => readLengths(text, ['one', 'two', 'three', 'ten']);

it.each([
  ['a title under 60 characters', null, 60],
  ['a title under 60', null, 60],
  ['150-160 characters please', 150, 160],
  ['between 120 and 150 characters', 120, 150],
  ['between 50 and 60', 50, 60],
  ['60 chars tops', null, 60],
  ['155 chars or less', null, 155],
  ['it must not exceed 140 characters', null, 140],
  ['<= 60 characters', null, 60],
  ['around 50 characters', 45, 55],
  ['120 Zeichen', null, 120],
  ['at least 120 characters', 120, null],
  ['no more than 150 characters', null, 150],
  ['max. 140 characters', null, 140],
  ['founded in 1987', null, null],
  ['version 12.18', null, null],
  ['under 20 words', null, null],
])('“%s” is %s to %s', (text, min, max) => expect([read(text).min, read(text).max]).toEqual([min, max]));

it.each([
  ['max 8 words', 8],
  ['at most three words please', 3],
  ['three words or less', 3],
  ['at most 60 characters', null],
])('“%s” is at most %s words', (text, maxWords) => expect(read(text).maxWords).toBe(maxWords));

it('takes all that says a length out of a message', () =>
  expect(
    read('a title of at most ten words')
      .rest.replaceAll(/[\s,]+/g, ' ')
      .trim(),
  ).toBe('a title of'));
