/** API keys as programs use them: made once, judged alone, limited, and dead at once when revoked. */
import type { ApiKey, ApiKeyScope, NewApiKey } from '@pagewright/contract/entities/api-key';
import { limits } from '@pagewright/contract/limits';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestLimits } from './services/accounts/attempt-limits.ts';
import { logOptions } from './startup/log.ts';
import { anAnalysis, storeAnalysis } from './testing/stored-analysis.ts';
import { goodPassword } from './testing/test-app.ts';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
} from './testing/test-runs.ts';

let site: TestSite;
let runs: TestRuns;
let baseUrl: string;
const logged: string[] = [];
/** Stands still while it is set. */
const clock: { now: Date | null } = { now: null };
beforeAll(async () => {
  site = await serveTestSite({ pages: 1 });
  const logger = pino({ ...logOptions, level: 'trace' }, { write: (line) => void logged.push(line) });
  runs = await createTestRuns(site, { logger }, { now: () => clock.now ?? new Date() });
  baseUrl = await runs.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await runs.close();
  await site.close();
});

async function newKey(
  { cookie }: TestUser,
  scopes: readonly ApiKeyScope[] = ['read', 'run'],
): Promise<NewApiKey> {
  const made = await runs.call('POST', '/api/keys', { cookie, body: { name: 'Pipeline', scopes } });
  expect(made.statusCode).toBe(200);
  return made.json();
}

/** As a program calls: without a cookie, an Origin or Sec-Fetch-Site. */
const call = (key: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  runs.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${key}` },
    ...(payload && { payload }),
  });

const revoke = ({ cookie }: TestUser, id: string) => runs.call('DELETE', `/api/keys/${id}`, { cookie });
const listed = async ({ cookie }: TestUser): Promise<ApiKey[]> =>
  (await runs.call('GET', '/api/keys', { cookie })).json();

describe('a key', () => {
  it('is shown once, and stored as a hash beside how it begins', async () => {
    const person = await runs.person();
    const { key, ...shown } = await newKey(person, ['run', 'read']);
    expect(key).toMatch(/^pw_[\w-]{43}$/);
    expect(shown).toMatchObject({ name: 'Pipeline', prefix: key.slice(0, 9), scopes: ['read', 'run'] });
    const answer = await runs.call('GET', '/api/keys', { cookie: person.cookie });
    expect(answer.json()).toEqual([shown]);
    expect(answer.body).not.toContain(key);
    const { rows } = await sql<{ row: string }>`select k::text as row from api_keys k`.execute(runs.db);
    expect(rows.map(({ row }) => row).join('\n')).not.toContain(key.slice(9));
  });

  it('takes the password once the sign-in is 15 minutes old, and its owner is mailed', async () => {
    const person = await runs.person();
    const create = (password?: string) =>
      runs.call('POST', '/api/keys', {
        cookie: person.cookie,
        body: { name: 'Pipeline', scopes: ['read'], ...(password !== undefined && { password }) },
      });
    clock.now = new Date(Date.now() + 16 * 60_000);
    try {
      const refused = await create();
      expect([refused.statusCode, refused.json()]).toMatchObject([
        403,
        { code: 'password_needed', fields: { password: 'Enter your password to create a key.' } },
      ]);
      expect((await create('not the password')).json()).toMatchObject({ code: 'wrong_password' });
      const made = await create(goodPassword);
      expect(made.statusCode).toBe(200);
      const { key, prefix } = made.json<NewApiKey>();
      const mails = runs.mails.filter(({ subject }) => subject === 'A new Pagewright API key');
      expect(mails.at(-1)?.text).toContain(prefix);
      expect(JSON.stringify(mails)).not.toContain(key);
    } finally {
      clock.now = null;
    }
  });

  it('ends with the password unless its owner wants to keep it', async () => {
    const person = await runs.person();
    const { key } = await newKey(person);
    const change = (currentPassword: string, newPassword: string, more = {}) =>
      runs.call('POST', '/api/auth/password', {
        cookie: person.cookie,
        body: { currentPassword, newPassword, ...more },
      });
    const next = 'brand new phrase, also long';
    expect((await change(goodPassword, next, { revokeKeys: false })).statusCode).toBe(200);
    expect((await call(key, 'GET', '/api/settings')).statusCode).toBe(200);
    expect((await change(next, 'yet another phrase, as long')).statusCode).toBe(200);
    expect((await call(key, 'GET', '/api/settings')).statusCode).toBe(401);
  });

  it('has its last use noted, to the minute', async () => {
    const person = await runs.person();
    const { key } = await newKey(person);
    expect((await listed(person))[0]?.lastUsedAt).toBeNull();
    await call(key, 'GET', '/api/settings');
    const [first] = await listed(person);
    expect(first?.lastUsedAt).not.toBeNull();
    await call(key, 'GET', '/api/settings');
    expect(await listed(person)).toEqual([first]);
  });

  it('needs a name and a scope, and an account has a limited number', async () => {
    const person = await runs.person();
    const create = (body: object) => runs.call('POST', '/api/keys', { cookie: person.cookie, body });
    expect((await create({ name: ' ', scopes: ['read'] })).json().fields).toEqual({
      name: 'Give the key a name',
    });
    expect((await create({ name: 'x', scopes: [] })).json().fields).toEqual({
      scopes: 'Choose what the key may do',
    });
    expect((await create({ name: 'x', scopes: ['admin'] })).statusCode).toBe(400);
    for (let n = 0; n < limits.apiKeys.perAccount; n += 1) await newKey(person);
    expect((await create({ name: 'x', scopes: ['read'] })).json().code).toBe('too_many_keys');
  });

  it('is judged alone: neither a cookie nor another origin changes anything', async () => {
    const [owner, other] = [await runs.person(), await runs.person()];
    const { key, id } = await newKey(owner);
    const mine = anAnalysis();
    await storeAnalysis(runs, owner.cookie, mine);
    const read = (headers: Record<string, string>) =>
      runs.app.inject({ method: 'GET', url: `/api/analysis/${mine.id}`, headers });
    const authorization = `Bearer ${key}`;
    expect((await read({ authorization, cookie: other.cookie })).statusCode).toBe(200);
    expect((await read({ cookie: other.cookie })).statusCode).toBe(404);
    const save = await runs.app.inject({
      method: 'POST',
      url: '/api/settings',
      headers: { authorization, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      payload: { maxPages: 7 },
    });
    expect([save.statusCode, save.json().maxPages]).toEqual([200, 7]);
    await revoke(owner, id);
    for (const bad of [authorization, 'Bearer pw_mistyped', `Bearer ${key.slice(0, -1)}`]) {
      const answer = await read({ authorization: bad, cookie: owner.cookie });
      expect([bad, answer.statusCode, answer.json().code]).toEqual([bad, 401, 'invalid_key']);
      expect(answer.headers['www-authenticate']).toContain('Bearer');
    }
    // The scheme of a proxy in front of us is none of our business.
    expect((await read({ authorization: 'Basic eDp5', cookie: owner.cookie })).statusCode).toBe(200);
    expect((await read({ authorization: 'Bearer of.a.proxy', cookie: owner.cookie })).statusCode).toBe(200);
    expect((await read({ authorization: 'Bearer of.a.proxy' })).json().code).toBe('invalid_key');
  });

  it('is nobody where anyone may call: it buys nothing and signs nobody out', async () => {
    const person = await runs.person();
    const { key } = await newKey(person);
    const checkout = await runs.call('POST', '/api/payments/create-checkout-session', {
      cookie: person.cookie,
      body: { packageType: 'pro' },
    });
    const at = new URL(checkout.json<{ url: string }>().url).pathname;
    const headers = { authorization: `Bearer ${key}`, origin: runs.deps.publicUrl, cookie: person.cookie };
    const paid = await runs.app.inject({ method: 'POST', url: `${at}/pay`, headers });
    expect(paid.headers.location).toBe('/account');
    await runs.app.inject({ method: 'GET', url: '/api/logout', headers });
    const usage = (await runs.call('GET', '/api/user/usage', { cookie: person.cookie })).json();
    expect(usage).toMatchObject({ credits: 15, accountStatus: 'trial' });
  });
});

describe('a key that may run', () => {
  it('costs and is refused as the screen is', async () => {
    const person = await runs.person();
    const { key } = await newKey(person);
    const start = (n: number) => call(key, 'POST', '/api/analyze', { domain: `site-${n}.example` });
    expect((await start(1)).statusCode).toBe(200);
    expect((await start(1)).json().code).toBe('already_running');
    expect((await start(2)).statusCode).toBe(200);
    expect((await start(3)).statusCode).toBe(200);
    const refused = await start(4);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'free_scans_used', needsCredits: true },
    ]);
    const cancelled = await call(key, 'POST', '/api/analyze/cancel', { domain: 'site-1.example' });
    expect(cancelled.json()).toEqual({ cancelled: true });
  });

  it('is limited for itself, and all keys of an account together', async () => {
    const person = await runs.person();
    clock.now = new Date();
    const work = (key: string) => call(key, 'DELETE', '/api/sites/none/acceptances/none');
    const spend = async (key: string): Promise<number> => {
      let passed = 0;
      for (let n = 0; n < requestLimits.work + 2; n += 1)
        if ((await work(key)).statusCode !== 429) passed += 1;
      return passed;
    };
    const keys = [];
    for (let n = 0; n < 4; n += 1) keys.push((await newKey(person)).key);
    const passed = [];
    for (const key of keys) passed.push(await spend(key));
    expect(passed).toEqual([requestLimits.work, requestLimits.work, requestLimits.work, 0]);
    const refused = await work(keys[0] ?? '');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    // The screen goes on.
    const screen = await runs.call('DELETE', '/api/sites/none/acceptances/none', { cookie: person.cookie });
    expect(screen.statusCode).toBe(404);
    clock.now = null;
  });
});

describe('a revoked key', () => {
  const openStream = async (key: string) => {
    const response = await fetch(`${baseUrl}/api/analyze/progress?domain=site-9.example`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    await reader?.read();
    const ended = (async () => {
      try {
        while (!(await reader?.read())?.done);
      } catch {
        return 'cut off';
      }
      return 'ended';
    })();
    return { ended };
  };

  it('is dead at once, its open streams too, and no other key is', async () => {
    const person = await runs.person();
    const [first, second] = [await newKey(person), await newKey(person)];
    const stream = await openStream(first.key);
    const other = await openStream(second.key);
    expect((await call(first.key, 'GET', '/api/settings')).statusCode).toBe(200);
    expect((await revoke(person, first.id)).json()).toEqual({ ok: true });
    expect((await call(first.key, 'GET', '/api/settings')).json().code).toBe('invalid_key');
    expect(await stream.ended).toBe('cut off');
    expect((await call(second.key, 'GET', '/api/settings')).statusCode).toBe(200);
    expect(await Promise.race([other.ended, Promise.resolve('open')])).toBe('open');
    await revoke(person, second.id);
    expect(await other.ended).toBe('cut off');
    expect((await revoke(person, first.id)).json().code).toBe('key_not_found');
  });

  it('is dead also where the notice was lost', async () => {
    const person = await runs.person();
    const { key, id } = await newKey(person);
    const stream = await openStream(key);
    await runs.db.deleteFrom('api_keys').where('id', '=', id).execute();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'pagewright notices'`.execute(runs.db);
    expect(await stream.ended).toBe('cut off');
  });

  it('can be revoked by its owner only', async () => {
    const [owner, stranger] = [await runs.person(), await runs.person()];
    const { key, id } = await newKey(owner);
    expect((await revoke(stranger, id)).statusCode).toBe(404);
    expect((await call(key, 'GET', '/api/settings')).statusCode).toBe(200);
  });
});

it('a deleted account takes its keys and their streams with it', async () => {
  const person = await runs.person();
  const { key } = await newKey(person);
  await runs.call('DELETE', '/api/auth/user', {
    cookie: person.cookie,
    body: { confirmation: goodPassword },
  });
  expect((await call(key, 'GET', '/api/settings')).json().code).toBe('invalid_key');
  const { rows } = await sql`select 1 from api_keys where user_id = ${person.user.id}`.execute(runs.db);
  expect(rows).toEqual([]);
});

it('nothing of a key is in logs and refusals', async () => {
  const person = await runs.person();
  const { key } = await newKey(person, ['read']);
  logged.length = 0;
  const answers = [
    await call(key, 'GET', '/api/settings'),
    await call(key, 'POST', '/api/analyze', { domain: 'site-1.example' }),
    await call(key, 'GET', `/api/settings?key=${key}`),
    await call(key, 'GET', `/api/analysis/${key}`),
    await call(`${key}x`, 'GET', '/api/settings'),
  ];
  expect(logged.length).toBeGreaterThan(answers.length);
  expect(logged.join('')).not.toContain(key.slice(3));
  for (const { body } of answers) expect(body).not.toContain(key.slice(3));
});

it('OpenAPI names the scheme, and the scope of every operation', async () => {
  const { components, paths } = (await runs.call('GET', '/api/openapi.json')).json();
  expect(components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(paths['/api/analyze'].post.security).toEqual([{ apiKey: ['run'] }, { session: [] }]);
  expect(paths['/api/analysis/{id}'].get.security).toEqual([{ apiKey: ['read'] }, { session: [] }]);
  expect(paths['/api/keys'].post.security).toEqual([{ session: [] }]);
  expect(paths['/api/payments/packages'].get.security).toBeUndefined();
  const docs = (await runs.call('GET', '/api/docs')).body;
  expect(docs).toContain('an API key with the scope <code>run</code>');
});
