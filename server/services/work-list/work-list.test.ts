/** The work list of a site through the API: what is put on it, what a later analysis finds again, what exports say of it. */
import { randomUUID } from 'node:crypto';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { SiteSummary } from '@pagewright/contract/entities/site';
import type { WorkItem } from '@pagewright/contract/entities/work-item';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAnalysis, anIssue, aPage, storeAnalysis } from '../../testing/stored-analysis.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const home = 'https://shop.example/';
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
  analysis = anAnalysis({ pages: [aPage(home, { issues: [anIssue()] }), aPage(`${home}about`)] });
  await storeAnalysis(server, cookie, analysis);
  const sites = (await server.call('GET', '/api/sites', { cookie })).json<SiteSummary[]>();
  siteId = sites[0]?.id ?? '';
});

const list = async () =>
  (await server.call('GET', `/api/sites/${siteId}/work`, { cookie })).json<WorkItem[]>();
const change = (body: object) =>
  server.call('PUT', `/api/sites/${siteId}/work`, { cookie, body: { ruleId: 'title-missing', ...body } });
const states = async () => (await list()).map(({ state }) => state);
const analyzeAgain = (
  date: string,
  issues: Analysis['siteIssues'][number][] | ReturnType<typeof anIssue>[],
) => storeAnalysis(server, cookie, anAnalysis({ date, pages: [aPage(home, { issues: [...issues] })] }));

describe('the work list', () => {
  it('has what is to do, for whom, and is answered whole', async () => {
    const response = await change({
      state: 'doing',
      target: home,
      assignee: ' Mira ',
      note: 'before Friday',
    });
    expect(response.json()).toEqual(await list());
    expect(await list()).toMatchObject([
      { target: home, title: anIssue().title, state: 'doing', assignee: 'Mira', note: 'before Friday' },
    ]);
    await change({ state: 'todo', target: home });
    expect(await list()).toMatchObject([{ state: 'todo', assignee: '' }]);
    await change({ state: 'none', target: home });
    expect(await list()).toEqual([]);
  });

  it('takes only what the latest analysis found, and keeps what it found before', async () => {
    expect((await change({ state: 'todo', target: `${home}about` })).json().code).toBe('nothing_to_work_on');
    expect((await change({ state: 'todo', ruleId: 'h1-missing' })).statusCode).toBe(409);
    expect((await change({ state: 'later' })).statusCode).toBe(400);
    await change({ state: 'todo' });
    await analyzeAgain('2026-11-16T10:00:00.000Z', []);
    expect((await change({ state: 'done' })).statusCode).toBe(200);
  });

  it('opens again what is done when a later analysis finds it, and only then', async () => {
    await change({ state: 'done' });
    expect(await states()).toEqual(['done']);
    await analyzeAgain('2026-11-16T10:00:00.000Z', []);
    expect(await states()).toEqual(['done']);
    await analyzeAgain('2026-11-17T10:00:00.000Z', [anIssue()]);
    expect(await states()).toEqual(['reopened']);
    server.clock.now = new Date('2026-11-18T12:00:00Z');
    await change({ state: 'done' });
    expect(await states()).toEqual(['done']);
  });

  it('is in the exports', async () => {
    await change({ state: 'doing', target: home, assignee: 'Mira' });
    const csv = (await server.call('GET', `/api/analysis/${analysis.id}/export/csv`, { cookie })).body;
    const [head = '', ...rows] = csv.split('\r\n');
    const at = head.split(',').indexOf('Work');
    const row = rows.find((each) => each.includes('title-missing'))?.split(',') ?? [];
    expect([row.at(at), row.at(at + 1)]).toEqual(['In progress', 'Mira']);
    const html = (await server.call('GET', `/api/analysis/${analysis.id}/export/pdf`, { cookie })).body;
    expect(html).toContain('In progress: 1 page');
    expect(html).toContain('<b>In progress: Mira</b>');
  });
});
