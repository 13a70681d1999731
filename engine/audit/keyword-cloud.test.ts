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
  for (const keywords of pages) cloud.add(keywords, 'en');
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

const words = (pages: readonly (readonly KeywordTerm[])[], name: string | null = null): string[] => {
  const cloud = new KeywordCloud();
  for (const keywords of pages) cloud.add(keywords, 'en');
  return cloud.finish(name).map(({ keyword }) => keyword);
};

it('shows a phrase in place of the words it is made of, and both where a word is used alone', () => {
  expect(words([[term('oak table', 9, 2), term('oak', 10, 2), term('table', 30, 3)]])).toEqual([
    'table',
    'oak table',
  ]);
});

it('counts the forms of a word as one, in the form used most', () => {
  expect(cloudOf([[term('package', 3, 1), term('packages', 9, 2)]])).toEqual([
    { keyword: 'packages', count: 12, avgDensity: 3 },
  ]);
});

it('leaves out what is on every page equally often, and the name of the site', () => {
  const page = (at: number): KeywordTerm[] => [
    term('next', 2, 1),
    term('oak', 2 + at, 1),
    term('alder', 9, 4),
  ];
  expect(words([page(0), page(1), page(2), page(3)], 'Alder')).toEqual(['oak']);
});

it('leaves out function words of a language that passages are in, and months', () => {
  const small = ['the', 'and', 'for', 'you'].map((word) => term(word, 20, 4));
  const cloud = new KeywordCloud();
  cloud.add([...small, term('paquete', 9, 2), term('enero', 12, 3)], 'es');
  expect(cloud.finish().map(({ keyword }) => keyword)).toEqual(['paquete']);
  // One of them alone may be a name or a noun.
  const single = new KeywordCloud();
  single.add([term('sea', 9, 2)], 'en');
  expect(single.finish().map(({ keyword }) => keyword)).toEqual(['sea']);
});

it('keeps the languages of a site apart', () => {
  const cloud = new KeywordCloud();
  cloud.add([term('oak', 3, 1)], 'en');
  cloud.add([term('oak', 2, 1)], 'en');
  cloud.add([term('eiche', 9, 1), term('buche', 8, 1), term('esche', 7, 1)], 'de');
  expect(cloud.finish().map(({ keyword, language }) => `${language} ${keyword}`)).toEqual([
    'en oak',
    'de eiche',
    'de buche',
    'de esche',
  ]);
});
