/** A page that is looked at again gets advice of its own: in place, measured, within the plan, and none where AI is off. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@pagewright/contract/entities/page';
import { defaultSettings } from '@pagewright/contract/entities/settings';
import type { Advisor } from '@pagewright/engine/advise/advisor';
import { createBuiltInAnalyst } from '@pagewright/engine/advise/analyst/built-in-analyst';
import { parseConnectTo } from '@pagewright/engine/crawl/connect-to';
import { createHttpClient } from '@pagewright/engine/crawl/http-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createReportDesk } from '../runs/report-desk.ts';
import { saveSettings } from '../store/users.ts';
import { anAnalysis, anIssue, aPage, storeAnalysis } from '../testing/stored-analysis.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const bread = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bread</title></head><body><main>
<h1>Bread from the wood oven</h1><p>Our baker lights the wood oven at two in the morning and bakes forty loaves of rye before the shop opens.
Every loaf rests for a whole day before it is baked.</p></main></body></html>`;

const site = createServer(({ url }, response) => {
  if (url === '/robots.txt') response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(bread);
});
const builtIn = createBuiltInAnalyst({ loadModels: null });
let advisor: Advisor = builtIn;
let server: TestApp;
let cookie: string;
let userId: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  const { port } = site.address() as AddressInfo;
  server = await createTestApp({
    reports: {
      desk: createReportDesk(),
      look: {},
      printer: { print: async () => ({ kind: 'unavailable', sentence: '' }) },
      http: createHttpClient({ connectTo: parseConnectTo(`shop.example=127.0.0.1:${port}`) }),
      advisor: { name: 'Test', open: (...asked) => advisor.open(...asked) },
    },
  });
});
afterAll(async () => {
  await server.close();
  site.closeAllConnections();
  site.close();
});
beforeEach(async () => {
  advisor = builtIn;
  cookie = await server.signUp();
  userId = (await server.call('GET', '/api/auth/user', { cookie })).json<{ id: string }>().id;
});

const url = 'https://shop.example/bread';

async function lookAgain(): Promise<Page> {
  const pages = [
    aPage('https://shop.example/', { title: 'The bakery by the river | Rye and Salt' }),
    aPage(url, { title: null, issues: [anIssue()], suggestions: ['An old suggestion.'] }),
  ];
  const analysis = anAnalysis({ pages });
  await storeAnalysis(server, cookie, analysis);
  const answer = await server.call('POST', `/api/analysis/${analysis.id}/reanalyze-page`, {
    cookie,
    body: { pageUrl: url },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ updatedPage: Page }>().updatedPage;
}

describe('a page that is looked at again', () => {
  it('is advised anew, with each suggestion at its issue and its fixes measured', async () => {
    const page = await lookAgain();
    expect(page.advice?.writtenBy).toBe('Built-in analyst');
    expect(page.suggestions.filter((text) => text !== '').length).toBeLessThanOrEqual(5);
    const at = page.issues.findIndex(({ ruleId }) => ruleId === 'meta-description-missing');
    expect(page.suggestions[at]).toMatch(/^Use this meta description: “Our baker lights the wood oven/);
    expect(page.suggestions).not.toContain('An old suggestion.');
    const fix = page.fixes?.find(({ words }) => words === page.advice?.description);
    expect(fix).toMatchObject({ cleared: ['meta-description-missing'], writtenBy: 'Built-in analyst' });
  });

  it('keeps what it had where the analyst fails', async () => {
    advisor = { name: 'Test', open: () => Promise.reject(new Error('it is asleep')) };
    expect((await lookAgain()).advice).toBeUndefined();
  });

  it('gets no advice where AI is off', async () => {
    await saveSettings(server.db, userId, { ...defaultSettings, useAI: false });
    const page = await lookAgain();
    expect(page.advice).toBeUndefined();
    expect(page.suggestions.filter((text) => text !== '')).toEqual([]);
  });
});
