/** Comparisons with a competitor: result, cost, access control and error messages. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Analysis } from '@pagewright/contract/entities/analysis';
import { CompetitorResult } from '@pagewright/contract/entities/competitor';
import { ComparisonProgress } from '@pagewright/contract/entities/progress';
import { trendFigures } from '@pagewright/contract/report/trend-figures';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compareSites } from '../services/analyses/compare-sites.ts';
import { rewriteReport } from '../store/analyses.ts';
import { inTransaction } from '../store/database.ts';
import { findUnbalancedAccounts, readLedger } from '../store/ledger.ts';
import { rendererOf } from '../testing/rendered-page.ts';
import { anAnalysis, aPage, storeAnalysis } from '../testing/stored-analysis.ts';
import { createTestApp } from '../testing/test-app.ts';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
} from '../testing/test-runs.ts';

const main = 'site-0.example';
const rival = 'site-1.example';
/** Sites on the test's port that cannot be compared. */
const odd = {
  blocked: 'site-50.example',
  empty: 'site-51.example',
  away: 'site-52.example',
  pdf: 'site-53.example',
  forbidden: 'site-54.example',
};

function answerOddly({ headers, url }: IncomingMessage, response: ServerResponse): boolean {
  const { host = '' } = headers;
  if (!Object.values(odd).includes(host)) return false;
  const isRobots = url === '/robots.txt';
  if (host === odd.blocked && isRobots)
    response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /');
  else if (isRobots) response.writeHead(404).end();
  else if (host === odd.empty)
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Soon</title>');
  else if (host === odd.away) response.writeHead(301, { location: 'https://elsewhere.example/' }).end();
  else if (host === odd.pdf) response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4');
  else if (host === odd.forbidden) response.writeHead(403, { 'content-type': 'text/html' }).end('No');
  else response.writeHead(404).end();
  return true;
}

let site: TestSite;
let runs: TestRuns;
beforeAll(async () => {
  site = await serveTestSite({ pages: 4, oddly: answerOddly });
  runs = await createTestRuns(site);
  await runs.work(
    2,
    rendererOf(() => Promise.reject(new Error('A comparison renders no page.'))),
  );
});
afterAll(async () => {
  await runs.close();
  await site.close();
});
afterEach(async () => {
  expect(await findUnbalancedAccounts(runs.db)).toEqual([]);
});

/** A user with a stored analysis of the main site. */
async function owner(credits = 10): Promise<TestUser & { analysis: Analysis }> {
  const person = await runs.person(credits);
  const page = aPage(`https://${main}/`, { title: 'Our own site, as it was measured before' });
  const analysis = anAnalysis({ domain: main, pages: [page] });
  await storeAnalysis(runs, person.cookie, analysis);
  return { ...person, analysis };
}

const compare = ({ cookie }: TestUser, competitorDomain: string, more: object = {}) =>
  runs.call('POST', '/api/analyze/compare', {
    cookie,
    body: { mainDomain: main, competitorDomain, ...more },
  });

const creditsOf = async ({ cookie }: TestUser): Promise<number> =>
  (await runs.call('GET', '/api/user/usage', { cookie })).json<{ credits: number }>().credits;

const bookingsOf = async ({ user }: TestUser) =>
  (await readLedger(runs.db, user.id))
    .filter(({ kind }) => kind !== 'grant' && kind !== 'purchase')
    .map(({ kind, amount, reason }) => [kind, amount, reason]);

const openOf = async ({ cookie }: TestUser, id: string) =>
  (await runs.call('GET', `/api/analysis/${id}/comparison`, { cookie })).json<{
    running: { competitorDomain: string; runId: string } | null;
    unsaved: CompetitorResult | null;
  }>();

const eventsOf = ({ body }: LightMyRequestResponse): ComparisonProgress[] =>
  body
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => ComparisonProgress.parse(JSON.parse(block.slice(6))));

/** Delays every page until the returned function is called. */
function closeGate(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  site.gate = promise;
  return () => {
    site.gate = null;
    resolve();
  };
}

async function underWay(person: TestUser, id: string): Promise<string> {
  await expect.poll(async () => (await openOf(person, id)).running).not.toBeNull();
  return (await openOf(person, id)).running?.runId ?? '';
}

describe('a comparison', () => {
  it('measures the competitor, returns the result and costs one credit', async () => {
    const person = await owner();
    site.requested.length = 0;
    const answer = await compare(person, 'SITE-1.example');
    expect([answer.statusCode, answer.body.slice(0, 300)]).toMatchObject([200, expect.any(String)]);
    const result = CompetitorResult.parse(answer.json());
    expect(result).toMatchObject({ mainDomain: main, competitorDomain: rival });
    expect(result.details).toMatchObject({ main: { pages: 1 }, competitor: { pages: 5 } });
    expect(result.details.main.titles).toEqual(['Our own site, as it was measured before']);
    expect(site.requested).toContain('/page-3');
    expect(await bookingsOf(person)).toEqual([
      ['charge', -1, `Comparison with ${rival}`],
      ['refund', 1, `Hold for the comparison with ${rival} released`],
      ['hold', -1, `Held for the comparison with ${rival}`],
    ]);
    const usage = await runs.call('GET', '/api/user/usage', { cookie: person.cookie });
    expect(usage.json()).toMatchObject({ credits: 9, pagesAnalyzed: 0, freeScansUsed: 0 });
  });

  it('uses the newest analysis of the domain, or the given one', async () => {
    const person = await owner();
    const later = anAnalysis({
      domain: `www.${main}`,
      date: '2026-11-20T10:00:00.000Z',
      pages: [aPage(`https://${main}/`), aPage(`https://${main}/new`)],
    });
    await storeAnalysis(runs, person.cookie, later);
    const newest = (await compare(person, rival)).json<CompetitorResult>();
    expect(newest.details.main.pages).toBe(2);
    const named = await compare(person, rival, { analysisId: person.analysis.id });
    expect(named.json<CompetitorResult>().details.main.pages).toBe(1);
    expect(await creditsOf(person)).toBe(8);
  });

  it('reads the first ten pages of the competitor with the settings of the main site', async () => {
    const person = await runs.person(100);
    const runId = await runs.started(person, main);
    expect(await runs.ended(runId)).toBe('completed');
    const { settings } = await runs.db
      .selectFrom('runs')
      .select('settings')
      .where('id', '=', runId)
      .executeTakeFirstOrThrow();
    expect(settings).toMatchObject({ crawlDelay: 100, analyzeImages: false });
    await runs.db.updateTable('users').set({ settings: null }).where('id', '=', person.user.id).execute();
    const before = await creditsOf(person);
    expect((await compare(person, rival)).statusCode).toBe(200);
    expect(await creditsOf(person)).toBe(before - 1);
    const row = await runs.db
      .selectFrom('runs')
      .selectAll()
      .where('compares', '=', runId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ max_pages: 10, settings, state: 'completed', held_credits: 1 });
  });

  it('requested again returns the stored result, and is charged once', async () => {
    const person = await owner();
    const first = await compare(person, rival);
    site.requested.length = 0;
    const again = await compare(person, 'www.site-1.example');
    expect(again.body).toBe(first.body);
    expect([site.requested, await creditsOf(person)]).toEqual([[], 9]);
  });

  it('is made again after a page of the main site was reanalysed', async () => {
    const person = await owner();
    await compare(person, rival);
    const { analysis } = person;
    await inTransaction(runs.db, (tx) =>
      rewriteReport(tx, analysis.id, {
        text: JSON.stringify(analysis),
        wholeText: null,
        metrics: analysis.metrics,
        figures: trendFigures(analysis),
      }),
    );
    expect((await compare(person, rival)).statusCode).toBe(200);
    expect(await creditsOf(person)).toBe(8);
  });

  it('requested ten times at once runs once, and is charged once', async () => {
    const person = await owner();
    const answers = await Promise.all(Array.from({ length: 10 }, () => compare(person, rival)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await creditsOf(person)).toBe(9);
  });

  it('is returned by the one request, however long it takes', async () => {
    const person = await owner();
    const open = closeGate();
    const immediate = await createTestApp(
      runs.deps,
      { responseTimes: { headDelayMs: 1, heartbeatMs: 1 } },
      runs,
    );
    const answering = immediate.call('POST', '/api/analyze/compare', {
      cookie: person.cookie,
      body: { mainDomain: main, competitorDomain: rival },
    });
    await underWay(person, person.analysis.id);
    open();
    const answer = await answering;
    expect([answer.statusCode, answer.body.slice(0, 2)]).toEqual([200, '\n\n']);
    expect(CompetitorResult.parse(answer.json())).toMatchObject({
      mainDomain: main,
      competitorDomain: rival,
    });
    expect(await creditsOf(person)).toBe(9);
    const refused = await immediate.call('POST', '/api/analyze/compare', {
      cookie: person.cookie,
      body: { mainDomain: main, competitorDomain: odd.empty },
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      200,
      { status: 422, code: 'comparison_failed', message: expect.stringContaining('no text') },
    ]);
    expect(await creditsOf(person)).toBe(9);
    await immediate.app.close();
  });

  it('continues when the client disconnects, and is returned by the next request', async () => {
    const person = await owner();
    const open = closeGate();
    const request = { mainDomain: main, competitorDomain: rival };
    const left = new AbortController();
    const pending = compareSites(runs.deps, person.user, request, left.signal);
    const runId = await underWay(person, person.analysis.id);
    left.abort();
    await expect(pending).rejects.toMatchObject({
      code: 'comparison_running',
      details: { retryAfterSeconds: 5 },
    });
    expect(await openOf(person, person.analysis.id)).toEqual({
      running: { competitorDomain: rival, runId },
      unsaved: null,
    });
    // It is no analysis: the dashboard does not attach to it.
    const running = await runs.call('GET', '/api/analyze/running', { cookie: person.cookie });
    expect(running.json()).toEqual([]);
    open();
    expect(await runs.ended(runId)).toBe('completed');
    const { running: still, unsaved } = await openOf(person, person.analysis.id);
    expect([still, unsaved?.competitorDomain]).toEqual([null, rival]);
    expect((await compare(person, rival)).json()).toEqual(unsaved);
    expect(await creditsOf(person)).toBe(9);
  });
});

describe('a comparison is refused', () => {
  it('when the domain was not analysed, with instructions', async () => {
    const person = await runs.person(10);
    const answer = await compare(person, rival);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'main_not_analyzed',
        message: `You have no analysis of ${main}. Analyze it first: a comparison starts from there.`,
      },
    ]);
  });

  it("when the analysis is another user's, deleted, or of another domain", async () => {
    const [person, stranger] = [await owner(), await owner()];
    const { id } = person.analysis;
    expect((await compare(stranger, rival, { analysisId: id })).statusCode).toBe(404);
    expect((await compare(person, rival, { analysisId: 'nonsense' })).statusCode).toBe(404);
    const other = await compare(person, rival, { analysisId: id, mainDomain: 'site-9.example' });
    expect([other.statusCode, other.json()]).toMatchObject([
      400,
      { fields: { mainDomain: `This analysis is of ${main}, not of site-9.example.` } },
    ]);
    await runs.call('DELETE', `/api/analysis/${id}`, { cookie: person.cookie });
    expect((await compare(person, rival, { analysisId: id })).statusCode).toBe(404);
    expect((await compare(person, rival)).statusCode).toBe(409);
    expect(await creditsOf(person)).toBe(10);
  });

  it('when the competitor is the site itself, under any name', async () => {
    const person = await owner();
    for (const same of [main, `www.${main}`, main.toUpperCase()]) {
      const answer = await compare(person, same);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        {
          fields: {
            competitorDomain: 'This is the analyzed site itself. Enter the domain of another site.',
          },
        },
      ]);
    }
    expect(await bookingsOf(person)).toEqual([]);
  });

  it('when the competitor is no domain, with the form’s sentence', async () => {
    const person = await owner();
    for (const [typed, words] of [
      ['ab', 'Competitor domain must be at least 3 characters'],
      ['nodots', 'Please enter a valid domain (e.g., example.com)'],
      ['https://site.example', 'Please enter a valid domain (e.g., example.com)'],
      ['127.0.0.1', 'Please enter a valid domain (e.g., example.com)'],
    ]) {
      const answer = await compare(person, typed ?? '');
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { fields: { competitorDomain: words } },
      ]);
    }
  });

  it('without a credit, and without a session', async () => {
    const person = await owner(0);
    site.requested.length = 0;
    const answer = await compare(person, rival);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { needsCredits: true, message: 'A comparison needs 1 credit; you have 0.' },
    ]);
    const client = { ...person, cookie: '' };
    expect((await compare(client, rival)).statusCode).toBe(401);
    expect(site.requested).toEqual([]);
  });
});

it('a competitor of an inside network is refused before anything is held', async () => {
  const person = await owner();
  const answer = await compare(person, 'printer.local');
  const sentence = 'printer.local is a name in a private network, not on the public internet.';
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { competitorDomain: sentence }]);
  expect(await bookingsOf(person)).toEqual([]);
});

describe('a competitor that cannot be measured costs nothing and is reported in a sentence', () => {
  it.each([
    ['unreachable', 'nobody-is-here.example', /nobody-is-here\.example has no address in the DNS\./],
    ['blocked by robots.txt', odd.blocked, /It is blocked by robots\.txt, line 2/],
    ['empty', odd.empty, /no text that can be read without JavaScript, so there is nothing to compare\./],
    [
      'redirecting away',
      odd.away,
      /redirects to https:\/\/elsewhere\.example\/, which is another site\. Enter elsewhere\.example instead\./,
    ],
    ['no web page', odd.pdf, /Not a web page: application\/pdf/],
    ['closed to crawlers', odd.forbidden, /refused our crawler \(status 403\)/],
    ['inside a private network', 'localhost.localdomain', /localhost\.localdomain/],
  ])('%s', async (_, domain, words) => {
    const person = await owner();
    const answer = await compare(person, domain);
    const { code, message } = answer.json<{ code: string; message: string }>();
    expect([answer.statusCode, code, message]).toEqual([
      422,
      'comparison_failed',
      expect.stringMatching(words),
    ]);
    expect(message).toMatch(/ Nothing was charged\.$/);
    expect(await creditsOf(person)).toBe(10);
    expect((await bookingsOf(person)).map(([kind, amount]) => [kind, amount])).toEqual([
      ['refund', 1],
      ['hold', -1],
    ]);
    expect(await openOf(person, person.analysis.id)).toEqual({ running: null, unsaved: null });
  });

  it('is retried when requested again', async () => {
    const person = await owner();
    for (let time = 0; time < 2; time += 1)
      expect((await compare(person, odd.forbidden)).statusCode).toBe(422);
    expect(await creditsOf(person)).toBe(10);
  });
});

describe('a running comparison', () => {
  const cancel = (person: TestUser, analysisId: string) =>
    runs.call('POST', '/api/analyze/compare/cancel', {
      cookie: person.cookie,
      body: { analysisId, competitorDomain: rival },
    });

  it('can be cancelled by its owner: immediately, refunded, idempotent', async () => {
    const [person, stranger] = [await owner(), await owner()];
    const { id } = person.analysis;
    const open = closeGate();
    const answer = compare(person, rival);
    const runId = await underWay(person, id);
    expect(await creditsOf(person)).toBe(9);
    expect((await cancel(stranger, id)).statusCode).toBe(404);
    expect(await runs.stateOf(runId)).toMatch(/queued|running/);
    expect((await cancel(person, id)).json()).toEqual({ cancelled: true });
    expect((await cancel(person, id)).json()).toEqual({ cancelled: false });
    expect([(await answer).statusCode, (await answer).json()]).toMatchObject([
      409,
      { code: 'comparison_cancelled', message: 'The comparison was cancelled. Nothing was charged.' },
    ]);
    open();
    expect([await runs.stateOf(runId), await creditsOf(person)]).toEqual(['cancelled', 10]);
  });

  it('is streamed from start to end, to its owner only', async () => {
    const [person, stranger] = [await owner(), await owner()];
    const { id } = person.analysis;
    const progressUrl = `/api/analyze/compare/progress?analysisId=${id}&competitorDomain=www.${rival}`;
    expect((await runs.call('GET', progressUrl, { cookie: stranger.cookie })).statusCode).toBe(404);
    // The stream ends with the run.
    const watched = runs.call('GET', progressUrl, { cookie: person.cookie });
    const result = (await compare(person, rival)).json<CompetitorResult>();
    const events = eventsOf(await watched);
    const percentages = events.map(({ percentage }) => percentage);
    expect(percentages).toEqual(percentages.toSorted((a, b) => a - b));
    expect(events.slice(0, -1).every(({ status }) => status === 'in-progress')).toBe(true);
    expect(events.at(-1)).toMatchObject({ status: 'completed', percentage: 100, domain: rival, result });
    const afterwards = eventsOf(await runs.call('GET', progressUrl, { cookie: person.cookie }));
    expect(afterwards.map(({ status }) => status)).toEqual(['completed']);
  });

  it('fails without a charge when its analysis is deleted meanwhile', async () => {
    const person = await owner();
    const open = closeGate();
    const answer = compare(person, rival);
    await underWay(person, person.analysis.id);
    await runs.call('DELETE', `/api/analysis/${person.analysis.id}`, { cookie: person.cookie });
    open();
    expect([(await answer).statusCode, (await answer).json()]).toMatchObject([
      422,
      { message: 'The analysis for this comparison has been deleted. Nothing was charged.' },
    ]);
    expect(await creditsOf(person)).toBe(10);
  });
});

describe('saving a comparison', () => {
  const save = (person: TestUser, id: string, body: unknown) =>
    runs.call('POST', `/api/analysis/${id}/save-competitor`, { cookie: person.cookie, body });
  const read = async (person: TestUser, id: string) =>
    Analysis.parse((await runs.call('GET', `/api/analysis/${id}`, { cookie: person.cookie })).json());

  it('stores it with the analysis and its exports, replacing the previous one', async () => {
    const person = await owner();
    const { id } = person.analysis;
    const first = (await compare(person, rival)).json<CompetitorResult>();
    expect((await read(person, id)).competitorAnalysis).toBeUndefined();
    expect((await save(person, id, first)).json()).toEqual({ ok: true });
    expect((await read(person, id)).competitorAnalysis).toEqual(first);
    expect((await openOf(person, id)).unsaved).toBeNull();
    const second = (await compare(person, 'site-2.example')).json<CompetitorResult>();
    expect((await openOf(person, id)).unsaved?.competitorDomain).toBe('site-2.example');
    await save(person, id, second);
    expect((await read(person, id)).competitorAnalysis).toEqual(second);
    const json = await runs.call('GET', `/api/analysis/${id}/export/json`, { cookie: person.cookie });
    expect(json.json<Analysis>().competitorAnalysis).toEqual(second);
    expect(person.analysis).toEqual({
      ...(await read(person, id)),
      competitorAnalysis: undefined,
    });
  });

  it("is refused for another user's analysis, an invalid result, another site, and beyond its size", async () => {
    const [person, stranger] = [await owner(), await owner()];
    const { id } = person.analysis;
    const result = (await compare(person, rival)).json<CompetitorResult>();
    expect((await save(stranger, id, result)).statusCode).toBe(404);
    expect((await save(person, 'nonsense', result)).statusCode).toBe(404);
    expect((await save(person, id, { ...result, metrics: {} })).statusCode).toBe(400);
    const foreign = await save(person, id, { ...result, mainDomain: 'site-9.example' });
    expect([foreign.statusCode, foreign.json()]).toMatchObject([
      400,
      { fields: { mainDomain: `This comparison is not of ${main}.` } },
    ]);
    const long = { ...result, recommendations: ['x'.repeat(4001)] };
    expect((await save(person, id, long)).statusCode).toBe(400);
    const vast = { ...result, recommendations: Array.from({ length: 300 }, () => 'x'.repeat(4000)) };
    expect((await save(person, id, vast)).statusCode).toBe(413);
    expect((await read(person, id)).competitorAnalysis).toBeUndefined();
    expect((await read(stranger, stranger.analysis.id)).competitorAnalysis).toBeUndefined();
  });

  it('drops unknown fields', async () => {
    const person = await owner();
    const { id } = person.analysis;
    const result = (await compare(person, rival)).json<CompetitorResult>();
    await save(person, id, { ...result, __proto__: null, extra: '<script>' });
    const { text } = {
      text: (await runs.call('GET', `/api/analysis/${id}`, { cookie: person.cookie })).body,
    };
    expect(text).not.toContain('extra');
  });
});
