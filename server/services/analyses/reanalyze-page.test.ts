/** Reanalysis of a page: its cost, its refunds, and concurrent requests. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { Page } from '@pagewright/contract/entities/page';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createHttpClient } from '@pagewright/engine/fetch/http-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findUnbalancedAccounts, readLedger } from '../../store/ledger.ts';
import { releaseForgottenHolds } from '../../store/reanalysis-holds.ts';
import { anAnalysis, anIssue, aPage, storeAnalysis } from '../../testing/stored-analysis.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createReportWorker } from '../../workers/report-worker.ts';
import { shareReportWorker } from '../fair-reports.ts';

const pageText = (title: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>Bread</h1></body></html>`;

let onRequest: (request: IncomingMessage, response: ServerResponse) => void;
const site = createServer((request, response) => onRequest(request, response));
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
    },
  });
});
afterAll(async () => {
  await server.close();
  site.closeAllConnections();
  site.close();
});

beforeEach(async () => {
  cookie = await server.signUp();
  userId = (await server.call('GET', '/api/auth/user', { cookie })).json<{ id: string }>().id;
  onRequest = ({ url = '' }, response) => {
    if (url === '/robots.txt') response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(pageText(`Fresh bread from the oven, page ${url.slice(1)}`));
  };
});

const pageUrls = [1, 2, 3, 4].map((number) => `https://shop.example/${number}`);

async function storedAnalysis(): Promise<Analysis> {
  const missing = anIssue();
  const pages = pageUrls.map((url) => aPage(url, { title: null, issues: [missing] }));
  const analysis = anAnalysis({
    pages,
    metrics: { goodPractices: 1, warnings: 0, criticalIssues: 4 },
    score: { value: 85, deductions: [] },
    scoreBasis: { weights: [0.25, 0.25, 0.25, 0.25], others: [], host: [], passedRules: ['kept'] },
  });
  await storeAnalysis(server, cookie, analysis);
  return analysis;
}

const recheck = (id: string, pageUrl: string) =>
  server.call('POST', `/api/analysis/${id}/reanalyze-page`, { cookie, body: { pageUrl } });
const credits = async (): Promise<number> =>
  (await server.call('GET', '/api/payments/credits', { cookie })).json<{ credits: number }>().credits;
const stored = async (id: string): Promise<Analysis> =>
  Analysis.parse((await server.call('GET', `/api/analysis/${id}`, { cookie })).json());

async function leaveCredits(left: number): Promise<void> {
  const { book } = await import('../../store/ledger.ts');
  const amount = left - (await credits());
  await book(server.db, {
    userId,
    kind: 'charge',
    amount,
    reason: 'spent',
    idempotencyKey: `spend:${userId}`,
  });
}

describe('reanalysis of a page', () => {
  it('responds with the new page, rewrites the report and charges one credit', async () => {
    const { id } = await storedAnalysis();
    const answer = await recheck(id, 'https://shop.example/1');
    expect(answer.statusCode).toBe(200);
    const { updatedPage } = answer.json<{ updatedPage: Page }>();
    expect(updatedPage.title).toBe('Fresh bread from the oven, page 1');
    expect(updatedPage.issues.map(({ ruleId }) => ruleId)).not.toContain('title-missing');
    expect(await credits()).toBe(14);
    const analysis = await stored(id);
    expect(analysis.pages[0]).toEqual(updatedPage);
    expect(analysis.metrics.criticalIssues).toBe(3);
    const history = (await server.call('GET', '/api/analysis/history', { cookie })).json<Analysis[]>();
    expect(history.find((item) => item.id === id)?.metrics).toEqual(analysis.metrics);
    const usage = (await server.call('GET', '/api/user/usage', { cookie })).json<{ pagesAnalyzed: number }>();
    expect(usage.pagesAnalyzed).toBe(0);
    const kinds = (await readLedger(server.db, userId)).map(({ kind, amount }) => [kind, amount]);
    expect(kinds.slice(0, 3)).toEqual([
      ['charge', -1],
      ['refund', 1],
      ['hold', -1],
    ]);
  });

  it('loses nothing when several run at once', async () => {
    const { id } = await storedAnalysis();
    const answers = await Promise.all(pageUrls.map((url) => recheck(id, url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const analysis = await stored(id);
    expect(analysis.pages.map(({ title }) => title)).toEqual(
      [1, 2, 3, 4].map((number) => `Fresh bread from the oven, page ${number}`),
    );
    expect(analysis.metrics.criticalIssues).toBe(0);
    expect(await credits()).toBe(11);
  });

  it('charges no more credits than there are', async () => {
    const { id } = await storedAnalysis();
    await leaveCredits(2);
    const answers = await Promise.all(pageUrls.map((url) => recheck(id, url)));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 200, 403, 403]);
    const refused = answers.find(({ statusCode }) => statusCode === 403);
    expect(refused?.json()).toMatchObject({
      needsCredits: true,
      error: 'You need 1 credit to reanalyze a page',
      message: 'You need 1 credit to reanalyze a page',
    });
    expect(await credits()).toBe(0);
  });

  it.each([
    [
      '404',
      (response: ServerResponse) => response.writeHead(404).end(),
      'The page now returns status 404. Nothing was charged.',
    ],
    [
      'a cut line',
      (response: ServerResponse) => response.destroy(),
      /^The page could not be read: .*Nothing was charged\.$/,
    ],
    [
      'a redirect',
      (response: ServerResponse) => response.writeHead(301, { location: 'http://127.0.0.1/inside' }).end(),
      /^The page now redirects to http:\/\/127\.0\.0\.1\/inside\./,
    ],
  ])('costs nothing when the page responds with %s', async (_, answerWith, words) => {
    const analysis = await storedAnalysis();
    const usual = onRequest;
    onRequest = (request, response) =>
      request.url === '/robots.txt' ? usual(request, response) : void answerWith(response);
    const answer = await recheck(analysis.id, 'https://shop.example/1');
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ error: string }>().error).toMatch(words);
    expect(await credits()).toBe(15);
    expect(await stored(analysis.id)).toEqual(analysis);
  });

  it('obeys robots.txt', async () => {
    const { id } = await storedAnalysis();
    const requested: string[] = [];
    onRequest = ({ url = '' }, response) => {
      requested.push(url);
      response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: PagewrightBot\nDisallow: /');
    };
    const answer = await recheck(id, 'https://shop.example/1');
    expect(answer.json()).toMatchObject({ code: 'page_unreadable' });
    expect(requested).toEqual(['/robots.txt']);
    expect(await credits()).toBe(15);
  });

  it.each([
    'https://shop.example/other',
    'https://elsewhere.example/',
    'http://169.254.169.254/',
    'file:///etc/passwd',
    'x',
  ])('refuses %s, which is no page of the analysis', async (pageUrl) => {
    const { id } = await storedAnalysis();
    let isRequested = false;
    onRequest = (_, response) => {
      isRequested = true;
      response.end();
    };
    const answer = await recheck(id, pageUrl);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: 'This page is not part of the analysis. Choose one of its pages.',
    });
    expect(isRequested).toBe(false);
    expect(await credits()).toBe(15);
  });

  it('costs nothing when the analysis is deleted meanwhile', async () => {
    const { id } = await storedAnalysis();
    const usual = onRequest;
    onRequest = (request, response) => {
      if (request.url === '/robots.txt') return usual(request, response);
      void server.call('DELETE', `/api/analysis/${id}`, { cookie }).then(() => usual(request, response));
    };
    expect((await recheck(id, 'https://shop.example/1')).statusCode).toBe(404);
    expect(await credits()).toBe(15);
  });

  it('interrupted by a crash is refunded once', async () => {
    const { book } = await import('../../store/ledger.ts');
    const hold = { userId, kind: 'hold', amount: -1, reason: 'held' } as const;
    await book(server.db, { ...hold, idempotencyKey: 'reanalyze:lost:hold' });
    const soon = new Date(Date.now() + 60_000);
    const later = new Date(Date.now() + 10 * 60_000);
    expect(await releaseForgottenHolds(server.db, soon)).toBe(0);
    expect(await releaseForgottenHolds(server.db, later)).toBe(1);
    expect(await releaseForgottenHolds(server.db, later)).toBe(0);
    expect(await credits()).toBe(15);
  });

  it('leaves every balance the sum of its entries', async () => {
    expect(await findUnbalancedAccounts(server.db)).toEqual([]);
  });
});
