/** Holds the quick way to cut words against the platform's. */
import { segmenterBy } from '@pagewright/contract/segmenters';
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subjectTerms, subjectWords } from './subject-terms.ts';

const wordsOfPlatform = (text: string): string[] =>
  [...segmenterBy('word').segment(text)]
    .filter(({ segment, isWordLike }) => isWordLike === true && segment.length >= 4)
    .map(({ segment }) => segment);

describe('subjectWords', () => {
  it.each([
    ['synthetic store: everything, really', ['synthetic', 'store', 'everything', 'really']],
    ['crème brûlée – “weißwurst”', ['crème', 'brûlée', 'weißwurst']],
    ["baker's dozen, the bakers' choice", ["baker's", 'dozen', 'bakers', 'choice']],
    ['from 1,500 to 12.75 kilos', ['from', '1,500', '12.75', 'kilos']],
    ['tea:pots and kettles', [...wordsOfPlatform('tea:pots'), 'kettles']],
  ])('cuts %s', (text, words) => {
    expect(subjectWords(text)).toEqual(words);
  });

  it('cuts as the platform does', () => {
    const pieces = fc.constantFrom(
      ..."abcdefxyz0123789ßàéöøÿ÷ª  --|&()!?/+*.,:;'’“”–—·…\u0301\u00adœł漢".split(''),
    );
    const texts = fc.string({ unit: pieces, maxLength: 40 });
    return fuzz(
      'words of a subject',
      fc.property(texts, (text) => {
        const long = subjectWords(text).filter((word) => word.length >= 4);
        expect(long).toEqual(wordsOfPlatform(text));
      }),
      { runs: 5000 },
    );
  });
});

describe('subjectTerms', () => {
  it('leaves joining words out and says each term once', () => {
    expect(subjectTerms('Kettles: what your kettles need, with Django 4.2')).toEqual([
      '4.2',
      'kettles',
      'need',
      'django',
    ]);
  });
});
