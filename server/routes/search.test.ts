/** Figures of Search Console over the API: imported, read, compared, turned into opportunities and deleted. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { ImportResult, Opportunities, SearchView } from '@pagewright/contract/entities/search';
import type { Site } from '@pagewright/contract/entities/site';
import { limits } from '@pagewright/contract/limits';
import {
  english,
  exportFiles,
  german,
  makeZip,
  type Row,
  sheetOf,
} from '@pagewright/engine/search/testing/make-export';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAnalysis, aPage, storeAnalysis } from '../testing/stored-analysis.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from '../testing/test-runs.ts';

const home = 'https://shop.example';
const queries: Row[] = [
  ['stoneware mug', 9, 900, 8.1],
  ['stoneware mugs', 3, 300, 9],
  ['tea bowl', 1, 20, 9],
];
const pages: Row[] = [
  [`${home}/`, 30, 500, 6],
  [`${home}/mugs`, 12, 1300, 8],
];
/** 28 days up to this one. */
const daysTo = (last: string, clicks: number): Row[] =>
  Array.from({ length: 28 }, (_, at) => {
    const day = new Date(Date.parse(last) - at * 86_400_000).toISOString().slice(0, 10);
    return [day, clicks, 100, 8];
  });

let site: TestSite;
let runs: TestRuns;
let cookie: string;
let siteId: string;
beforeAll(async () => {
  site = await serveTestSite({ pages: 1 });
  runs = await createTestRuns(site);
});
afterAll(async () => {
  await runs.close();
  await site.close();
});

beforeEach(async () => {
  await runs.db.deleteFrom('rate_counters').execute();
  ({ cookie } = await runs.person(100));
  const mugs = aPage(`${home}/mugs`, {
    title: 'Mugs for everyone',
    paragraphs: [
      'Each stoneware mug is thrown by hand. A stoneware mug keeps coffee warm, as stoneware does.',
    ],
  });
  await storeAnalysis(
    runs,
    cookie,
    anAnalysis({ domain: 'shop.example', pages: [aPage(`${home}/`, { title: 'Shop' }), mugs] }),
  );
  const sites = await runs.call('GET', '/api/sites', { cookie });
  siteId = sites.json<Site[]>()[0]?.id ?? '';
});

const upload = (payload: Buffer | string, type = 'application/zip', query = '') =>
  runs.app.inject({
    method: 'POST',
    url: `/api/sites/${siteId}/search/import${query}`,
    headers: { origin: 'http://localhost:3000', cookie, 'content-type': type },
    payload,
  });
const read = async (query = '') =>
  (await runs.call('GET', `/api/sites/${siteId}/search${query}`, { cookie })).json<SearchView>();
const opportunities = async () =>
  (await runs.call('GET', `/api/sites/${siteId}/opportunities`, { cookie })).json<Opportunities>();
const zip = (last: string, clicks = 4, names = english) =>
  makeZip(exportFiles(names, { queries, pages, days: daysTo(last, clicks) }));

describe('an imported file', () => {
  it('is told with its days, and read with totals, trend, pages and queries', async () => {
    const made = await upload(zip('2026-11-15'));
    expect([made.statusCode, made.json<ImportResult>()]).toEqual([
      200,
      { from: '2026-10-19', to: '2026-11-15', pages: 2, queries: 3, isRangeAssumed: false },
    ]);
    const view = await read();
    expect(view).toMatchObject({
      source: 'import',
      from: '2026-10-19',
      to: '2026-11-15',
      totals: { clicks: 112, impressions: 2800, position: 8 },
      before: null,
      connection: null,
    });
    expect(view.trend).toHaveLength(28);
    expect(view.pages[0]).toMatchObject({ url: `${home}/`, clicks: 30, before: null });
    expect(view.queries.map(({ query }) => query)).toEqual(['stoneware mug', 'stoneware mugs', 'tea bowl']);
  });

  it('is compared with the one before', async () => {
    await upload(zip('2026-10-18', 6, german));
    await upload(zip('2026-11-15'));
    const view = await read();
    expect(view.before).toMatchObject({ clicks: 168 });
    expect(view.pages[0]?.before).toMatchObject({ clicks: 30 });
  });

  it('a second time changes nothing', async () => {
    await upload(zip('2026-11-15'));
    const first = await read();
    await upload(zip('2026-11-15'));
    expect(await read()).toEqual(first);
  });

  it('may come in separate files', async () => {
    const figures = english.figures;
    await upload(sheetOf(`Top pages,${figures}`, pages), 'text/csv', '?from=2026-10-01&to=2026-10-28');
    const second = await upload(sheetOf(`Top queries,${figures}`, queries), 'text/csv; charset=utf-8');
    expect(second.json()).toEqual({
      from: '2026-10-01',
      to: '2026-10-28',
      pages: 2,
      queries: 3,
      isRangeAssumed: false,
    });
    expect(await read()).toMatchObject({ totals: { clicks: 42, impressions: 1800 } });
  });

  it('shows opportunities with the page of the newest report', async () => {
    await upload(zip('2026-11-15'));
    const { from, to, opportunities: found } = await opportunities();
    expect([from, to]).toEqual(['2026-10-19', '2026-11-15']);
    expect(found).toMatchObject([
      {
        kind: 'query-not-in-title',
        query: 'stoneware mug',
        variants: ['stoneware mugs'],
        impressions: 1200,
        urls: [`${home}/mugs`],
        missingWords: ['stoneware'],
      },
    ]);
  });
});

describe('a file that cannot be imported', () => {
  it.each([
    [
      'with a broken line',
      'text/csv',
      'Query,Clicks,Impressions,CTR,Position\nmug,x,10,1%,3',
      400,
      'line 2, column Clicks',
    ],
    [
      'of another site',
      'text/csv',
      'Page,Clicks,Impressions,CTR,Position\nhttps://else.example/,1,10,1%,3',
      400,
      'of else.example',
    ],
    ['of another kind', 'application/json', '{}', 415, 'Send the file as application/zip'],
  ])('is refused in a sentence and changes nothing: %s', async (_, type, text, status, sentence) => {
    await upload(zip('2026-11-15'));
    const before = await read();
    const answer = await upload(text, type);
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(sentence)]);
    expect(await read()).toEqual(before);
  });

  it('is refused when it is larger than 50 MB, said or not', async () => {
    const large = Buffer.alloc(limits.search.importBytesMax + 1, 'a');
    expect((await upload(large, 'text/csv')).statusCode).toBe(413);
  });

  it('is refused with half a range', async () => {
    const answer = await upload('x', 'text/csv', '?from=2026-10-01');
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Give both from and to, or neither.']);
  });
});

describe('a report', () => {
  const latest = async () => {
    const history = await runs.call('GET', '/api/analysis/history', { cookie });
    const id = history.json<{ id: string }[]>()[0]?.id ?? '';
    return (await runs.call('GET', `/api/analysis/${id}`, { cookie })).json<Analysis>();
  };

  it('follows an import, and what is deleted', async () => {
    await upload(zip('2026-11-15'));
    const report = await latest();
    expect(report.search).toMatchObject({ from: '2026-10-19', totals: { clicks: 42, impressions: 1800 } });
    expect(report.pages.map(({ search }) => search?.clicks)).toEqual([30, 12]);
    expect(report.pages[1]?.search?.queries[0]).toMatchObject({ query: 'stoneware mug', impressions: 1200 });
    await runs.call('DELETE', `/api/sites/${siteId}/search`, { cookie });
    const cleared = await latest();
    expect([cleared.search, cleared.pages[0]?.search]).toEqual([undefined, undefined]);
  });

  it('of a later run has the figures that were imported before it', async () => {
    await runs.work();
    const person = await runs.person(100, { useAI: false });
    ({ cookie } = person);
    const domain = 'site-7.example';
    const added = await runs.call('POST', '/api/sites', { cookie, body: { domain } });
    siteId = added.json<{ id: string }>().id;
    const figures = sheetOf(`Top pages,${english.figures}`, [[`https://${domain}/`, 7, 90, 4]]);
    expect((await upload(figures, 'text/csv')).statusCode).toBe(200);
    expect(await runs.ended(await runs.started(person, domain))).toBe('completed');
    const report = await latest();
    expect(report.search?.totals).toMatchObject({ clicks: 7, impressions: 90 });
    expect(report.pages[0]?.search).toMatchObject({ clicks: 7, impressions: 90, position: 4 });
  });
});

it('says that there is nothing before anything was imported', async () => {
  expect(await read()).toMatchObject({ source: null, totals: null, pages: [], trend: [] });
  expect(await opportunities()).toEqual({ from: null, to: null, opportunities: [] });
});

it('deletes all of it', async () => {
  await upload(zip('2026-11-15'));
  const gone = await runs.call('DELETE', `/api/sites/${siteId}/search`, { cookie });
  expect(gone.json()).toEqual({ ok: true });
  expect(await read()).toMatchObject({ source: null, totals: null });
  for (const table of ['search_days', 'search_imports'] as const)
    expect(await runs.db.selectFrom(table).selectAll().where('site_id', '=', siteId).execute()).toEqual([]);
});
