/** Words that every report uses: lengths, names of pages, sizes, counts and durations. */
import { describe, expect, it } from 'vitest';
import { countOf } from '../count-of.ts';
import {
  assessDescriptionLength,
  assessTitleLength,
  durationWords,
  firstSentence,
  formatBytes,
  pageName,
} from './report-words.ts';

describe('the length of a title', () => {
  it('has a sentence for each rating, with the recommended range where it is not good', () => {
    expect(assessTitleLength(null)).toMatchObject({ length: 0, rating: 'missing', tone: 'poor' });
    expect(assessTitleLength('x').sentence).toMatch(/^1 character\. Too short \(recommended \d+–\d+\)\.$/);
    expect(assessTitleLength('x'.repeat(90))).toMatchObject({ length: 90, rating: 'too-long', tone: 'fair' });
    expect(assessTitleLength('x'.repeat(55))).toMatchObject({
      tone: 'good',
      sentence: '55 characters. Good.',
    });
  });

  it('counts what a reader sees as one character, without spaces around it', () => {
    expect(assessTitleLength(' 👩‍🍳é ').length).toBe(2);
  });

  it('is rated by another range than that of a description', () => {
    const text = 'x'.repeat(140);
    expect(assessTitleLength(text).rating).toBe('too-long');
    expect(assessDescriptionLength(text).rating).toBe('good');
  });
});

describe('the name of a page', () => {
  const nameOf = (url: string, title: string | null = null) => pageName({ url, title });

  it('is its title, else the last part of its path, else Homepage', () => {
    expect(nameOf('https://shop.example/bread', ' Our bread ')).toBe('Our bread');
    expect(nameOf('https://shop.example/shop/bread/', '  ')).toBe('bread');
    expect(nameOf('https://shop.example/')).toBe('Homepage');
  });

  it('is decoded where that is possible', () => {
    expect(nameOf('https://shop.example/br%C3%B6t')).toBe('bröt');
    expect(nameOf('https://shop.example/100%')).toBe('100%');
  });
});

it('sizes are in KB below a megabyte, and in MB from there on', () => {
  expect([840_400, 999_000, 1_000_000, 1_249_000].map(formatBytes)).toEqual([
    '840 KB',
    '999 KB',
    '1.0 MB',
    '1.2 MB',
  ]);
});

it('counts agree with their noun', () => {
  expect([0, 1, 1200].map((count) => countOf(count, 'page'))).toEqual(['0 pages', '1 page', '1,200 pages']);
  expect(countOf(2, 'analysis', 'analyses')).toBe('2 analyses');
});

it('the first sentence of a text is without what follows, and empty of an empty one', () => {
  expect(firstSentence('Titles are short. Write longer ones.')).toBe('Titles are short.');
  expect(firstSentence('')).toBe('');
});

it('durations are in seconds below a minute, and to five seconds from there on', () => {
  expect([200, 38_400, 59_700, 119_000, 131_000].map(durationWords)).toEqual([
    '1 s',
    '38 s',
    '1 min',
    '2 min',
    '2 min 10 s',
  ]);
});
