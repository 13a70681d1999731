/** Syncs with a stand-in for Google that speaks its protocol: over months, with every trouble it can have. */
import { generateKeyPairSync } from 'node:crypto';
import type { SearchConnection, SearchView } from '@pagewright/contract/entities/search';
import { addDays } from '@pagewright/engine/search/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGoogleSearch } from '../../adapters/google-search.ts';
import { apiError, type FakeGoogle, type FakeRow, serveFakeGoogle } from '../../testing/fake-google.ts';
import { anAnalysis, aPage, storeAnalysis } from '../../testing/stored-analysis.ts';
import { createTestApp, publicUrl, type TestApp } from '../../testing/test-app.ts';
import { syncDueSites } from './sync-search.ts';

const home = 'https://shop.example';
const first = '2026-06-01';
const rowsOf = (day: string): FakeRow[] => {
  const seed = Number(day.slice(8)) + 1;
  return [
    { page: `${home}/`, query: 'stoneware', clicks: seed, impressions: seed * 20, position: 4 },
    { page: `${home}/mugs`, query: 'stoneware mug', clicks: 2, impressions: 90 + seed, position: 8 },
  ];
};

let google: FakeGoogle;
let app: TestApp;
let cookie: string;
let siteId: string;
beforeAll(async () => {
  google = await serveFakeGoogle();
  const options = {
    redirectUri: `${publicUrl}/api/search/callback`,
    oauthUrl: google.url,
    apiUrl: google.url,
  };
  const client = { id: 'client-1', secret: 'client-secret' };
  app = await createTestApp({ google: createGoogleSearch({ ...options, client, now: () => new Date() }) });
});
afterAll(async () => {
  await app.close();
  await google.close();
});

beforeEach(async () => {
  await app.db.deleteFrom('sites').execute();
  await app.db.deleteFrom('rate_counters').execute();
  Object.assign(google, { trouble: null, tokenUses: 1000, serviceAccountKey: null });
  google.properties = [{ siteUrl: 'sc-domain:shop.example', permissionLevel: 'siteFullUser' }];
  google.days.clear();
  google.refreshTokens.clear();
  google.requests.length = 0;
  google.queries.length = 0;
  google.revoked.length = 0;
  app.clock.now = new Date('2026-08-01T03:00:00Z');
  cookie = await app.signUp();
  // Months go by in these tests.
  await app.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2100-01-01') })
    .execute();
  await storeAnalysis(app, cookie, anAnalysis({ domain: 'shop.example', pages: [aPage(`${home}/`)] }));
  siteId = (await app.call('GET', '/api/sites', { cookie })).json<{ id: string }[]>()[0]?.id ?? '';
});

/** Google has a day three days later. */
function publish(today: string): void {
  for (let day = first; day <= addDays(today, -3); day = addDays(day, 1)) google.days.set(day, rowsOf(day));
}
const today = (): string => app.clock.now.toISOString().slice(0, 10);
const later = (ms: number): void => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const hourMs = 3600_000;

const begin = () => app.call('GET', `/api/sites/${siteId}/search/connect`, { cookie });
async function connect(as = cookie) {
  const to = new URL((await begin()).headers.location as string);
  const challenge = to.searchParams.get('code_challenge');
  const [attempt] = await app.db.selectFrom('search_logins').selectAll().execute();
  google.codes.set('code-1', attempt?.code_verifier ?? '');
  expect(challenge).not.toBe(attempt?.code_verifier);
  return app.call('GET', `/api/search/callback?code=code-1&state=${to.searchParams.get('state')}`, {
    cookie: as,
  });
}
const sync = () => syncDueSites(app.deps);
const read = async (days = 28) =>
  (await app.call('GET', `/api/sites/${siteId}/search?days=${days}`, { cookie })).json<SearchView>();
const connection = async () => (await read()).connection as SearchConnection;

async function stored(): Promise<Map<string, { clicks: number; impressions: number }>> {
  const rows = await app.db
    .selectFrom('search_days')
    .select(['clicks', 'impressions'])
    .select((eb) => eb.cast<string>('day', 'text').as('day'))
    .where('site_id', '=', siteId)
    .execute();
  return new Map(rows.map(({ day, ...figures }) => [day, figures]));
}
const truth = () =>
  new Map(
    [...google.days].map(([day, rows]) => [
      day,
      {
        clicks: rows.reduce((sum, { clicks }) => sum + clicks, 0),
        impressions: rows.reduce((sum, { impressions }) => sum + impressions, 0),
      },
    ]),
  );

describe('connecting', () => {
  it('leads to Google with PKCE and back, and stores the token encrypted', async () => {
    const to = new URL((await begin()).headers.location as string);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      client_id: 'client-1',
      scope: 'https://www.googleapis.com/auth/webmasters.readonly',
      access_type: 'offline',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/api/search/callback',
    });
    await app.db.deleteFrom('search_logins').execute();
    expect((await connect()).headers.location).toBe(`/sites/${siteId}?search=connected`);
    const source = await app.db.selectFrom('search_sources').selectAll().executeTakeFirstOrThrow();
    expect(source.sealed.toString('latin1')).not.toContain('refresh-1');
    expect(await connection()).toMatchObject({ kind: 'oauth', property: null, problem: null, through: null });
  });

  it('is finished once, and only by the session that began it', async () => {
    const stranger = await app.signUp();
    expect((await connect(stranger)).headers.location).toBe('/site-history?search=not-connected');
    expect(await app.db.selectFrom('search_sources').selectAll().execute()).toEqual([]);
    await app.db.deleteFrom('search_logins').execute();
    await connect();
    const again = await app.call('GET', '/api/search/callback?code=code-1&state=x', { cookie });
    expect(again.headers.location).toBe('/site-history?search=not-connected');
  });

  it('takes a service account, whose key signs for it', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    google.serviceAccountKey = privateKey;
    publish(today());
    const key = {
      type: 'service_account',
      client_email: 'reader@project.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: 'https://evil.example/token',
    };
    const url = `/api/sites/${siteId}/search/service-account`;
    const saved = await app.call('PUT', url, { cookie, body: { key: JSON.stringify(key) } });
    expect(saved.json()).toMatchObject({ kind: 'service-account', account: key.client_email });
    expect(saved.body).not.toContain('PRIVATE KEY');
    await sync();
    expect(await stored()).toEqual(truth());
    const wrong = await app.call('PUT', url, { cookie, body: { key: '{"type":"authorized_user"}' } });
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, expect.stringContaining('JSON key')]);
  });
});

describe('a sync', () => {
  it('reads all days that Google has, and those of the last weeks with queries of pages', async () => {
    publish(today());
    await connect();
    await sync();
    expect(await stored()).toEqual(truth());
    expect(await connection()).toMatchObject({
      property: 'sc-domain:shop.example',
      through: '2026-07-29',
      daysToRead: 0,
      problem: null,
      nextAt: '2026-08-02T03:00:00.000Z',
    });
    const view = await read();
    expect(view).toMatchObject({ source: 'sync', from: '2026-07-02', to: '2026-07-29' });
    expect(view.pages.map(({ url }) => url)).toEqual([`${home}/`, `${home}/mugs`]);
    expect(view.before?.clicks).toBeGreaterThan(0);
  });

  it('over 30 days with expired tokens, outages and quotas loses no day and counts none twice', async () => {
    publish(today());
    await connect();
    await sync();
    google.tokenUses = 5;
    for (let day = 1; day <= 30; day += 1) {
      app.clock.now = new Date(Date.parse('2026-08-01T03:00:00Z') + day * 24 * hourMs);
      publish(today());
      // Google changes its newest days once more.
      const late = addDays(today(), -4);
      google.days.set(late, [
        ...rowsOf(late),
        { page: `${home}/late`, query: 'late', clicks: 1, impressions: 9, position: 5 },
      ]);
      let requests = 0;
      google.trouble = (path) => {
        requests += 1;
        if (day >= 8 && day <= 12) return { status: 503 };
        if (day === 17 && requests > 2)
          return { ...apiError(429, 'rateLimitExceeded'), headers: { 'retry-after': '7200' } };
        if (day === 21 && requests > 3) return apiError(403, 'quotaExceeded');
        if (day === 25 && path === '/token') return { status: 500 };
        return null;
      };
      for (let hour = 0; hour < 24; hour += 6) {
        await sync();
        later(6 * hourMs);
      }
    }
    google.trouble = null;
    later(24 * hourMs);
    await sync();
    const kept = truth();
    expect(await stored()).toEqual(kept);
    const { trend } = await read(90);
    const days = trend.map(({ day }) => day);
    expect(new Set(days).size).toBe(days.length);
    expect(trend.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(
      [...kept].filter(([day]) => day >= (days[0] ?? '')).reduce((sum, [, { clicks }]) => sum + clicks, 0),
    );
  });

  it('pages through more rows than one response has', async () => {
    const day = '2026-07-29';
    const rows = Array.from({ length: 25_003 }, (_, at) => ({
      page: `${home}/`,
      query: `query ${at}`,
      clicks: 0,
      impressions: at === 25_002 ? 900 : 1,
      position: 9,
    }));
    google.days.set(day, rows);
    await connect();
    await sync();
    expect(google.queries.map(({ startRow, rowLimit }) => [startRow, rowLimit])).toContainEqual([
      25_000, 25_000,
    ]);
    expect((await read()).queries[0]).toMatchObject({ query: 'query 25002', impressions: 900 });
    expect((await read()).totals).toMatchObject({ impressions: 25_902 });
  });

  it.each([
    ['access was revoked', () => google.refreshTokens.clear(), 'access-revoked', null],
    ['the property is not ours', () => (google.properties = []), 'no-property', 24],
    [
      'the property may not be read',
      () =>
        (google.properties = [{ siteUrl: 'sc-domain:shop.example', permissionLevel: 'siteUnverifiedUser' }]),
      'no-property',
      24,
    ],
    [
      'the API refuses',
      () => (google.trouble = (path) => (path.includes('query') ? apiError(403, 'forbidden') : null)),
      'forbidden',
      24,
    ],
    ['the quota is used up', () => (google.trouble = () => apiError(429, 'quotaExceeded')), 'quota', 1],
    ['Google is down', () => (google.trouble = () => ({ status: 502 })), 'unavailable', 0.25],
    [
      'Google answers with a page',
      () => (google.trouble = () => ({ status: 200, body: '<html>' })),
      'unavailable',
      0.25,
    ],
  ])('says so when %s', async (_, happen, problem, hours) => {
    publish(today());
    await connect();
    happen();
    await sync();
    const { problem: told, nextAt } = await connection();
    expect([told, nextAt === null ? null : (Date.parse(nextAt) - app.clock.now.getTime()) / hourMs]).toEqual([
      problem,
      hours,
    ]);
    expect(await stored()).toEqual(new Map());
  });

  it('writes a day without impressions as one', async () => {
    publish(today());
    google.days.delete('2026-07-10');
    await connect();
    await sync();
    expect((await stored()).get('2026-07-10')).toEqual({ clicks: 0, impressions: 0 });
  });

  it('keeps of days that are no longer recent their top only', async () => {
    publish(today());
    await connect();
    await sync();
    later(70 * 24 * hourMs);
    publish(today());
    for (let times = 0; times < 4; times += 1) {
      await sync();
      later(24 * hourMs);
    }
    const detailed = await app.db
      .selectFrom('search_days')
      .select('day')
      .where('is_detailed', '=', true)
      .execute();
    expect(detailed.length).toBeLessThanOrEqual(66);
    expect(await stored()).toEqual(truth());
  });
});

describe('deleting', () => {
  it('revokes the token at Google, and leaves neither credentials nor figures', async () => {
    publish(today());
    await connect();
    await sync();
    await app.call('DELETE', `/api/sites/${siteId}/search`, { cookie });
    expect(google.revoked).toEqual(['refresh-1']);
    for (const table of ['search_sources', 'search_days', 'search_logins'] as const)
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
    google.requests.length = 0;
    await sync();
    expect(google.requests).toEqual([]);
  });

  it('in the middle of a sync ends it: nothing is written afterwards', async () => {
    publish(today());
    await connect();
    let asked = 0;
    google.trouble = () => {
      asked += 1;
      if (asked === 12)
        void app.call('DELETE', `/api/sites/${siteId}/search`, { cookie }).then(() => undefined);
      return null;
    };
    await sync();
    await app.call('DELETE', `/api/sites/${siteId}/search`, { cookie });
    expect(await stored()).toEqual(new Map());
  });
});

it('asks Google nothing before a site is connected', async () => {
  await sync();
  await read();
  expect(google.requests).toEqual([]);
});
