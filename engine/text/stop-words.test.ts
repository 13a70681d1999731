/** Tests which stop words a language has. */
import { describe, expect, it } from 'vitest';
import { stopWordsOf } from './stop-words.ts';

describe('stopWordsOf', () => {
  it.each([
    ['en', 'the', true],
    ['en', 'information', false],
    ['de', 'zwischen', true],
    ['fr', "aujourd'hui", true],
    ['pt', 'vocês', true],
    ['sv', 'och', true],
    ['ru', 'это', true],
    ['nb', 'ikke', true],
    ['en', 'zwischen', false],
  ])('%s: %s %s', (language, word, isStopWord) => {
    expect(stopWordsOf(language).has(word)).toBe(isStopWord);
  });

  it('knows at least 30 languages, and has no words for a language without a list', () => {
    const codes =
      'en de fr es it pt nl sv da no fi pl cs sk sl hr ru uk bg el he ar fa hi th ja zh ko tr hu ro vi id'.split(
        ' ',
      );
    expect(codes.filter((code) => stopWordsOf(code).size < 20)).toEqual([]);
    expect(stopWordsOf('xx').size).toBe(0);
    expect(stopWordsOf('constructor').size).toBe(0);
  });
});
