/** Tests how text is split into words. */
import { describe, expect, it } from 'vitest';
import { countWords, isLetterAt, wordsIn } from './words.ts';

describe('countWords', () => {
  it.each([
    ["don't well-known e-mail", 3],
    ['3.5 R&D', 4],
    ['col·lecció', 1],
    ['one — two … three', 3],
    ['- dash -', 1],
    ['Привет мир', 2],
    ['𠀀𠀁 b', 2],
    ['😀 smile', 1],
    ['See https://site.example/a/long-path/file.it.txt, or www.site.example.', 2],
    ['(http://site.example/a) http:// www wwwx', 3],
    ['', 0],
  ])('%s has %d', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

it('takes letters, digits and marks of every script for parts of words', () => {
  const differing: number[] = [];
  for (let code = 0; code <= 0xd7ff; code += 1) {
    const character = String.fromCharCode(code);
    if (isLetterAt(character, 0) !== /[\p{L}\p{N}\p{M}]/u.test(character)) differing.push(code);
  }
  expect(differing).toEqual([]);
});

describe('wordsIn', () => {
  it.each([
    ['Tea & Ware, R&D e.g. 3.5!', ['tea', 'ware', 'r&d', 'e.g', '3.5']],
    ['Potter’s well-known cups.', ["potter's", 'well-known', 'cups']],
    ['—', []],
  ])('%s', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });
});
