/** A scan of a whole site: its rows and report, what it costs, who may start it, and that no page is read twice. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { UrlDetail, UrlRows } from '@pagewright/contract/explorer/explorer';
import { limits } from '@pagewright/contract/limits';
import { wholeSiteCredits, wholeSitePages } from '@pagewright/contract/pricing/scan-price';
import { coverageCounts } from '@pagewright/contract/report/report-figures';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
} from '../../testing/test-runs.ts';

const pages = 104;
let site: TestSite;
let runs: TestRuns;
beforeAll(async () => {
  site = await serveTestSite({ pages });
  runs = await createTestRuns(site);
  await runs.work();
});
afterAll(async () => {
  await runs.close();
  await site.close();
});

const scan = ({ cookie }: TestUser, domain: string) =>
  runs.call('POST', '/api/analyze', { cookie, body: { domain, wholeSite: true, useSitemap: false } });
const scanned = async (person: TestUser, domain: string): Promise<string> => {
  const response = await scan(person, domain);
  expect(response.body).toContain('runId');
  return response.json<{ runId: string }>().runId;
};
const creditsOf = async ({ cookie }: TestUser): Promise<number> =>
  (await runs.call('GET', '/api/payments/credits', { cookie })).json<{ credits: number }>().credits;
const rowsOf = async (table: string, column: string, id: string): Promise<number> => {
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
    runs.db,
  );
  return rows.length;
};

describe('a scan of a whole site', () => {
  it('keeps every page as a row, and a report without pages', async () => {
    const person = await runs.person(20);
    const id = await scanned(person, 'site-1.example');
    expect(await creditsOf(person)).toBe(0);
    expect(await runs.ended(id)).toBe('completed');
    const read = async <T>(path: string): Promise<T> =>
      (await runs.call('GET', `/api/analysis/${id}${path}`, person)).json<T>();
    const report = await read<Analysis>('');
    expect(report).not.toHaveProperty('pages');
    expect(report).toMatchObject({ wholeSite: true, pageCount: pages + 1 });
    expect(report.siteIssues.length).toBeGreaterThan(3);
    expect(coverageCounts(report)).toMatchObject({ analysed: pages + 1 });
    expect(report.coverage.notes.map(({ text }) => text)).not.toContainEqual(
      expect.stringContaining('too long to show'),
    );
    const all = report.siteIssues.find(({ pageCount = 0 }) => pageCount > 100);
    expect(all?.urls).toHaveLength(100);
    const urls = await read<UrlRows>('/urls?sort=-inlinks&columns=depth,inlinks,score,findings&limit=500');
    expect(urls.total).toBe(pages + 1);
    expect(new Set(urls.rows.map(({ depth }) => depth))).toEqual(new Set([0, 1]));
    // All pages link to all but the home page.
    const linked = urls.rows.filter(({ inlinks }) => inlinks === pages);
    expect(linked).toHaveLength(pages);
    const first = await read<UrlDetail>(`/urls/${urls.rows[0]?.id}`);
    expect(new Set(first.findings.map(({ ruleId }) => ruleId))).toEqual(
      new Set(urls.rows[0]?.['findings'] as string[]),
    );
    // For 105 pages: 3 credits, and 1 for those beyond 100.
    expect(await creditsOf(person)).toBe(20 - 4);
    expect(await rowsOf('run_requests', 'run_id', id)).toBe(0);
    for (const path of ['/export/csv', '/export/pdf', '/export/json', '/templates'])
      expect([path, (await runs.call('GET', `/api/analysis/${id}${path}`, person)).statusCode]).toEqual([
        path,
        200,
      ]);
    expect((await runs.call('GET', `/api/analysis/${id}/changes`, person)).statusCode).toBe(409);
  });

  it('is paused and resumed without reading a page again', async () => {
    const person = await runs.person(20);
    site.requested.length = 0;
    const id = await scanned(person, 'site-2.example');
    const body = { domain: 'site-2.example' };
    await expect.poll(() => site.requested.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(40);
    const pause = await runs.call('POST', '/api/analyze/pause', { ...person, body });
    expect(pause.json()).toEqual({ paused: true });
    expect((await runs.call('POST', '/api/analyze/pause', { ...person, body })).json()).toEqual({
      paused: true,
    });
    await expect
      .poll(
        async () => {
          const before = site.requested.length;
          await new Promise((resolve) => setTimeout(resolve, 300));
          return site.requested.length - before;
        },
        { timeout: 20_000 },
      )
      .toBe(0);
    expect(site.requested.length).toBeLessThan(pages);
    expect(await runs.stateOf(id)).toBe('queued');
    const kept = await rowsOf('run_requests', 'run_id', id);
    expect((await runs.call('POST', '/api/analyze/resume', { ...person, body })).json()).toEqual({
      resumed: true,
    });
    expect(await runs.ended(id)).toBe('completed');
    // Slow pages are requested once more at the end, when all were read.
    const read = new Set<string>();
    let twice = 0;
    for (const path of site.requested.filter((each) => /^\/page-\d+$/.test(each))) {
      if (read.size === pages) break;
      if (read.has(path)) twice += 1;
      read.add(path);
    }
    expect(read.size).toBe(pages);
    expect(kept).toBeGreaterThan(16);
    // What was in flight when it was paused is requested again, and nothing that was kept.
    expect(twice).toBeLessThanOrEqual(16);
  });

  it('costs nothing and leaves no rows when it is cancelled', async () => {
    const person = await runs.person(20);
    const id = await scanned(person, 'site-3.example');
    await expect.poll(() => rowsOf('run_requests', 'run_id', id), { timeout: 60_000 }).toBeGreaterThan(5);
    await runs.call('POST', '/api/analyze/cancel', { ...person, body: { domain: 'site-3.example' } });
    expect(await runs.ended(id)).toBe('cancelled');
    expect(await creditsOf(person)).toBe(20);
    for (const [table, column] of [
      ['run_requests', 'run_id'],
      ['analysis_urls', 'analysis_id'],
    ] as const)
      expect([table, await rowsOf(table, column, id)]).toEqual([table, 0]);
  });

  it('is for paid accounts, and reads as many pages as the balance covers', async () => {
    expect((await scan(await runs.person(), 'site-4.example')).statusCode).toBe(403);
    expect((await scan(await runs.person(2), 'site-4.example')).statusCode).toBe(403);
    expect(wholeSitePages(3)).toBe(100);
    expect(wholeSitePages(5)).toBe(1100);
    expect(wholeSitePages(9999)).toBe(limits.wholeSite.pagesMax);
    expect([100, 101, 600, 601, 50_000].map(wholeSiteCredits)).toEqual([3, 4, 4, 5, 103]);
  });
});
