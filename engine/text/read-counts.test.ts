/** Tests how places and numbers of things are read. */
import { describe, expect, it } from 'vitest';
import { readCount, readOrdinal } from './read-counts.ts';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

describe('a place in a list', () => {
  const words = ['first,1st', 'second,2nd', 'last'];

  it.each([
    ['the second one', 2, 'the  {ordinal}  one'],
    ['take the last', -1, 'take the  {ordinal} '],
    ['secondary', null, 'secondary'],
  ])('of “%s” is %s', (text, ordinal, counted) =>
    expect(readOrdinal(text, words)).toEqual({ ordinal, counted }),
  );

  it('is found without its accents', () =>
    expect(readOrdinal('la premiere', ['première', 'deuxième', 'dernière']).ordinal).toBe(1));
});

describe('a number of things', () => {
  it.each([
    ['three titles please', 3, false],
    ['give me 5 ideas', 5, false],
    ['only three of them', 3, false],
    ['give me two', 2, false],
    ['top 3', 3, true],
    ['the top five please', 5, true],
    ['I have 2 hours on Friday', null, false],
    ['at most 8 words', null, false],
    ['an h2 heading', null, false],
    ['one title', null, false],
  ])('of “%s” is %s', (text, count, isTop) =>
    expect(readCount(text, numbers)).toMatchObject({ count, isTop }),
  );

  it('leaves the rest without “top 3”', () =>
    expect(readCount('top 3 problems', numbers).rest.trim()).toBe('problems'));
});
