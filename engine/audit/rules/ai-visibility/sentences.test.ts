/** Holds the quick way to find sentences against the platform's. */
import { segmenterBy } from '@pagewright/contract/segmenters';
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const sentencesOfPlatform = (text: string): string[] =>
  Array.from(segmenterBy('sentence').segment(text), ({ segment }) => segment);

it('cuts text into sentences', () => {
  expect(sentencesOf('It costs 3.5 pounds, e.g. in the U.S. today. “Why?” he asked. Go!\nNow')).toEqual([
    'It costs 3.5 pounds, e.g. in the U.S. today. ',
    '“Why?” ',
    'he asked. ',
    'Go!\n',
    'Now',
  ]);
  expect(sentencesOf('急須です。お茶を淹れます。')).toEqual(['急須です。', 'お茶を淹れます。']);
});

it('cuts as the platform does', () => {
  const signs = fc.constantFrom(...' abcXYZé37.!?,;:-\'"()[]«»“”‘’–—…&/%@\n\u00a0ª×÷ÀßÿÞ\u00ad।漢'.split(''));
  const pieces = fc.constantFrom(
    '. ',
    '.\n',
    '! ',
    '? ',
    'a. b',
    'A.B',
    '. A',
    'e.g. ',
    ' (x) ',
    '." ',
    '.) ',
    '3.5',
  );
  const texts = fc.array(fc.oneof(signs, signs, pieces), { maxLength: 14 }).map((parts) => parts.join(''));
  return fuzz(
    'sentences',
    fc.property(texts, (text) => {
      expect(sentencesOf(text)).toEqual(sentencesOfPlatform(text));
    }),
    { runs: 5000 },
  );
});
