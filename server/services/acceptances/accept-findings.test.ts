/** Accepting findings through the API: the latest report and later ones follow, and everything can be taken back. */
import { randomUUID } from 'node:crypto';
import type { Acceptance } from '@pagewright/contract/entities/acceptance';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { HistoryItem } from '@pagewright/contract/entities/history';
import type { SiteSummary } from '@pagewright/contract/entities/site';
import type { TemplateView } from '@pagewright/contract/entities/template-view';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAnalysis, anIssue, aPage, storeAnalysis } from '../../testing/stored-analysis.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { acceptInNew, endAcceptances } from './accept-findings.ts';

let server: TestApp;
let cookie: string;
let siteId: string;
let analysis: Analysis;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = new Date('2026-11-15T12:00:00Z');
  cookie = await server.signUp(`${randomUUID()}@mail.example`);
  analysis = anAnalysis({
    pages: [
      aPage('https://shop.example/', { issues: [anIssue()] }),
      aPage('https://shop.example/tag/1', { issues: [anIssue({ evidence: [{ found: 'this' }] })] }),
    ],
    metrics: { goodPractices: 0, warnings: 0, criticalIssues: 2 },
  });
  await storeAnalysis(server, cookie, analysis);
  siteId = (await read<SiteSummary[]>('/api/sites'))[0]?.id ?? '';
});

const read = async <T>(url: string): Promise<T> => (await server.call('GET', url, { cookie })).json<T>();
const report = () => read<Analysis>(`/api/analysis/${analysis.id}`);
const accept = (body: object) =>
  server.call('POST', `/api/sites/${siteId}/acceptances`, {
    cookie,
    body: { ruleId: 'title-missing', scope: 'site', reason: 'The shop has no titles', ...body },
  });
const listed = () => read<Acceptance[]>(`/api/sites/${siteId}/acceptances`);

describe('accepting', () => {
  it('takes findings out of the latest report, its figures and the history, and says who and why', async () => {
    const accepted = (await accept({ scope: 'page', target: 'https://shop.example/' })).json<Acceptance>();
    expect(accepted).toMatchObject({ matches: 1, state: 'active', reason: 'The shop has no titles' });
    expect(accepted.by).toMatch(/@mail\.example$/);
    const { pages, accepted: list, metrics } = await report();
    expect(pages.map(({ issues }) => issues.length)).toEqual([0, 1]);
    expect(list?.map(({ url, acceptanceId }) => [url, acceptanceId])).toEqual([
      ['https://shop.example/', accepted.id],
    ]);
    expect(metrics.criticalIssues).toBe(1);
    const [item] = await read<HistoryItem[]>('/api/analysis/history');
    expect(item?.metrics.criticalIssues).toBe(1);
  });

  it('is taken back without a trace', async () => {
    const before = (await server.call('GET', `/api/analysis/${analysis.id}`, { cookie })).json();
    const { id } = (await accept({})).json<Acceptance>();
    expect((await report()).metrics.criticalIssues).toBe(0);
    const url = `/api/sites/${siteId}/acceptances/${id}`;
    expect((await server.call('DELETE', url, { cookie })).statusCode).toBe(200);
    expect(await report()).toEqual(before);
    expect(await listed()).toEqual([]);
    expect((await server.call('DELETE', url, { cookie })).statusCode).toBe(404);
  });

  it('needs a finding, a reason and a place', async () => {
    expect((await accept({ ruleId: 'h1-missing' })).json().code).toBe('nothing_to_accept');
    expect((await accept({ scope: 'page', target: 'https://shop.example/other' })).statusCode).toBe(409);
    expect((await accept({ reason: ' ' })).statusCode).toBe(400);
    expect((await accept({ scope: 'pattern' })).statusCode).toBe(400);
    expect((await report()).metrics.criticalIssues).toBe(2);
  });

  it('takes several rules on the pages of a template at once, or none of them', async () => {
    const both = [anIssue(), anIssue({ ruleId: 'h1-missing', title: 'No h1', category: 'headings' })];
    const template = '/tag/* abc';
    const tagPage = (at: number) => aPage(`https://shop.example/tag/${at}`, { issues: both, template });
    const next = anAnalysis({
      date: '2026-11-16T10:00:00.000Z',
      pages: [aPage('https://shop.example/', { issues: both }), tagPage(1), tagPage(2)],
    });
    await storeAnalysis(server, cookie, next);
    const templates = await read<TemplateView>(`/api/analysis/${next.id}/templates`);
    expect(templates.templates.map(({ pattern, findings }) => [pattern, findings])).toEqual([['/tag/*', 4]]);
    const bulk = (ruleIds: string[]) =>
      server.call('POST', `/api/sites/${siteId}/acceptances/bulk`, {
        cookie,
        body: { ruleIds, scope: 'pattern', target: '/tag/*', reason: 'Tags are an old habit' },
      });
    expect((await bulk(['title-missing', 'no-such-rule'])).json().code).toBe('nothing_to_accept');
    expect(await listed()).toEqual([]);
    expect((await bulk(['title-missing', 'h1-missing'])).json()).toHaveLength(2);
    const { pages } = await read<Analysis>(`/api/analysis/${next.id}`);
    expect(pages.map(({ issues }) => issues.length)).toEqual([2, 0, 0]);
    expect((await read<TemplateView>(`/api/analysis/${next.id}/templates`)).templates).toEqual([]);
    expect((await listed()).map(({ matches, target }) => [matches, target])).toEqual([
      [2, '/tag/*'],
      [2, '/tag/*'],
    ]);
    const csv = await server.call('GET', `/api/analysis/${next.id}/export/csv`, { cookie });
    expect(csv.body.match(/Tags are an old habit/g)).toHaveLength(4);
    const json = await server.call('GET', `/api/analysis/${next.id}/export/json`, { cookie });
    expect(json.json<Analysis>().accepted).toHaveLength(4);
  });

  it.each(['2026-02-30', '2026-99-99', '0000-01-01', '2020-01-01'])(
    'refuses %s as its last day',
    async (until) => {
      const response = await accept({ until });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toHaveProperty('fields.until');
      expect(await listed()).toEqual([]);
    },
  );

  it('ends after its last day', async () => {
    await accept({ until: '2026-11-20' });
    await endAcceptances(server.deps);
    expect((await report()).metrics.criticalIssues).toBe(0);
    server.clock.now = new Date('2026-11-21T00:30:00Z');
    await endAcceptances(server.deps);
    expect((await report()).metrics.criticalIssues).toBe(2);
    expect((await listed())[0]).toMatchObject({ state: 'ended', matches: 0 });
  });

  it('holds for the next analysis, and is said to be unused when that has nothing of it', async () => {
    await accept({});
    const finished = (text: string) => ({
      text,
      wholeText: null,
      date: analysis.date,
      pagesCount: 2,
      creditsUsed: 5,
      metrics: analysis.metrics,
      figures: {
        score: 50,
        indexable: 2,
        lcpMs: null,
      },
    });
    const again = await acceptInNew(server.deps, siteId, finished(JSON.stringify(analysis)));
    expect(again.finished.metrics.criticalIssues).toBe(0);
    expect(JSON.parse(again.finished.wholeText ?? '{}').pages).toHaveLength(2);
    const sound = { ...analysis, pages: [aPage('https://shop.example/')] };
    const { matches, finished: same } = await acceptInNew(
      server.deps,
      siteId,
      finished(JSON.stringify(sound)),
    );
    expect([Object.values(matches), same.wholeText]).toEqual([[0], null]);
  });
});
