import type { Page } from '@pagewright/contract/entities/page';
import type { Opportunity, PairFigures, SearchPeriod } from '@pagewright/contract/entities/search';
import { describe, expect, it } from 'vitest';
import { findOpportunities } from './find-opportunities.ts';

const site = 'https://brindle.example';

function page(path: string, title: string, more: Partial<Page> & { readonly text?: string } = {}): Page {
  const { text = '', ...rest } = more;
  return {
    url: `${site}${path}`,
    language: 'en',
    indexable: true,
    title,
    metaDescription: null,
    headings: [{ level: 1, text: title.split(' | ')[0] ?? '' }],
    paragraphs: [text],
    images: [],
    issues: [],
    suggestions: [],
    contentMetrics: { wordCount: 400, keywordDensity: [] },
    ...rest,
  };
}

const mugText =
  'Stoneware mugs for coffee. Each of our coffee mugs is stoneware, thrown by hand. Coffee stays warm in them.';
const pages = [
  page('/', 'Handmade stoneware | Brindle & Kiln', { headings: [{ level: 1, text: 'Brindle & Kiln' }] }),
  page('/mugs', 'Our mugs | Brindle & Kiln', { text: `${mugText} Stoneware for every day.` }),
  page('/teapots', 'Stoneware teapots | Brindle & Kiln', {
    text: 'Teapots with a strainer. A teapot pours.',
  }),
  page('/care', 'How to clean stoneware | Brindle & Kiln', { text: 'Cleaning stoneware takes soda.' }),
  page('/privacy', 'Privacy | Brindle & Kiln'),
];

type Figures = readonly [clicks: number, impressions: number, position: number];
const figures = ([clicks, impressions, position]: Figures) => ({ clicks, impressions, position });
const query = (text: string, ...given: Figures) => ({ query: text, ...figures(given) });
const pair = (path: string, text: string, ...given: Figures): PairFigures => ({
  url: `${site}${path}`,
  query: text,
  ...figures(given),
});
const seen = (path: string, ...given: Figures) => ({ url: `${site}${path}`, ...figures(given) });

const allSeen = pages.map(({ url }) => ({ url, clicks: 5, impressions: 200, position: 9 }));

const period = (more: Partial<SearchPeriod>): SearchPeriod => ({
  from: '2026-10-20',
  to: '2026-11-16',
  pages: allSeen,
  queries: [],
  pairs: [],
  ...more,
});

const find = (more: Partial<SearchPeriod>, before: SearchPeriod | null = null, own = pages): Opportunity[] =>
  findOpportunities({ host: 'brindle.example', period: period(more), before, pages: own });

const kinds = (found: readonly Opportunity[]) =>
  found.map(({ kind, query: text, urls }) => [kind, text, urls[0]]);

describe('a query just below the top', () => {
  it('is told with the page that has its words, and its forms counted in', () => {
    const queries = [
      query('stoneware teapot', 4, 600, 8),
      query('stoneware teapots', 1, 300, 9),
      query('teapots stoneware', 0, 100, 8.5),
      query('stonewear teapot', 0, 60, 9),
    ];
    const [first, ...others] = find({ queries });
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      kind: 'striking-distance',
      query: 'stoneware teapot',
      urls: [`${site}/teapots`],
      urlFrom: 'texts',
      clicks: 5,
      impressions: 1060,
      missingWords: [],
    });
    expect(first?.variants).toEqual(['stoneware teapots', 'teapots stoneware', 'stonewear teapot']);
    expect(first?.position).toBeCloseTo(8.39, 1);
  });

  it('takes the page from Search Console where that is known', () => {
    const found = find({
      queries: [query('stoneware teapot', 4, 600, 8)],
      pairs: [pair('/care', 'stoneware teapot', 4, 580, 8), pair('/teapots', 'stoneware teapot', 0, 20, 30)],
    });
    expect(found[0]).toMatchObject({ urls: [`${site}/care`], urlFrom: 'search' });
  });

  it('has narrower searches for the same page counted in', () => {
    const found = find({
      queries: [query('stoneware teapot', 4, 600, 8), query('stoneware teapot with strainer', 1, 200, 7)],
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ impressions: 800, variants: ['stoneware teapot with strainer'] });
  });

  it.each([
    ['names the site', query('brindle and kiln teapot', 4, 900, 8)],
    ['names the site with a slip', query('brindel stoneware', 4, 900, 8)],
    ['is an operator', query('site:brindle.example teapot', 4, 900, 8)],
    ['is hardly seen', query('stoneware teapot', 0, 30, 8)],
    ['would bring next to nothing', query('stoneware teapot', 1, 45, 19)],
    ['is at the top already', query('stoneware teapot', 200, 900, 2)],
    ['is far below', query('stoneware teapot', 0, 900, 35)],
    ['is about what no page says', query('bicycle repair', 0, 900, 8)],
  ])('is left out when it %s', (_, row) => {
    expect(find({ queries: [row] })).toEqual([]);
  });

  it('needs as much for each 28 days, so that longer exports say no more', () => {
    const queries = [query('stoneware teapot', 1, 90, 8)];
    expect(find({ queries })).toHaveLength(1);
    expect(find({ queries, from: '2026-08-18' })).toEqual([]);
  });
});

describe('a query without a page that Search Console names', () => {
  it.each([
    [
      'is of a size that only the text of another product has',
      'teapot 900 ml',
      'Our 900 ml teapot is larger.',
    ],
    ['is one word that is on page after page', 'stoneware', 'Stoneware, as all of our stoneware.'],
  ])('is left out when it %s', (_, text, words) => {
    const own = [...pages, page('/ember', 'Ember teapot, 600 ml', { text: words })];
    expect(find({ queries: [query(text, 3, 900, 8)], pages: [] }, null, own)).toEqual([]);
  });
});

describe('a title', () => {
  it('that lacks the words its page is found for and speaks of is told', () => {
    const found = find({ queries: [query('stoneware coffee mugs', 3, 700, 9)] });
    expect(found[0]).toMatchObject({
      kind: 'query-not-in-title',
      urls: [`${site}/mugs`],
      title: 'Our mugs | Brindle & Kiln',
      missingWords: ['stoneware', 'coffee'],
    });
  });

  it.each([
    ['has them in another form', 'stoneware teapots'],
    ['has them in another order', 'teapot in stoneware'],
  ])('that %s lacks nothing', (_, text) => {
    expect(find({ queries: [query(text, 3, 700, 9)] })[0]).toMatchObject({ kind: 'striking-distance' });
  });

  it('is not to promise what the page does not speak of', () => {
    const found = find({
      queries: [query('cheap stoneware teapot', 3, 700, 9)],
      pairs: [pair('/teapots', 'cheap stoneware teapot', 3, 700, 9)],
    });
    expect(found[0]).toMatchObject({ kind: 'striking-distance', missingWords: [] });
  });
});

describe('low click-through', () => {
  it('at the top is told when chance does not explain it', () => {
    const found = find({ queries: [query('stoneware teapot', 5, 900, 2)] });
    expect(found[0]).toMatchObject({ kind: 'low-ctr', query: 'stoneware teapot' });
    expect(found[0]?.expectedRate).toBeCloseTo(0.13);
    expect(find({ queries: [query('stoneware teapot', 4, 60, 2)] })).toEqual([]);
  });

  it('is measured by what the site usually gets there', () => {
    const others = Array.from({ length: 4 }, (_, at) => query(`teapot number ${at}`, 8, 1000, 2));
    expect(kinds(find({ queries: [...others, query('stoneware teapot', 8, 1000, 2)] }))).toEqual([]);
  });
});

describe('two pages that share a query', () => {
  const shared = (one: Figures, other: Figures, paths = ['/teapots', '/care']) => {
    const rows = [one, other].map((given, at) => pair(paths[at] ?? '/', 'clean stoneware teapot', ...given));
    return find({ pairs: rows, queries: [query('clean stoneware teapot', 6, 400, 11)] });
  };

  it('are told once, with the figures of both', () => {
    const found = shared([4, 220, 8], [2, 180, 14]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      kind: 'shared-query',
      urls: [`${site}/teapots`, `${site}/care`],
      perUrl: [
        { clicks: 4, impressions: 220, position: 8 },
        { clicks: 2, impressions: 180, position: 14 },
      ],
    });
  });

  it.each([
    ['one of them is hardly seen', [4, 390, 8], [0, 10, 14]],
    ['one is at the top', [60, 220, 1.4], [2, 180, 14]],
    ['they are right below each other', [4, 220, 5], [3, 200, 6]],
  ] as const)('are left out when %s', (_, one, other) => {
    expect(shared(one, other).map(({ kind }) => kind)).not.toContain('shared-query');
  });

  it('are left out when one is the home page', () => {
    expect(shared([4, 220, 8], [2, 180, 14], ['/', '/care']).map(({ kind }) => kind)).not.toContain(
      'shared-query',
    );
  });
});

describe('a page that loses clicks', () => {
  const before = (clicks: number, others = 100): SearchPeriod => ({
    ...period({}),
    pages: [seen('/teapots', clicks, 2000, 4), seen('/care', others, 3000, 5)],
  });
  const now = (given: Figures, others = 100) => ({
    pages: [seen('/teapots', ...given), seen('/care', others, 3000, 5), ...allSeen.slice(4)],
  });
  const losing = (...parts: Parameters<typeof find>) =>
    find(...parts).filter(({ kind }) => kind === 'losing-clicks');

  it('is told with what it had', () => {
    expect(losing(now([40, 1500, 7]), before(100))).toMatchObject([
      {
        urls: [`${site}/teapots`],
        clicks: 40,
        before: { clicks: 100, impressions: 2000, position: 4 },
        gain: 60,
      },
    ]);
  });

  it.each([
    ['fewer people search for it', now([40, 800, 4]), before(100)],
    ['chance explains it', now([14, 1500, 7]), before(21)],
    ['the whole site loses as much', now([40, 1500, 7], 40), before(100)],
    ['nothing is known of before', now([40, 1500, 7]), null],
  ])('is left out when %s', (_, is, was) => {
    expect(losing(is, was)).toEqual([]);
  });
});

describe('pages nobody sees', () => {
  it('are told together, without those that nobody searches for', () => {
    const found = find({ pages: allSeen.slice(0, 3) });
    expect(found).toMatchObject([{ kind: 'unseen-pages', urls: [`${site}/care`] }]);
  });

  it.each([
    ['the export was cut off', { pages: Array.from({ length: 1000 }, (_, at) => seen(`/p${at}`, 1, 9, 9)) }],
    ['it covers a few days only', { pages: allSeen.slice(0, 3), from: '2026-11-10' }],
    ['the figures are of other pages', { pages: [seen('/elsewhere', 4, 100, 3)] }],
  ])('are left out when %s', (_, more) => {
    expect(find(more)).toEqual([]);
  });

  it('are seen however their URL is written', () => {
    const other = allSeen.map((row) => ({
      ...row,
      url: `${row.url.replace('https://', 'http://www.').replace(/\/$/, '')}/#top`,
    }));
    expect(find({ pages: other })).toEqual([]);
  });
});

it('says the most to gain first', () => {
  const found = find({
    queries: [query('stoneware teapot', 1, 200, 9), query('stoneware coffee mugs', 3, 2000, 9)],
    pages: allSeen.slice(0, 3),
  });
  expect(found.map(({ kind }) => kind)).toEqual(['query-not-in-title', 'striking-distance', 'unseen-pages']);
});
