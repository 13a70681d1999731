/** Phrases are found wherever they stand, in any case, and nothing else is. */
import { describe, expect, it } from 'vitest';
import { PhraseSearch } from './phrase-search.ts';

const phrases = ['lorem ipsum', 'dolor sit', 'eiusmod', 'ullamco'];
const search = new PhraseSearch(phrases);
const isIn = (text: string): boolean =>
  search.isIn(
    Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)),
    text.length,
  );

/** All that the search tells is whether the ends of phrases are there, as long as the shortest phrase. */
const plainly = (text: string): boolean => {
  const lower = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return phrases.some((phrase) => lower.includes(phrase.slice(-7)));
};

describe('phrase search', () => {
  it.each(['', 'lor', 'eiusmod', 'a Dolor Sit', 'LOREM IPSUM', 'xullamco', 'ullamc o', 'dolor\u00a0sit'])(
    '%j is searched to its ends',
    (text) => {
      expect(isIn(text)).toBe(plainly(text));
    },
  );

  it('finds what a plain search finds', () => {
    const parts = [
      'm ipsum',
      'lor sit',
      'EIUSMOD',
      'ullamco',
      'ulla',
      'mco',
      'eius',
      'mod',
      ' ',
      'sit',
      'x',
      'Ipsum',
      'é',
      '—',
      '\n',
      '0',
      'M',
    ];
    const wrong: string[] = [];
    let found = 0;
    for (let number = 0; number < 20_000; number += 1) {
      const text = Array.from(
        { length: number % 9 },
        (_, at) => parts[(number * (at * 5 + 11) + (number >> (at + 2))) % parts.length],
      ).join('');
      if (isIn(text) !== plainly(text)) wrong.push(text);
      if (isIn(text)) found += 1;
    }
    expect(wrong).toEqual([]);
    expect(found).toBeGreaterThan(1000);
    expect(found).toBeLessThan(19_000);
  });
});
