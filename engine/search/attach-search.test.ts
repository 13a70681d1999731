import type { SearchPeriod } from '@pagewright/contract/entities/search';
import { analysis, page } from '@pagewright/contract/testing/sample-report';
import { expect, it } from 'vitest';
import { attachSearch, detachSearch } from './attach-search.ts';

const home = 'https://shop.example';
const report = analysis({
  domain: 'shop.example',
  pages: [
    page('/', [], { title: 'Shop', language: 'en' }),
    page('/mugs', [], {
      title: 'Mugs',
      language: 'en',
      headings: [{ level: 1, text: 'Stoneware mugs' }],
      paragraphs: ['A stoneware mug for each day. Every stoneware mug is thrown by hand.'],
    }),
    page('/bowls', [], { title: 'Bowls', language: 'en' }),
  ],
});
const period: SearchPeriod = {
  from: '2026-10-20',
  to: '2026-11-16',
  pages: [
    { url: `${home}/`, clicks: 30, impressions: 500, position: 6 },
    { url: 'http://www.shop.example/mugs/', clicks: 12, impressions: 1300, position: 8 },
  ],
  queries: [
    { query: 'stoneware mug', clicks: 9, impressions: 900, position: 8 },
    { query: 'shop example', clicks: 30, impressions: 40, position: 1 },
  ],
  pairs: [],
};
const attached = attachSearch(report, { host: 'shop.example', period, before: null });

it('puts figures beside each page, however its URL is written, and zeros where nobody saw it', () => {
  expect(attached.pages.map(({ search }) => [search?.clicks, search?.impressions])).toEqual([
    [30, 500],
    [12, 1300],
    [0, 0],
  ]);
  expect(attached.search).toMatchObject({ totals: { clicks: 42, impressions: 1800 } });
});

it('says what a page was found for, by its texts where the export does not say', () => {
  expect(attached.pages[1]?.search?.queries.map(({ query }) => query)).toEqual(['stoneware mug']);
  expect(attached.search?.opportunities).toMatchObject([
    { kind: 'query-not-in-title', urls: [`${home}/mugs`], missingWords: ['stoneware'] },
  ]);
  const pairs = [{ url: `${home}/bowls`, query: 'stoneware mug', clicks: 9, impressions: 900, position: 8 }];
  const known = attachSearch(report, { host: 'shop.example', period: { ...period, pairs }, before: null });
  expect(known.pages.map(({ search }) => search?.queries.length)).toEqual([0, 0, 1]);
});

it('takes all of it out again', () => {
  expect(detachSearch(attached)).toEqual(report);
});
