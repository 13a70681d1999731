/** The rows of the explorer say what the crawl of a site saw. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { AnalysisRows, StoredUrl } from '@pagewright/contract/explorer/url-row';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedAudit } from '../testing/audit-fixture.ts';
import { analysisRows } from './analysis-rows.ts';

let analysis: Analysis;
let rows: AnalysisRows;
beforeAll(async () => {
  const { site } = await sharedAudit('shop');
  analysis = Analysis.parse({
    ...site,
    id: '1',
    domain: 'shop.example',
    date: '2026-11-15T00:00:00Z',
    processingStats: { pagesAnalyzed: 1, pagesDiscovered: 1, aiCallsMade: 0, totalProcessingTime: 0 },
  });
  rows = site.rowsOf(analysis);
});

const home = 'https://shop.example/';
const idOf = (url: string): number => rows.urls.findIndex(({ row }) => row.url === url);
const at = (url: string): StoredUrl => {
  const found = rows.urls[idOf(url)];
  if (found === undefined) throw new Error(`There is no row of ${url}.`);
  return found;
};

describe('the rows of an analysis', () => {
  it('are its pages with their facts, findings and score, then all other URLs, each once', () => {
    const { pages } = analysis;
    expect(rows.urls.slice(0, pages.length).map(({ row }) => row.url)).toEqual(pages.map(({ url }) => url));
    expect(new Set(rows.urls.map(({ row }) => row.url)).size).toBe(rows.urls.length);
    const { row, issues, details } = at(home);
    expect(row).toMatchObject({ kind: 'page', internal: true, status: 200, depth: 0, pageType: 'home' });
    expect(row.titleLength).toBe(row.title?.length);
    expect(row.bytes).toBeGreaterThan(100);
    expect(row.responseMs).toBeGreaterThanOrEqual(0);
    expect(row.contentType).toContain('text/html');
    expect(row.score).toBe(pages[0]?.score?.value);
    expect(issues).toEqual(pages[0]?.issues);
    expect(details?.headers['content-type']).toContain('text/html');
    expect(pages.length).toBeLessThan(rows.urls.length);
  });

  it('name redirects with their target, and errors with their status', () => {
    const kinds = (kind: string) => rows.urls.filter(({ row }) => row.kind === kind).map(({ row }) => row);
    expect(kinds('redirect').length).toBeGreaterThan(0);
    for (const row of kinds('redirect'))
      expect([row.url, row.redirectTo]).toEqual([row.url, expect.any(String)]);
    expect(kinds('error').map(({ status }) => status)).toContain(404);
  });

  it('link pages by their ids, in both directions and with the texts of the links', () => {
    const out = at(home).details?.outlinks ?? [];
    expect(out.length).toBeGreaterThan(3);
    const [target, anchor] = out.find(([to]) => typeof to === 'number' && to !== 0) ?? [];
    expect(anchor).not.toBe('');
    const reached = rows.urls[Number(target)];
    expect(reached?.details?.sources).toContain(0);
    for (const { row, details } of rows.urls.slice(0, analysis.pages.length))
      expect([row.url, row.inlinks]).toEqual([row.url, details?.sources.length]);
    const outside = out.filter(([to]) => typeof to === 'string');
    expect(outside.every(([to]) => URL.canParse(String(to)))).toBe(true);
  });

  it('are made of a stored report as well, without what only the crawl knew', () => {
    const old = analysisRows(analysis, null);
    const urls = (all: AnalysisRows) => all.urls.map(({ row }) => row.url);
    expect(urls(rows)).toEqual(expect.arrayContaining(urls(old)));
    const [page] = old.urls;
    const { title, words, critical, pageRank } = at(home).row;
    expect(page?.row).toMatchObject({ url: home, title, words, critical, depth: null, inlinks: null });
    expect(page?.row.pageRank).toBeCloseTo(pageRank ?? -1);
  });
});
