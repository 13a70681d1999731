/** Reanalysed pages get new suggestions, verified and within the plan, and none where AI is off. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Page } from '@pagewright/contract/entities/page';
import { defaultSettings } from '@pagewright/contract/entities/settings';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createHttpClient } from '@pagewright/engine/fetch/http-client';
import { createBuiltInSuggester } from '@pagewright/engine/suggest/choose/built-in-suggester';
import type { Suggester } from '@pagewright/engine/suggest/suggester';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveSettings } from '../../store/users.ts';
import { anAnalysis, anIssue, aPage, storeAnalysis } from '../../testing/stored-analysis.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createReportWorker } from '../../workers/report-worker.ts';
import { shareReportWorker } from '../fair-reports.ts';

const bread = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bread</title></head><body><main>
<h1>Bread from the wood oven</h1><p>Our baker lights the wood oven at two in the morning and bakes forty loaves of rye before the shop opens.
Every loaf rests for a whole day before it is baked.</p></main></body></html>`;

const site = createServer(({ url }, response) => {
  if (url === '/robots.txt') response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(bread);
});
const builtIn = createBuiltInSuggester();
let suggester: Suggester = builtIn;
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
      worker: shareReportWorker(createReportWorker()),
      style: {},
      printer: { print: async () => ({ kind: 'unavailable', sentence: '' }) },
      http: createHttpClient({ connectTo: parseConnectTo(`shop.example=127.0.0.1:${port}`) }),
      suggester: { name: 'Test', open: (...args) => suggester.open(...args) },
    },
  });
});
afterAll(async () => {
  await server.close();
  site.closeAllConnections();
  site.close();
});
beforeEach(async () => {
  suggester = builtIn;
  cookie = await server.signUp();
  userId = (await server.call('GET', '/api/auth/user', { cookie })).json<{ id: string }>().id;
});

const url = 'https://shop.example/bread';

async function recheckPage(): Promise<Page> {
  return (await recheckReport()).page;
}

async function recheckReport(): Promise<{ page: Page; stats: Analysis['processingStats'] }> {
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
  const { processingStats } = (
    await server.call('GET', `/api/analysis/${analysis.id}`, { cookie })
  ).json<Analysis>();
  return { page: answer.json<{ updatedPage: Page }>().updatedPage, stats: processingStats };
}

describe('a reanalysed page', () => {
  it('gets new suggestions, each with its issue and verified fixes', async () => {
    const page = await recheckPage();
    expect(page.suggestedTexts?.writtenBy).toBe('Built-in assistant');
    expect(page.suggestions.filter((text) => text !== '').length).toBeLessThanOrEqual(5);
    const at = page.issues.findIndex(({ ruleId }) => ruleId === 'meta-description-missing');
    expect(page.suggestions[at]).toMatch(/^Use this meta description: “Our baker lights the wood oven/);
    expect(page.suggestions).not.toContain('An old suggestion.');
    const fix = page.fixes?.find(({ words }) => words === page.suggestedTexts?.description);
    expect(fix).toMatchObject({ cleared: ['meta-description-missing'], writtenBy: 'Built-in assistant' });
  });

  it('adds the calls that were made for it to those of the report', async () => {
    const usage = { calls: 3, answers: 0, cached: 0, estimatedTokens: null, inputTokens: 0, outputTokens: 0 };
    suggester = {
      name: 'Test',
      open: async (...args) => ({ ...(await builtIn.open(...args)), usage: () => usage }),
    };
    expect((await recheckReport()).stats.aiCallsMade).toBe(3);
  });

  it('keeps its suggestions when the suggester fails', async () => {
    suggester = { name: 'Test', open: () => Promise.reject(new Error('it is asleep')) };
    expect((await recheckPage()).suggestedTexts).toBeUndefined();
  });

  it('gets no suggestions where AI is off', async () => {
    await saveSettings(server.db, userId, { ...defaultSettings, useAI: false });
    const page = await recheckPage();
    expect(page.suggestedTexts).toBeUndefined();
    expect(page.suggestions.filter((text) => text !== '')).toEqual([]);
  });
});
