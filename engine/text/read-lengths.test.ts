/** Tests how lengths are read from messages. */
import { expect, it } from 'vitest';
import { readLengths } from './read-lengths.ts';

it.each([
  ['a title under 60 characters', null, 60],
  ['150-160 characters please', 150, 160],
  ['between 120 and 150 characters', 120, 150],
  ['60 chars tops', null, 60],
  ['at least 120 characters', 120, null],
  ['founded in 1987', null, null],
])('“%s” is %s to %s', (text, min, max) => {
  const read = readLengths(text, { max: 'under|at most', min: 'at least' });
  expect([read.min, read.max]).toEqual([min, max]);
});
