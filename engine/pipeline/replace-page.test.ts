/** A re-audited page in a stored analysis: what changes, what stays, and that all figures still agree. */
import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConnectTo } from '../fetch/connect-to.ts';
import { createHttpClient, type HttpClient } from '../fetch/http-client.ts';
import { type Routes, serveRoutes } from '../fetch/testing/loopback-server.ts';
import { clockWithoutPauses } from '../fetch/testing/no-pauses.ts';
import { fixturesRoot } from '../testing/audit-fixture.ts';
import { optionsFor } from '../testing/options-for.ts';
import { serveSite } from '../testing/serve-site.ts';
import { analyzeSite } from './analyze-site.ts';
import { auditPageContent, type PageAudit } from './audit-page.ts';
import { fetchFreshPage } from './fetch-fresh-page.ts';
import { recalculateScore, replacePage } from './replace-page.ts';

const never = new AbortController().signal;
const today = '2026-11-15';
const host = 'shop.example';
const urlOf = (place: string): string => `https://${host}${place}`;

function clientFor(connectTo: string): HttpClient {
  const client = createHttpClient({
    connectTo: parseConnectTo(connectTo),
    resolve: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
    clock: clockWithoutPauses,
  });
  onTestFinished(() => client.close());
  return client;
}

const orderFor = (site: string, more: Partial<AuditOptions> = {}): AuditOptions =>
  optionsFor(site, { maxPages: 20, crawlDelayMs: 100, ...more });

async function analyze(client: HttpClient, order: AuditOptions): Promise<Analysis | null> {
  const ports = { client, onProgress: () => undefined, now: () => new Date('2026-11-15T10:00:00Z') };
  const outcome = await analyzeSite(order, ports, never);
  return outcome.kind === 'analysed' ? outcome.analysis : null;
}

const links = '<a href="/">Home</a> <a href="/about">About the shop</a> <a href="/gone">Gone</a>';
const pageWith = (head: string, body = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body><main><h1>Bread</h1>${body}<p>We bake bread at night and sell it from seven in the morning.</p>${links}</main></body></html>`;

/** A small site whose pages the test can change between two fetches. */
async function serveChanging(pages: Map<string, string>): Promise<HttpClient> {
  const send = (response: ServerResponse, place: string): void => {
    const body = pages.get(place);
    const status = body === undefined ? 404 : 200;
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body ?? 'Not here');
  };
  const routes: Routes = {
    ...Object.fromEntries(['/', '/about'].map((place) => [place, (response) => send(response, place)])),
    '/robots.txt': (response) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).end(pages.get('robots') ?? ''),
    '/moved': (response) => response.writeHead(301, { location: '/about' }).end(),
  };
  const { port } = await serveRoutes(routes);
  return clientFor(`${host}=127.0.0.1:${port}`);
}

async function freshAudit(client: HttpClient, place: string): Promise<PageAudit> {
  const outcome = await fetchFreshPage(client, urlOf(place), never);
  if (outcome.kind === 'unreadable') throw new Error(outcome.sentence);
  return auditPageContent(outcome.fresh, { today });
}

async function bakery() {
  const pages = new Map([
    ['/', pageWith('<title>Bakery in Ghent: bread, cakes and workshops all year</title>')],
    ['/about', pageWith('')],
  ]);
  const client = await serveChanging(pages);
  const analysis = await analyze(client, orderFor(host));
  if (analysis === null) throw new Error('The site could not be analysed.');
  return { pages, client, analysis };
}

describe('a re-audited page', () => {
  it('changes nothing when the page has not changed', async () => {
    const { client, analysis } = await bakery();
    const replaced = replacePage(analysis, urlOf('/about'), await freshAudit(client, '/about'));
    expect(replaced?.analysis).toEqual(analysis);
    expect(Analysis.parse(replaced?.analysis)).toEqual(replaced?.analysis);
  });

  it('keeps what is known of its searches', async () => {
    const { pages, client, analysis } = await bakery();
    const search = { clicks: 7, impressions: 90, position: 4, queries: [] };
    const searched = { ...analysis, pages: analysis.pages.map((page) => ({ ...page, search })) };
    pages.set('/about', pageWith('<title>About the bakers of Ghent and their bread</title>'));
    const replaced = replacePage(searched, urlOf('/about'), await freshAudit(client, '/about'));
    expect(replaced?.updatedPage.search).toEqual(search);
  });

  it('gives the figures that a whole new analysis gives', async () => {
    const { pages, client, analysis } = await bakery();
    expect(analysis.pages[1]?.issues.map(({ ruleId }) => ruleId)).toContain('title-missing');
    pages.set('/about', pageWith('<title>About the bakers of Ghent and their bread</title>'));
    const replaced = replacePage(analysis, urlOf('/about'), await freshAudit(client, '/about'));
    const again = await analyze(client, orderFor(host));
    expect(replaced?.updatedPage).toEqual(again?.pages[1]);
    expect(replaced?.analysis.score).toEqual(again?.score);
    expect(replaced?.analysis.metrics).toEqual(again?.metrics);
    expect(replaced?.analysis.enhancedInsights).toEqual(again?.enhancedInsights);
    expect(replaced?.analysis.score?.value).toBeGreaterThan(analysis.score?.value ?? 100);
  });

  it('retains the texts on content quality, with scores that follow the page', async () => {
    const { pages, client, analysis } = await bakery();
    const card = analysis.enhancedInsights?.contentQualityAnalysis;
    const contentScore = card?.overallScore;
    if (card === undefined || contentScore == null) throw new Error('There is no card with a score.');
    const texts = {
      keyRecommendations: ['Write titles.'],
      overallHealth: { combinedScore: 1, contentScore, keywordScore: 80 },
    };
    const withTexts = {
      ...analysis,
      enhancedInsights: { ...analysis.enhancedInsights, contentQualityAnalysis: { ...card, ...texts } },
    };
    pages.set('/about', pageWith('<title>About the bakers of Ghent and their bread</title>'));
    const replaced = replacePage(withTexts, urlOf('/about'), await freshAudit(client, '/about'));
    const after = replaced?.analysis.enhancedInsights?.contentQualityAnalysis;
    expect(after?.keyRecommendations).toEqual(['Write titles.']);
    expect(after?.overallScore).toBeGreaterThan(contentScore);
    expect(after?.overallHealth).toEqual({
      contentScore: after?.overallScore,
      keywordScore: 80,
      combinedScore: Math.round((2 * (after?.overallScore ?? 0) + 80) / 3),
    });
  });

  it('lifts the limit of a site that Google could not index, as a whole new analysis does', async () => {
    const title = '<title>Bakery in Ghent: bread, cakes and workshops all year</title>';
    const pages = new Map([
      ['/', pageWith(`${title}<meta name="robots" content="noindex">`)],
      ['/about', pageWith('<title>About the bakers of Ghent and their bread</title>')],
    ]);
    const client = await serveChanging(pages);
    const before = await analyze(client, orderFor(host));
    if (before === null) throw new Error('The site could not be analysed.');
    expect(before.score?.value).toBeLessThanOrEqual(20);
    expect(before.indexability).toMatchObject({ indexable: 1, limitsScore: true });
    pages.set('/', pageWith(title));
    const after = replacePage(before, urlOf('/'), await freshAudit(client, '/'))?.analysis;
    expect(after?.indexability).toMatchObject({ indexable: 2, limitsScore: false });
    expect(after?.siteIssues.map(({ ruleId }) => ruleId)).not.toContain('site-not-indexable');
    expect(after?.score?.value).toBeGreaterThan(20);
    // And back: a page that is closed again limits the score again.
    if (after === undefined) throw new Error('No such page.');
    pages.set('/', pageWith(`${title}<meta name="robots" content="noindex">`));
    const again = replacePage(after, urlOf('/'), await freshAudit(client, '/'))?.analysis;
    expect(again?.indexability).toEqual(before.indexability);
    expect(again?.siteIssues.map(({ ruleId }) => ruleId)).toContain('site-not-indexable');
    expect(again?.score?.value).toBeLessThanOrEqual(20);
  });

  it('retains findings that need the whole site, with their deductions', async () => {
    const { pages, client, analysis } = await bakery();
    const before = analysis.pages[1];
    expect(before?.issues.map(({ ruleId }) => ruleId)).toContain('link-internal-broken');
    pages.set('/about', pageWith('<title>About the bakers of Ghent and their bread</title>'));
    const replaced = replacePage(analysis, urlOf('/about'), await freshAudit(client, '/about'));
    const isBroken = ({ ruleId }: { ruleId: string }) => ruleId === 'link-internal-broken';
    expect(replaced?.updatedPage.issues.find(isBroken)).toEqual(before?.issues.find(isBroken));
    expect(replaced?.updatedPage.score?.deductions.find(isBroken)).toEqual(
      before?.score?.deductions.find(isBroken),
    );
  });

  it('retains suggestions of issues that remain, and alt texts of images that remain', async () => {
    const image = '<img src="/oven.jpg"><img src="/loaf.jpg">';
    const { pages, client, analysis } = await bakery();
    pages.set('/about', pageWith('', image));
    const first = replacePage(analysis, urlOf('/about'), await freshAudit(client, '/about'));
    if (first === null) throw new Error('No such page.');
    const withSuggestions = {
      ...first.updatedPage,
      suggestions: [...first.updatedPage.issues.map(({ ruleId }) => `about ${ruleId}`), 'on its own'],
      images: first.updatedPage.images.map((each) => ({ ...each, suggestedAlt: `what ${each.src} shows` })),
    };
    const withTexts = { ...first.analysis, pages: first.analysis.pages.with(1, withSuggestions) };
    pages.set(
      '/about',
      pageWith(
        '<title>About the bakers of Ghent and their bread</title>',
        '<img src="/oven.jpg"><img src="/loaf.jpg" alt="A loaf">',
      ),
    );
    const next = replacePage(withTexts, urlOf('/about'), await freshAudit(client, '/about'))?.updatedPage;
    expect(next?.issues.map(({ ruleId }) => ruleId)).not.toContain('title-missing');
    next?.issues.forEach(({ ruleId, description }, at) => {
      const remains = withSuggestions.issues.some(
        (issue) => issue.ruleId === ruleId && issue.description === description,
      );
      expect(next.suggestions[at]).toBe(remains ? `about ${ruleId}` : '');
    });
    expect(next?.suggestions.at(-1)).toBe('on its own');
    expect(next?.images.map(({ suggestedAlt }) => suggestedAlt)).toEqual([
      `what ${urlOf('/oven.jpg')} shows`,
      undefined,
    ]);
  });

  it('runs no rule of a group that the analysis left out', async () => {
    const pages = new Map([['/', pageWith('<title>Bakery in Ghent</title>', '<img src="/oven.jpg">')]]);
    const client = await serveChanging(pages);
    const analysis = await analyze(client, orderFor(host, { leaveOut: { images: 'Not wanted.' } }));
    const audit = await freshAudit(client, '/');
    expect(audit.issues.map(({ category }) => category)).toContain('images');
    const replaced = analysis && replacePage(analysis, urlOf('/'), audit);
    expect(replaced?.updatedPage.issues.map(({ category }) => category)).not.toContain('images');
    expect(replaced?.analysis.metrics).toEqual(analysis?.metrics);
  });

  it('is for pages of the analysis alone', async () => {
    const { client, analysis } = await bakery();
    expect(replacePage(analysis, urlOf('/other'), await freshAudit(client, '/about'))).toBeNull();
  });
});

describe('a page that cannot be fetched', () => {
  it.each([
    ['/gone', 'The page now returns status 404.'],
    ['/moved', `The page now redirects to ${urlOf('/about')}. Analyze the website again to read that.`],
    ['/private', 'The page is blocked: robots.txt, line 2: Disallow: /private'],
  ])('%s is reported in a sentence', async (place, sentence) => {
    const client = await serveChanging(new Map([['robots', 'User-agent: *\nDisallow: /private']]));
    expect(await fetchFreshPage(client, urlOf(place), never)).toEqual({ kind: 'unreadable', sentence });
  });

  it('is not fetched from our own network', async () => {
    const client = clientFor('');
    const outcome = await fetchFreshPage(client, 'http://127.0.0.1/', never);
    expect(outcome.kind).toBe('unreadable');
  });
});

describe('the score, worked out again', () => {
  const sites = readdirSync(fixturesRoot);
  it.each(sites)('is the score of the audit of %s', async (name) => {
    const served = await serveSite(path.join(fixturesRoot, name));
    onTestFinished(() => served.close());
    const analysis = await analyze(clientFor(served.connectTo), orderFor(served.host, { maxPages: 100 }));
    if (analysis !== null) expect(recalculateScore(analysis)).toEqual(analysis.score);
    else expect(['closed', 'robots-down', 'walled', 'staging']).toContain(name);
  });
});
