/** Tests how keywords are counted across pages. */
import { limits } from '@pagewright/contract/limits';
import { expect, it } from 'vitest';
import type { KeywordTerm } from '../model/text-facts.ts';
import { KeywordCloud } from './keyword-cloud.ts';

const term = (keyword: string, count: number, density: number): KeywordTerm => ({
  keyword,
  size: 1,
  count,
  density,
});

function cloudOf(pages: readonly (readonly KeywordTerm[])[]): ReturnType<KeywordCloud['finish']> {
  const cloud = new KeywordCloud();
  for (const keywords of pages) cloud.add(keywords);
  return cloud.finish();
}

it('adds up counts, and averages the density over pages with the term', () => {
  const pages = [[term('oak', 4, 2), term('table', 4, 1.5)], [term('oak', 3, 1)], []];
  expect(cloudOf(pages)).toEqual([
    { keyword: 'oak', count: 7, avgDensity: 1.5 },
    { keyword: 'table', count: 4, avgDensity: 1.5 },
  ]);
  expect(cloudOf([])).toEqual([]);
});

it('sorts thousands of terms by count, then by name', () => {
  const pages = Array.from({ length: 201 }, (_, page) =>
    Array.from({ length: 60 }, (__, at) =>
      term(`term ${(page * 37 + at * at) % 9001}`, 2 + (at % 7), at / 10),
    ),
  );
  const plain = new Map<string, { count: number; densities: number[] }>();
  for (const { keyword, count, density } of pages.flat()) {
    const known = plain.get(keyword) ?? { count: 0, densities: [] };
    plain.set(keyword, { count: known.count + count, densities: [...known.densities, density] });
  }
  const expected = [...plain]
    .sort(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))
    .slice(0, limits.keywordCloud.site)
    .map(([keyword, { count, densities }]) => ({
      keyword,
      count,
      avgDensity: Math.round((densities.reduce((sum, each) => sum + each, 0) / densities.length) * 100) / 100,
    }));
  expect(plain.size).toBeGreaterThan(4096);
  expect(cloudOf(pages)).toEqual(expected);
});

it('sorts ties the same in every locale', () => {
  const keywords = ['zebra', 'ähre', 'öl', 'ast', 'esel', 'émile'].map((word) => term(word, 3, 1));
  const ordered = ['ast', 'esel', 'zebra', 'ähre', 'émile', 'öl'];
  expect(cloudOf([keywords]).map(({ keyword }) => keyword)).toEqual(ordered);
});
