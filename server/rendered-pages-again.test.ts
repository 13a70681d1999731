/** A page that depends on its scripts, reanalyzed and chatted about: both read it as rendered, as its report did. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FreshContent } from '@pagewright/contract/entities/conversation';
import type { Page } from '@pagewright/contract/entities/page';
import { builtInWriter } from '@pagewright/engine/chat/built-in-writer';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createHttpClient } from '@pagewright/engine/fetch/http-client';
import type { RenderOutcome, RenderRequest } from '@pagewright/engine/render/page-renderer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shareReportWorker } from './services/fair-reports.ts';
import { renderedPage, rendererOf } from './testing/rendered-page.ts';
import { anAnalysis, aPage, storeAnalysis } from './testing/stored-analysis.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { createAssistantPool } from './workers/assistant-pool.ts';
import { createChatWorker } from './workers/chat-worker.ts';
import { createReportWorker } from './workers/report-worker.ts';

const appUrl = 'https://shop.example/app';
const plainUrl = 'https://shop.example/plain';
const documentWith = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${body}</body></html>`;
const shell = documentWith('Loading', '<div id="root"></div><script src="/app.js"></script>');
const words = 'We bake sourdough bread every night in a wood-fired oven and sell it from seven.';
const asRendered = documentWith(
  'Sourdough bread from a wood-fired oven',
  `<main><h1>Sourdough bread</h1><h1>Rye bread</h1><p>${words}</p></main>`,
);

const site = createServer(({ url }, response) => {
  if (url === '/robots.txt') response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shell);
});
const assistants = createAssistantPool();
const requests: RenderRequest[] = [];
let outcome: (url: string) => RenderOutcome;
let server: TestApp;
let cookie: string;
let id: string;

const renderedAs = (url: string, renderedHtml: string): RenderOutcome => {
  const rendered = renderedPage(url);
  return rendered.kind === 'rendered' ? { ...rendered, page: { ...rendered.page, renderedHtml } } : rendered;
};

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
      renderer: rendererOf(async (request) => {
        requests.push(request);
        return outcome(request.url);
      }),
    },
    chat: { worker: createChatWorker(assistants), pageFetches: new Map(), writer: builtInWriter },
  });
});
afterAll(async () => {
  await server.close();
  await assistants.close();
  site.closeAllConnections();
  site.close();
});
beforeEach(async () => {
  requests.length = 0;
  outcome = (url) => renderedAs(url, asRendered);
  cookie = await server.signUp();
  const pages = [
    aPage(appUrl, { checkedAs: 'rendered', title: 'Stored title' }),
    aPage(plainUrl, { checkedAs: 'html' }),
  ];
  const analysis = anAnalysis({ pages });
  ({ id } = analysis);
  await storeAnalysis(server, cookie, analysis);
});

const reanalyze = (pageUrl: string) =>
  server.call('POST', `/api/analysis/${id}/reanalyze-page`, { cookie, body: { pageUrl } });
const conversation = `/${encodeURIComponent(appUrl)}`;
const contentOf = async () => {
  const answer = await server.call('POST', `/api/content-conversations/${id}${conversation}/fetch-content`, {
    cookie,
  });
  return FreshContent.parse(answer.json<{ content: unknown }>().content);
};

describe('reanalysis', () => {
  it('reads a page that depends on scripts as rendered, and says so in its findings', async () => {
    const { updatedPage } = (await reanalyze(appUrl)).json<{ updatedPage: Page }>();
    expect(requests).toMatchObject([{ url: appUrl, isDocumentOnly: true }]);
    expect(updatedPage).toMatchObject({
      title: 'Sourdough bread from a wood-fired oven',
      checkedAs: 'rendered',
    });
    const found = updatedPage.issues.find(({ ruleId }) => ruleId === 'h1-multiple');
    expect(found?.version).toBe('rendered');
  });

  it('reads it as it was sent once scripts change nothing any more', async () => {
    outcome = (url) => renderedAs(url, shell);
    const { updatedPage } = (await reanalyze(appUrl)).json<{ updatedPage: Page }>();
    expect(updatedPage).toMatchObject({ title: 'Loading', checkedAs: 'html' });
  });

  it('refuses and costs nothing when the page cannot be rendered', async () => {
    outcome = () => ({ kind: 'failed', sentence: 'The page crashed the browser.', isOurs: false });
    const answer = await reanalyze(appUrl);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ error: string }>().error).toBe(
      'The page needs JavaScript and could not be rendered. The page crashed the browser. Nothing was charged.',
    );
    const { credits } = (await server.call('GET', '/api/payments/credits', { cookie })).json<{
      credits: number;
    }>();
    expect(credits).toBe(15);
  });

  it('renders no page that did not depend on scripts', async () => {
    expect((await reanalyze(plainUrl)).statusCode).toBe(200);
    expect(requests).toEqual([]);
  });
});

describe('a chat', () => {
  it('shows and discusses the page as rendered', async () => {
    expect(await contentOf()).toMatchObject({
      title: 'Sourdough bread from a wood-fired oven',
      isFallback: false,
    });
    const answer = await server.call('POST', `/api/content-conversations/${id}${conversation}/message`, {
      cookie,
      body: { message: 'What headings does the page have?' },
    });
    expect(answer.body).toContain('Rye bread');
    expect(requests).toHaveLength(1);
  });

  it('uses what the report stored when the page cannot be rendered', async () => {
    outcome = () => ({ kind: 'unavailable', sentence: 'This server has no browser.' });
    expect(await contentOf()).toMatchObject({ title: 'Stored title', isFallback: true });
  });
});
