/** Tests every endpoint that accepts a URL: internal ones are refused, cost nothing and are never requested. */
import { websiteUrlInvalid } from '@pagewright/contract/domain';
import { WebsiteUrl, websiteUrlRequired } from '@pagewright/contract/entities/analyze-form';
import {
  CompetitorDomain,
  competitorInvalid,
  competitorTooShort,
} from '@pagewright/contract/entities/competitor';
import { hostileTargets } from '@pagewright/engine/fetch/testing/hostile-targets';
import { watchConnections } from '@pagewright/engine/fetch/testing/watch-connections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRow } from './testing/owned-things.ts';
import { anAnalysis, aPage, storeAnalysis } from './testing/stored-analysis.ts';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
} from './testing/test-runs.ts';

let site: TestSite;
let runs: TestRuns;
let person: TestUser;
beforeAll(async () => {
  site = await serveTestSite({ pages: 1 });
  runs = await createTestRuns(site);
  person = await runs.person(1000);
});
afterAll(async () => {
  await runs.close();
  await site.close();
});

const targets = hostileTargets();
/** As people type them: with and without the scheme. */
const typed = [
  ...new Set(targets.flatMap((target) => [target, target.replace(/^https?:\/\//, '').replace(/\/$/, '')])),
];
/** Internal names that look like any domain: the form accepts them, the address guard does not. */
const domainPattern = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;
const refusedByForm = typed.filter((text) => !domainPattern.test(text));

/** A sample: all of them on every endpoint would take minutes. */
const someOf = (all: readonly string[], every: number): string[] => all.filter((_, n) => n % every === 0);

const post = async (url: string, body: object) => {
  await runs.db.deleteFrom('rate_counters').execute();
  return runs.call('POST', url, { cookie: person.cookie, body });
};

describe('a form with a domain', () => {
  it('refuses all hostile URLs', () => {
    expect(refusedByForm.length).toBeGreaterThan(500);
    expect(refusedByForm.filter((text) => WebsiteUrl.safeParse(text).success)).toEqual([]);
    expect(refusedByForm.filter((text) => CompetitorDomain.safeParse(text).success)).toEqual([]);
  });

  const sentences: readonly string[] = [
    websiteUrlInvalid,
    websiteUrlRequired,
    competitorInvalid,
    competitorTooShort,
  ];
  const forms: Readonly<
    Record<string, (text: string) => Promise<{ statusCode: number; json: () => { message: string } }>>
  > = {
    'POST /api/analyze': (domain) => post('/api/analyze', { domain }),
    'POST /api/analyze/cancel': (domain) => post('/api/analyze/cancel', { domain }),
    'GET /api/analyze/progress': (domain) =>
      runs.call('GET', `/api/analyze/progress?domain=${encodeURIComponent(domain)}`, {
        cookie: person.cookie,
      }),
    'POST /api/analyze/compare, main side': (mainDomain) =>
      post('/api/analyze/compare', { mainDomain, competitorDomain: 'rival.example' }),
    'POST /api/analyze/compare, competitor': (competitorDomain) =>
      post('/api/analyze/compare', { mainDomain: 'shop.example', competitorDomain }),
  };

  /** Every one is sent to one of the endpoints, because all of them on each would take long. */
  const shares = Object.entries(forms).map(([name, send], at, all) => {
    const texts = refusedByForm.filter((_, n) => n % all.length === at);
    return [name, send, texts] as const;
  });

  it.each(shares)(
    '%s refuses IP addresses, ports, schemes and users in one sentence',
    async (_name, send, texts) => {
      const before = await everyRow(runs.db);
      for (const text of texts) {
        const response = await send(text);
        expect([text, response.statusCode]).toEqual([text, 400]);
        expect(sentences).toContain(response.json().message);
      }
      expect(await everyRow(runs.db)).toBe(before);
    },
  );
});

describe('a name that only an inside network has', () => {
  it.each(['printer.local', 'db.internal', 'wiki.corp', 'nas.home.arpa', 'router.lan', 'app.localhost'])(
    '%s is refused in the field it was typed into',
    async (name) => {
      const before = await everyRow(runs.db);
      for (const path of ['/api/analyze', '/api/sites']) {
        const response = await post(path, { domain: name });
        expect([path, response.statusCode, response.json().fields.domain]).toEqual([
          path,
          400,
          `${name} is a name in a private network, not on the public internet.`,
        ]);
      }
      expect(await everyRow(runs.db)).toBe(before);
    },
  );
});

describe('an endpoint that accepts a page URL', () => {
  const own = 'https://shop.example/';
  const callsFor = (id: string, pageUrl: string) => {
    const chat = `/api/content-conversations/${id}/${encodeURIComponent(pageUrl.toWellFormed())}`;
    return {
      'reanalyze-page': () => post(`/api/analysis/${id}/reanalyze-page`, { pageUrl }),
      'fetch-content': () => post(`${chat}/fetch-content`, {}),
      message: () => post(`${chat}/message`, { message: 'What is there?' }),
      conversation: () => runs.call('GET', chat, { cookie: person.cookie }),
    };
  };
  const creditsOf = async (): Promise<number> =>
    (await runs.call('GET', '/api/payments/credits', { cookie: person.cookie })).json().credits;

  it('accepts pages of the analysis only, and requests no others', async () => {
    const analysis = anAnalysis({ pages: [aPage(own)] });
    await storeAnalysis(runs, person.cookie, analysis);
    const [before, credits] = [await everyRow(runs.db), await creditsOf()];
    const connections = watchConnections();
    for (const target of someOf(targets, 12))
      for (const [name, send] of Object.entries(callsFor(analysis.id, target))) {
        const { statusCode } = await send();
        expect([name, target, statusCode]).toEqual([
          name,
          target,
          expect.toSatisfy((code) => code === 400 || code === 404),
        ]);
      }
    for (const near of [
      'https://shop.example/other',
      'https://shop.example@127.0.0.1/',
      'https://shop.example.evil.example/',
      'http://shop.example:8080/',
    ])
      for (const send of Object.values(callsFor(analysis.id, near)))
        expect((await send()).statusCode).toBeGreaterThanOrEqual(400);
    expect(connections.begun()).toEqual([]);
    expect(await creditsOf()).toBe(credits);
    expect(await everyRow(runs.db)).toBe(before);
  });

  it('connects to no internal host, even for a page of the analysis', async () => {
    const some = someOf(targets, 40).filter((target) => URL.canParse(target));
    const analysis = anAnalysis({ pages: some.map((url) => aPage(url, { title: 'Stored' })) });
    await storeAnalysis(runs, person.cookie, analysis);
    const credits = await creditsOf();
    const connections = watchConnections();
    for (const target of some) {
      const calls = callsFor(analysis.id, target);
      const again = await calls['reanalyze-page']();
      expect([target, again.statusCode, again.json().code]).toEqual([target, 422, 'page_unreadable']);
      const content = await calls['fetch-content']();
      expect([target, content.statusCode, content.json().content]).toEqual([
        target,
        200,
        expect.objectContaining({ isFallback: true, title: 'Stored' }),
      ]);
    }
    expect(connections.begun()).toEqual([]);
    expect(await creditsOf()).toBe(credits);
  });
});
