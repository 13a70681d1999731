/** Tests that keywords are divided by language. */
import { expect, it } from 'vitest';
import { keywordClouds } from './keyword-clouds.ts';

const word = (keyword: string, language?: string) => ({
  keyword,
  count: 3,
  avgDensity: 1,
  ...(language !== undefined && { language }),
});

it('has a cloud for each language, with its name', () => {
  const clouds = keywordClouds([word('oak', 'en'), word('chêne', 'fr'), word('table', 'en')]);
  expect(clouds.map(({ name, keywords }) => [name, ...keywords.map(({ keyword }) => keyword)])).toEqual([
    ['English', 'oak', 'table'],
    ['French', 'chêne'],
  ]);
});

it('has one cloud without a name for a site in one language', () => {
  expect(keywordClouds([word('oak')])).toEqual([{ name: null, keywords: [word('oak')] }]);
  expect(keywordClouds([])).toEqual([{ name: null, keywords: [] }]);
});
