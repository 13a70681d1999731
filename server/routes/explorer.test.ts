/** The URL explorer: filters, orders and pages of rows; whose they are; what an attacker gets. */
import { randomUUID } from 'node:crypto';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Site } from '@pagewright/contract/entities/site';
import type {
  SavedView,
  SiteGraph,
  SiteStructure,
  UrlDetail,
  UrlLinks,
  UrlRows,
} from '@pagewright/contract/explorer/explorer';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../store/analysis-rows.ts';
import { purgeExpired } from '../store/purge-expired.ts';
import { anAnalysis, anIssue, aPage, storeAnalysis } from '../testing/stored-analysis.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { packRows } from '../workers/pack-rows.ts';

let server: TestApp;
let cookie: string;
let stranger: string;
let report: Analysis;

const at = (path: string): string => `https://shop.example${path}`;
const page = (path: string, words: number, over: Parameters<typeof aPage>[1] = {}) =>
  aPage(at(path), { contentMetrics: { wordCount: words, keywordDensity: [] }, ...over });

beforeAll(async () => {
  server = await createTestApp();
  cookie = await server.signUp(`${randomUUID()}@mail.example`);
  stranger = await server.signUp(`${randomUUID()}@mail.example`);
  report = anAnalysis({
    pages: [
      page('/', 500, { title: 'Über uns: 100% Tee', score: { value: 90, deductions: [] } }),
      page('/tea/green', 300, { title: null, score: null, issues: [anIssue()], suggestions: ['Write one.'] }),
      page('/tea/black', 120, {
        title: '=HYPERLINK("x")',
        issues: [anIssue({ ruleId: 'h1-missing', severity: 'warning', title: 'H1 is missing' })],
      }),
      page('/tea/white', 120, { title: "O'Neill's", metaDescription: 'White tea', status: 200 }),
    ],
    siteIssues: [{ ...anIssue({ ruleId: 'redirect-chain', severity: 'warning' }), urls: [at('/old')] }],
    coverage: {
      full: true,
      notes: [],
      entries: [
        {
          url: at('/old'),
          foundIn: 'link',
          foundOn: at('/'),
          outcome: 'skipped',
          reason: 'It redirects.',
          code: 'redirect',
          data: { to: at('/') },
          status: 301,
        },
        {
          url: at('/gone'),
          foundIn: 'link',
          foundOn: at('/'),
          outcome: 'failed',
          reason: 'Gone.',
          status: 410,
        },
        { url: at('/later'), foundIn: 'sitemap', foundOn: null, outcome: 'notCrawled', reason: 'A limit.' },
      ],
    },
  });
  await storeAnalysis(server, cookie, report);
});
afterAll(() => server.close());

const get = (url: string, as = cookie) => server.call('GET', url, { cookie: as });
const query = (parts: Record<string, unknown>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts))
    search.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  return search.toString();
};
const urls = async (parts: Record<string, unknown> = {}): Promise<UrlRows> =>
  (await get(`/api/analysis/${report.id}/urls?${query(parts)}`)).json();
const paths = async (parts: Record<string, unknown>): Promise<string[]> =>
  (await urls(parts)).rows.map(({ url }) => new URL(url).pathname);
const where = (filter: unknown) => paths({ filter });

describe('the rows of an analysis that was saved before there were rows', () => {
  it('are made when they are first read, once, also by two requests at a time', async () => {
    const [first, second] = await Promise.all([urls(), urls()]);
    expect(first.total).toBe(7);
    expect(second).toEqual(first);
    expect(first.next).toBeNull();
    expect(first.rows[0]).toMatchObject({ id: 0, url: at('/'), status: 200, score: 90, critical: 0 });
  });
});

describe('a filter', () => {
  it.each([
    [{ column: 'status', is: '4xx' }, ['/gone']],
    [{ column: 'status', isNot: 200 }, ['/old', '/gone', '/later']],
    [{ column: 'kind', is: 'redirect' }, ['/old']],
    [{ column: 'words', atLeast: 121 }, ['/', '/tea/green']],
    [{ column: 'title', isEmpty: true }, ['/tea/green', '/old', '/gone', '/later']],
    [{ column: 'title', contains: '100%' }, ['/']],
    [{ column: 'title', contains: '_' }, []],
    [{ column: 'title', startsWith: 'über' }, ['/']],
    [{ column: 'title', is: "o'neill's" }, ['/tea/white']],
    [{ column: 'findings', has: 'h1-missing' }, ['/tea/black']],
    [{ column: 'indexable', is: false }, ['/old', '/gone']],
    [{ column: 'redirectTo', is: at('/') }, ['/old']],
    [
      {
        and: [
          { column: 'url', contains: '/TEA/' },
          {
            or: [
              { column: 'critical', atLeast: 1 },
              { column: 'score', atMost: 100 },
            ],
          },
        ],
      },
      ['/tea/green', '/tea/black', '/tea/white'],
    ],
  ])('%j leaves %j', async (filter, left) => {
    expect(await where(filter)).toEqual(left);
  });

  it('and a search are one view, whose count is of what they leave', async () => {
    expect(await paths({ q: 'tea white', filter: { column: 'words', atMost: 200 } })).toEqual(['/tea/white']);
    expect((await urls({ q: 'tea', limit: '1' })).total).toBe(3);
  });

  it('that is wrong is refused with what is wrong, and reaches no database', async () => {
    const refused = async (parts: Record<string, unknown>): Promise<string> => {
      const response = await get(`/api/analysis/${report.id}/urls?${query(parts)}`);
      expect(response.statusCode).toBe(400);
      return response.json<{ message: string }>().message;
    };
    expect(await refused({ filter: { column: "status' or 1=1 --", is: 200 } })).toContain('no column');
    expect(await refused({ filter: { column: 'status', is: '200; drop table users' } })).toContain('4xx');
    expect(await refused({ sort: 'id) --' })).toContain('no column');
    expect(await refused({ columns: 'url,password_hash' })).toContain('no column');
    expect(await refused({ after: 'bm90IGpzb24' })).toContain('start');
    const forged = Buffer.from(JSON.stringify(['words', '1; drop table users', 1])).toString('base64url');
    expect(await refused({ sort: 'words', after: forged })).toContain('start');
  });

  it('compares whatever it is given as a value', async () => {
    for (const contains of ["'; drop table analysis_urls; --", String.raw`\'`, '$1', '%', 'ü(.*)+$', '"'])
      expect(await where({ column: 'description', contains })).toEqual([]);
    expect(await where({ column: "field:a' or '1'='1", is: 'x' })).toEqual([]);
    expect((await urls()).total).toBe(7);
  });
});

describe('an order', () => {
  it('has empty values last either way, and is read by the page without gaps', async () => {
    const read = async (sort: string): Promise<string[]> => {
      const seen: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const { rows, next }: UrlRows = await urls({
          sort,
          limit: '2',
          columns: 'url',
          ...(after && { after }),
        });
        seen.push(...rows.map(({ url }) => new URL(url).pathname));
        after = next;
      }
      return seen;
    };
    const rest = ['/old', '/gone', '/later'];
    expect(await read('words')).toEqual(['/tea/black', '/tea/white', '/tea/green', '/', ...rest]);
    expect(await read('-words')).toEqual(['/', '/tea/green', '/tea/black', '/tea/white', ...rest]);
    expect(await read('-findings')).toEqual(['/tea/green', '/tea/black', '/', '/tea/white', ...rest]);
    for (const sort of ['title', 'indexable', 'status', 'lastModified', 'field:price', 'score'])
      expect([sort, (await read(sort)).length]).toEqual([sort, 7]);
  });
});

describe('one URL', () => {
  const detail = async (id: number): Promise<UrlDetail> =>
    (await get(`/api/analysis/${report.id}/urls/${id}`)).json();

  it('has its facts, findings with all their texts, and suggestions', async () => {
    const { row, findings, suggestions } = await detail(1);
    expect(row).toMatchObject({ url: at('/tea/green'), words: 300 });
    expect(findings).toEqual(report.pages[1]?.issues);
    expect(suggestions).toEqual(['Write one.']);
  });

  it('has the findings about the site that name it', async () => {
    const { row, siteFindings } = await detail(4);
    expect(row.url).toBe(at('/old'));
    expect(siteFindings.map(({ ruleId }) => ruleId)).toEqual(['redirect-chain']);
  });

  it('that is not there is refused', async () => {
    expect((await get(`/api/analysis/${report.id}/urls/99`)).statusCode).toBe(404);
    expect((await get(`/api/analysis/${report.id}/urls/99/links`)).statusCode).toBe(404);
    expect((await get(`/api/analysis/${report.id}/urls/x`)).statusCode).toBe(400);
  });
});

describe('links and pictures', () => {
  it('come from the rows that a run saved', async () => {
    const analysis = anAnalysis({ pages: [page('/', 9), page('/a/b', 9)] });
    await storeAnalysis(server, cookie, analysis);
    const details = { headers: {}, redirects: [], suggestions: [] };
    const row = (path: string, over: object) => ({
      values: {},
      issues: [],
      row: {
        url: at(path),
        kind: 'page',
        internal: true,
        status: 200,
        critical: 0,
        warnings: 0,
        info: 0,
        ...over,
      },
    });
    const stored = [
      {
        ...row('/', { inlinks: 1 }),
        details: {
          ...details,
          outlinks: [
            [1, 'Go', 5],
            ['https://o.example/', 'Out', 0],
          ],
          sources: [1],
        },
      },
      {
        ...row('/a/b', { inlinks: 1, depth: 1 }),
        details: { ...details, outlinks: [[0, 'Home', 8]], sources: [0] },
      },
    ];
    await insertRows(server.db, analysis.id, packRows({ urls: stored as never, siteIssues: [] }));
    await sql`update analyses set has_rows = true where id = ${analysis.id}`.execute(server.db);
    const links = async (id: number, direction: string): Promise<UrlLinks> =>
      (await get(`/api/analysis/${analysis.id}/urls/${id}/links?direction=${direction}`)).json();
    expect(await links(0, 'out')).toEqual({
      links: [
        { id: 1, url: at('/a/b'), status: 200, anchor: 'Go', rel: ['nofollow'], place: 'main' },
        { id: null, url: 'https://o.example/', status: null, anchor: 'Out', rel: [], place: 'other' },
      ],
      total: 2,
      next: null,
    });
    expect((await links(0, 'in')).links).toEqual([
      { id: 1, url: at('/a/b'), status: 200, anchor: 'Home', rel: [], place: 'navigation' },
    ]);
    const graph: SiteGraph = (await get(`/api/analysis/${analysis.id}/graph`)).json();
    expect(graph.links).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(graph.nodes.map(({ url }) => url)).toEqual([at('/'), at('/a/b')]);
  });

  it('count folders with what is in them', async () => {
    const { folders, depths, statuses }: SiteStructure = (
      await get(`/api/analysis/${report.id}/structure`)
    ).json();
    expect(folders.map(({ path, parent, pages, urls: all }) => [path, parent, pages, all])).toEqual([
      ['/', null, 4, 6],
      ['/tea/', '/', 3, 3],
    ]);
    expect(depths).toEqual([{ depth: null, pages: 4 }]);
    expect(statuses).toContainEqual({ status: 410, urls: 1 });
  });
});

describe('the spreadsheet of a view', () => {
  it('has all its rows and no formula', async () => {
    const response = await get(
      `/api/analysis/${report.id}/urls.csv?${query({ columns: 'url,title,words', sort: '-words', filter: { column: 'kind', is: 'page' } })}`,
    );
    expect(response.headers['content-disposition']).toContain('seo-analysis-shop.example-urls-');
    const lines = response.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe('url,title,words');
    expect(lines).toHaveLength(5);
    expect(response.body).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

describe('whose rows they are', () => {
  it('is whose analysis it is, on every path', async () => {
    for (const path of ['urls', 'urls.csv', 'urls/0', 'urls/0/links', 'structure', 'graph']) {
      expect([path, (await get(`/api/analysis/${report.id}/${path}`, stranger)).statusCode]).toEqual([
        path,
        404,
      ]);
      expect((await server.call('GET', `/api/analysis/${report.id}/${path}`)).statusCode).toBe(401);
    }
  });

  it('takes the rows along when the analysis is deleted for good', async () => {
    const analysis = anAnalysis();
    await storeAnalysis(server, cookie, analysis);
    await get(`/api/analysis/${analysis.id}/urls`);
    await server.call('DELETE', `/api/analysis/${analysis.id}`, { cookie });
    expect((await get(`/api/analysis/${analysis.id}/urls`)).statusCode).toBe(404);
    await purgeExpired(server.db, new Date(Date.now() + 3_600_000));
    for (const table of ['analysis_urls', 'analysis_url_details', 'analysis_findings', 'analysis_rules']) {
      const { rows } =
        await sql`select 1 from ${sql.table(table)} where analysis_id = ${analysis.id}`.execute(server.db);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });
});

describe('saved views', () => {
  const site = async (): Promise<string> => (await get('/api/sites')).json<Pick<Site, 'id'>[]>()[0]?.id ?? '';

  it('are kept by name, replaced and deleted', async () => {
    const url = `/api/sites/${await site()}/views`;
    const view = { filter: { column: 'status', is: '4xx' }, sort: '-inlinks', columns: ['url'] };
    const save = (body: object, as = cookie) => server.call('POST', url, { cookie: as, body });
    const saved: SavedView = (await save({ name: 'Broken', view: {} })).json();
    expect((await save({ name: 'Broken', view })).json<SavedView>().id).toBe(saved.id);
    expect((await get(url)).json<SavedView[]>()).toMatchObject([{ name: 'Broken', view }]);
    expect((await save({ name: 'Bad', view: { sort: 'nothing' } })).statusCode).toBe(400);
    expect((await save({ name: 'Not mine', view }, stranger)).statusCode).toBe(404);
    expect((await server.call('DELETE', `${url}/${saved.id}`, { cookie: stranger })).statusCode).toBe(404);
    expect((await server.call('DELETE', `${url}/${saved.id}`, { cookie })).statusCode).toBe(200);
    expect((await server.call('DELETE', `${url}/${saved.id}`, { cookie })).statusCode).toBe(404);
  });
});
