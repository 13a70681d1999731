/** Tests which words of a text name its subject. */
import { describe, expect, it } from 'vitest';
import { subjectTerms, subjectWords } from './subject-terms.ts';

describe('subjectWords', () => {
  it.each([
    ['synthetic store: everything, really', ['synthetic', 'store', 'everything', 'really']],
    ['crème brûlée – “weißwurst”', ['crème', 'brûlée', 'weißwurst']],
    ["baker's dozen, the bakers' choice", ["baker's", 'dozen', 'bakers', 'choice']],
    ['from 1,500 to 12.75 kilos', ['from', '1,500', '12.75', 'kilos']],
    ['tea:pots and kettles', ['tea:pots', 'kettles']],
  ])('splits %s', (text, words) => {
    expect(subjectWords(text)).toEqual(words);
  });
});

describe('subjectTerms', () => {
  it('leaves out stop words, and returns each term once', () => {
    expect(subjectTerms('Kettles: what your kettles need, with Django 4.2')).toEqual([
      '4.2',
      'kettles',
      'need',
      'django',
    ]);
  });
});
