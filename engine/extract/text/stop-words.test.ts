/** Stop words are told by their letters, with the languages that have them. */
import { describe, expect, it } from 'vitest';
import { knownLanguages, stopLanguages } from './stop-words.ts';
import { hashOf } from './word-hash.ts';

function languagesOf(word: string, hash = hashOf(word)): string[] {
  const codes = Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at));
  const bits = stopLanguages(codes, 0, word.length, hash);
  return knownLanguages.filter((_, index) => (bits & (1 << index)) !== 0);
}

describe('stop words', () => {
  it.each([
    ['the', ['en']],
    ['yourselves', ['en']],
    ['zwischen', ['de']],
    ["aujourd'hui", ['fr']],
    ['in', ['en', 'de', 'it', 'nl']],
    ['vocês', ['pt']],
    ['zullen', ['nl']],
    ['baker', []],
    ['', []],
  ])('%s is one of %j', (word, languages) => {
    expect(languagesOf(word)).toEqual(languages);
  });

  it('tells a word apart that has the hash of another', () => {
    expect(languagesOf('thx', hashOf('the'))).toEqual([]);
    expect(languagesOf('then', hashOf('the'))).toEqual([]);
  });
});
