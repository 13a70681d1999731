/** Sites whose start page cannot be read: no report, no charge, a sentence, and no further requests. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  clientFor,
  html,
  type LoopbackServer,
  type Routes,
  serveRoutes,
  skippingClock,
} from '../fetch/testing/loopback-server.ts';
import { optionsFor } from '../testing/options-for.ts';
import { type AnalysisOutcome, analyzeSite } from './analyze-site.ts';

async function analyze(
  routes: Routes,
): Promise<{ readonly outcome: AnalysisOutcome; readonly server: LoopbackServer }> {
  const server = await serveRoutes(routes);
  const outcome = await analyzeSite(
    optionsFor('site.example', { mode: 'crawl', maxPages: 10 }),
    {
      client: clientFor(`site.example=127.0.0.1:${server.port}`, { clock: skippingClock() }),
      onProgress: () => undefined,
      now: () => new Date('2026-11-15T10:00:00Z'),
    },
    new AbortController().signal,
  );
  return { outcome, server };
}

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Work with oak</title></head><body><h1>Oak</h1>${body}</body></html>`;

describe('a start page', () => {
  it.each([
    ['with an error', (response) => response.writeHead(500).end('No')],
    ['whose answer breaks off', (response) => response.destroy()],
  ] satisfies readonly (readonly [string, Routes[string]])[])(
    '%s is the last thing that is requested',
    async (_name, home) => {
      const { outcome, server } = await analyze({ '/': home });
      expect(outcome.kind).toBe('unreadable');
      expect([...new Set(server.paths)]).toEqual(['/robots.txt', '/']);
    },
  );

  it.each([
    ['no bytes', ''],
    ['only white space', '\n  \n'],
  ])('of %s is not analysed', async (_name, body) => {
    const { outcome } = await analyze({ '/': html(body) });
    expect(outcome).toEqual({
      kind: 'unreadable',
      sentence:
        'https://site.example/ could not be analyzed: The server returned status 200 with an empty page. Usually a script on the server has crashed: its error log says why.',
      failedBy: 'unreadable-body',
    });
  });

  it('that is compressed without a header is not read as text', async () => {
    const { outcome } = await analyze({
      '/': (response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(gzipSync(page('<p>Boards</p>'))),
    });
    expect(outcome).toMatchObject({
      kind: 'unreadable',
      sentence: expect.stringContaining('no Content-Encoding header says so: browsers do not decompress it'),
      failedBy: 'unreadable-body',
    });
  });
});

it('reports an empty page that is linked, and does not score it', async () => {
  const { outcome } = await analyze({
    '/': html(page('<a href="/blank">Our boards</a>')),
    '/blank': html(''),
  });
  if (outcome.kind !== 'analysed') throw new Error('There is no report.');
  const { pages, siteIssues, coverage } = outcome.analysis;
  expect(pages.map(({ url }) => url)).toEqual(['https://site.example/']);
  expect([...siteIssues, ...pages.flatMap(({ issues }) => issues)].map(({ ruleId }) => ruleId)).toContain(
    'http-unreadable',
  );
  expect(coverage?.entries.find(({ url }) => url.endsWith('/blank'))).toMatchObject({ outcome: 'failed' });
});
