/** A whole analysis over real connections: settings, accurate progress, resuming without repeated work. */
import { createServer } from 'node:http';
import path from 'node:path';
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PageCache } from '../crawl/page-cache.ts';
import { parseConnectTo } from '../fetch/connect-to.ts';
import { createHttpClient, type HttpClient } from '../fetch/http-client.ts';
import { portOf } from '../fetch/testing/loopback-server.ts';
import { clockWithoutPauses } from '../fetch/testing/no-pauses.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import { fixturesRoot } from '../testing/audit-fixture.ts';
import { optionsFor } from '../testing/options-for.ts';
import { serveSite } from '../testing/serve-site.ts';
import { type AnalysisOutcome, type AnalysisPorts, analyzeSite } from './analyze-site.ts';
import { advance, noProgress, type SiteProgress } from './track-progress.ts';

const order: AuditOptions = optionsFor('shop.example', { crawlDelayMs: 100 });

const now = () => new Date('2026-11-15T10:00:07Z');
const never = new AbortController().signal;

function clientFor(connectTo: string): HttpClient {
  const client = createHttpClient({
    connectTo: parseConnectTo(connectTo),
    resolve: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
    clock: clockWithoutPauses,
  });
  onTestFinished(() => client.close());
  return client;
}

/** Answers every request with one text. */
async function serveText(text: string): Promise<number> {
  const server = createServer((_request, response) => void response.end(text));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return portOf(server);
}

async function analyzeFixture(
  name: string,
  more: Partial<AuditOptions> = {},
  ports: Partial<AnalysisPorts> = {},
): Promise<AnalysisOutcome> {
  const served = await serveSite(path.join(fixturesRoot, name));
  onTestFinished(() => served.close());
  const client = clientFor(served.connectTo);
  const completeOrder = { ...order, domain: served.host, host: served.host, ...more };
  return analyzeSite(completeOrder, { client, onProgress: () => undefined, now, ...ports }, never);
}

function analysisOf(outcome: AnalysisOutcome): Analysis {
  if (outcome.kind !== 'analysed') throw new Error(outcome.sentence);
  return outcome.analysis;
}

describe('an analysis', () => {
  it('is whole: pages, insights, stats, score, coverage, as the contract has it', async () => {
    const analysis = analysisOf(await analyzeFixture('shop'));
    expect(Analysis.parse(JSON.parse(JSON.stringify(analysis)))).toEqual(analysis);
    expect(analysis.id).toBe(order.id);
    expect(analysis.domain).toBe('shop.example');
    expect(analysis.enhancedInsights?.technicalAnalysis?.overallScore).toBeGreaterThan(0);
    expect(analysis.processingStats).toMatchObject({
      pagesAnalyzed: analysis.pages.length,
      aiCallsMade: 0,
      totalProcessingTime: 7000,
    });
    expect(analysis.processingStats.pagesDiscovered).toBeGreaterThanOrEqual(analysis.pages.length);
  });

  it('obeys the options: how many pages, and which groups of rules', async () => {
    const off = ['images', 'links', 'performance', 'structured-data', 'mobile'] as const;
    const leaveOut = Object.fromEntries(off.map((group) => [group, `No ${group} today.`]));
    const { pages, siteIssues, notEvaluated } = analysisOf(
      await analyzeFixture('shop', { leaveOut, maxPages: 3 }),
    );
    expect(pages).toHaveLength(3);
    const found = [...pages.flatMap(({ issues }) => issues), ...siteIssues].map(({ category }) => category);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((category) => Object.hasOwn(leaveOut, category))).toEqual([]);
    const reasons = new Map(notEvaluated.map(({ category, reason }) => [category, reason]));
    for (const group of off) expect(reasons.get(group)).toBe(leaveOut[group]);
  });

  it('reports progress that never falls and exceeds 10 only when every page is analysed', async () => {
    const reported: SiteProgress[] = [];
    const { pages } = analysisOf(
      await analyzeFixture('docs', {}, { onProgress: (progress) => reported.push(progress) }),
    );
    const percentages = reported.map(({ percentage }) => percentage);
    expect(percentages).toEqual(percentages.toSorted((a, b) => a - b));
    expect(Math.max(...percentages)).toBe(85);
    for (const { percentage, pagesAnalyzed } of reported)
      expect(percentage >= 10 ? pagesAnalyzed : pages.length).toBe(pages.length);
    const last = reported.at(-1);
    expect(last?.analyzedPages).toEqual(expect.arrayContaining(pages.map(({ url }) => url)));
    expect(last?.analyzedVerdicts).toHaveLength(pages.length);
    const [worst] = last?.findings ?? [];
    const having = pages.filter(({ issues }) => issues.some(({ title }) => title === worst?.title));
    expect(worst?.pages).toBe(having.length);
    expect(last?.findings.map(({ severity }) => severity)).not.toContain('info');
    expect(reported.some(({ currentPageUrl }) => currentPageUrl !== null)).toBe(true);
  });

  it('reports found pages separately from those within the limit', async () => {
    const reported: SiteProgress[] = [];
    const onProgress = (progress: SiteProgress) => void reported.push(progress);
    const all = analysisOf(await analyzeFixture('docs', {}, { onProgress }));
    expect(reported.at(-1)).toMatchObject({
      pagesToAnalyze: all.pages.length,
      pagesAnalyzed: all.pages.length,
      isLimited: false,
    });
    for (const useSitemap of [true, false]) {
      reported.length = 0;
      const few = analysisOf(
        await analyzeFixture('docs', { maxPages: 3, mode: useSitemap ? 'sitemap' : 'crawl' }, { onProgress }),
      );
      const found = reported.map(({ pagesFound }) => pagesFound ?? 0);
      expect(found).toEqual(found.toSorted((a, b) => a - b));
      expect(found.at(-1)).toBeGreaterThan(3);
      expect(reported.at(-1)).toMatchObject({ pagesToAnalyze: 3, pagesAnalyzed: 3, isLimited: true });
      // What was found may turn out to be no page: the report leaves it out.
      expect(few.processingStats.pagesDiscovered).toBeGreaterThan(3);
      expect(few.processingStats.pagesDiscovered).toBeLessThanOrEqual(found.at(-1) ?? 0);
      // A sitemap is known before any page; without one, pages are found through links.
      if (useSitemap) expect(found[0]).toBeGreaterThan(3);
      else expect(found[0]).toBe(1);
    }
  });

  it('says in a sentence why nothing could be read', async () => {
    const outcome = await analyzeFixture('docs', { host: 'nobody.example' });
    expect(outcome).toEqual({
      kind: 'unreadable',
      sentence: expect.stringContaining('nobody.example has no address in the DNS'),
      failedBy: 'dns',
    });
  });

  it('reports a site that robots.txt closes with that finding', async () => {
    const outcome = await analyzeFixture('closed');
    if (outcome.kind !== 'closed') throw new Error(`It is ${outcome.kind}.`);
    const { pages, siteIssues, processingStats, coverage } = Analysis.parse(
      JSON.parse(JSON.stringify(outcome.analysis)),
    );
    const home = 'https://closed.example/';
    expect(pages).toMatchObject([{ url: home, indexable: false, issues: [] }]);
    expect(siteIssues.find(({ ruleId }) => ruleId === 'robots-txt-disallow-all')).toMatchObject({
      severity: 'critical',
      urls: [home],
      evidence: expect.arrayContaining([
        expect.objectContaining({ found: expect.stringContaining('robots.txt, line 2: Disallow: /') }),
      ]),
    });
    expect(pages[0]?.score).toBeUndefined();
    expect(processingStats).toMatchObject({ pagesAnalyzed: 0, aiCallsMade: 0 });
    expect(coverage.full).toBe(false);
    expect(coverage.entries[0]).toMatchObject({ url: home, outcome: 'blocked' });
  });

  it('ends with a sentence where robots.txt blocks us alone', async () => {
    const port = await serveText('User-agent: PagewrightBot\nDisallow: /');
    const outcome = await analyzeSite(
      { ...order, host: 'ours.example', domain: 'ours.example' },
      { client: clientFor(`ours.example=127.0.0.1:${port}`), onProgress: () => undefined, now },
      never,
    );
    expect(outcome).toEqual({
      kind: 'unreadable',
      sentence: expect.stringContaining('It is blocked by robots.txt, line 2'),
      failedBy: null,
    });
  });

  it('resumes an interrupted analysis without fetching its pages again', async () => {
    const requested: string[] = [];
    const links = Array.from({ length: 12 }, (_, i) => `<a href="/p${i}">Page number ${i}</a>`).join('');
    const server = createServer((request, response) => {
      requested.push(request.url ?? '');
      if (request.url === '/moved') response.writeHead(301, { location: 'https://site.example/p3' }).end();
      else if (request.url === '/' || /^\/p\d+$/.test(request.url ?? ''))
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(`<!doctype html><title>${request.url}</title><a href="/moved">Moved</a>${links}`);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const cached = new Map<string, FetchedPage>();
    const pageCache: PageCache = {
      get: async (url) => cached.get(url) ?? null,
      set: (url, page) => void cached.set(url, page),
    };
    const client = clientFor(`site.example=127.0.0.1:${portOf(server)}`);
    const completeOrder = { ...order, domain: 'site.example', host: 'site.example' };
    const first = new AbortController();
    const broken = analyzeSite(
      completeOrder,
      {
        client,
        pageCache,
        now,
        onProgress: ({ pagesAnalyzed }) => {
          if (pagesAnalyzed === 5) first.abort();
        },
      },
      first.signal,
    );
    await expect(broken).rejects.toMatchObject({ name: 'AbortError' });
    const before = new Set([...cached.keys()].map((url) => new URL(url).pathname));
    expect(before.size).toBeGreaterThanOrEqual(5);
    requested.length = 0;
    const again = analysisOf(
      await analyzeSite(completeOrder, { client, pageCache, now, onProgress: () => undefined }, never),
    );
    const requestedAgain = requested.filter((url) => /^\/p\d+$/.test(url));
    const plain = analysisOf(
      await analyzeSite({ ...completeOrder }, { client, now, onProgress: () => undefined }, never),
    );
    expect(again.pages.map(({ url }) => url).toSorted()).toEqual(
      plain.pages.map(({ url }) => url).toSorted(),
    );
    expect(requestedAgain.filter((url) => before.has(url))).toEqual([]);
    expect(again.coverage.full).toBe(plain.coverage.full);
  });
});

describe('progress that is taken up', () => {
  it('never falls below what was shown before', () => {
    const before = {
      ...noProgress,
      pagesFound: 9,
      pagesAnalyzed: 5,
      analyzedPages: ['a', 'b', 'c', 'd', 'e'],
      percentage: 5.5,
    };
    const early = { ...noProgress, pagesFound: 9, pagesAnalyzed: 1, analyzedPages: ['a'], percentage: 1.1 };
    expect(advance(before, early)).toMatchObject({ pagesAnalyzed: 5, percentage: 5.5, pagesFound: 9 });
    const later = { ...early, pagesAnalyzed: 6, percentage: 6.6 };
    expect(advance(before, later)).toMatchObject({ pagesAnalyzed: 6, percentage: 6.6 });
    // Fewer links have been read again than had been read before.
    expect(advance(before, { ...later, pagesFound: 7 })).toMatchObject({ pagesFound: 9 });
  });
});
