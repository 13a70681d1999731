/** Tests how alike texts are found to be. */
import { expect, it } from 'vitest';
import { cosineOfTerms, documentFrequencies, inverseDocumentFrequency } from './similarity.ts';

it('counts the documents of each term once', () => {
  const frequencies = documentFrequencies([['tea', 'tea', 'cup'], ['tea']]);
  expect([...frequencies]).toEqual([
    ['tea', 2],
    ['cup', 1],
  ]);
  expect(inverseDocumentFrequency(2, 2)).toBe(0);
  expect(inverseDocumentFrequency(2, 1)).toBeGreaterThan(0);
});

it('compares texts by the weights of their terms', () => {
  const tea = new Map([
    ['tea', 2],
    ['cup', 1],
  ]);
  expect(cosineOfTerms(tea, tea)).toBeCloseTo(1);
  expect(cosineOfTerms(tea, new Map([['bread', 3]]))).toBe(0);
  expect(cosineOfTerms(tea, new Map())).toBe(0);
  expect(cosineOfTerms(tea, new Map([['tea', 1]]))).toBeGreaterThan(
    cosineOfTerms(tea, new Map([['cup', 1]])),
  );
});
