/** The report of a period through the API: before and after, what changed, notes, and what is refused. */
import { randomUUID } from 'node:crypto';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { SiteSummary } from '@pagewright/contract/entities/site';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anAnalysis, anIssue, aPage, storeAnalysis } from '../../testing/stored-analysis.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const home = 'https://shop.example/';
let server: TestApp;
let cookie: string;
let siteId: string;
let analyses: Analysis[];
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  cookie = await server.signUp(`${randomUUID()}@mail.example`);
  const issues = [[anIssue()], [anIssue()], []];
  analyses = issues.map((own, at) =>
    anAnalysis({
      date: `2026-11-0${at + 1}T10:00:00.000Z`,
      score: { value: 60 + at * 10, deductions: [] },
      pages: [aPage(home, { issues: own })],
    }),
  );
  for (const analysis of analyses) await storeAnalysis(server, cookie, analysis);
  const sites = (await server.call('GET', '/api/sites', { cookie })).json<SiteSummary[]>();
  siteId = sites[0]?.id ?? '';
});

const read = (query = '') => server.call('GET', `/api/sites/${siteId}/client-report${query}`, { cookie });

it('has the period, what was fixed, and the notes', async () => {
  const { headers, body } = await read('?notes=We+wrote+titles.%0A%0A%3Cb%3ENext%3C%2Fb%3E');
  expect(headers['content-disposition']).toContain('seo-report-shop.example-2026-11-01-2026-11-03.html');
  expect(body).toContain('Score 60 → 80');
  expect(body).toContain('Fixed (1)');
  expect(body).toContain(anIssue().title);
  expect(body).toContain('<p>We wrote titles.</p><p>&lt;b&gt;Next&lt;/b&gt;</p>');
  expect(body).toContain('Nov 1, 2026');
});

it('is of the chosen analyses, in either order', async () => {
  const { body } = await read(`?from=${analyses[1]?.id}&to=${analyses[0]?.id}`);
  expect(body).toContain('Score 60 → 70');
  expect(body).toContain('Still there (1)');
});

it('says what there is nothing to report on', async () => {
  expect((await read(`?from=${analyses[0]?.id}&to=${analyses[0]?.id}`)).json().code).toBe(
    'nothing_to_compare',
  );
  expect((await read(`?from=${randomUUID()}`)).json().code).toBe('analysis_not_found');
});
