/** How a closed site is entered, over the API: what is told, what is stored, what is refused, and to whom. */
import { randomUUID } from 'node:crypto';
import type { SiteAccess } from '@pagewright/contract/entities/site-access';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeExpired } from '../store/purge-expired.ts';
import { anAnalysis, storeAnalysis } from '../testing/stored-analysis.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let cookie: string;
let id: string;
const records = new Map<string, string[]>();
beforeAll(async () => {
  server = await createTestApp({ lookupTxt: async (name) => records.get(name) ?? [] });
});
beforeEach(async () => {
  records.clear();
  cookie = await server.signUp(`${randomUUID()}@mail.example`);
  id = (await server.call('POST', '/api/sites', { cookie, body: { domain: 'staging.example' } })).json<{
    id: string;
  }>().id;
});
afterAll(() => server.close());

const path = (rest = ''): string => `/api/sites/${id}/access${rest}`;
const read = async (): Promise<SiteAccess> => (await server.call('GET', path(), { cookie })).json();
const set = (body: object) => server.call('POST', path('/credentials'), { cookie, body });
const form = (over: object = {}) => ({
  host: 'staging.example',
  overHttp: false,
  include: [],
  exclude: [],
  userAgent: null,
  ignoreRobots: false,
  ...over,
});
const save = (over: object = {}) => server.call('PUT', path(), { cookie, body: form(over) });

const basic = { kind: 'basic', username: 'ada-lovelace', password: 'correct horse battery' };

describe('a credential', () => {
  it('is never told again: only that it is set, and since when', async () => {
    const answer = await set(basic);
    expect(answer.statusCode).toBe(200);
    await set({ kind: 'header', name: 'X-Preview-Key', value: 'key-nobody-sees' });
    await set({ kind: 'cookie', name: 'Session', value: 'cookie-nobody-sees' });
    const shown = await server.call('GET', path(), { cookie });
    expect(shown.json<SiteAccess>().credentials.map(({ kind, name }) => [kind, name])).toEqual([
      ['basic', ''],
      ['cookie', 'Session'],
      ['header', 'x-preview-key'],
    ]);
    for (const word of ['ada-lovelace', 'battery', 'nobody-sees'])
      expect(answer.body + shown.body).not.toContain(word);
  });

  it('is encrypted in its row: the whole database has it nowhere in clear', async () => {
    await set(basic);
    const { rows } = await sql<{ sealed: Buffer; set_at: Date }>`
      select sealed, set_at from site_credentials where site_id = ${id}`.execute(server.db);
    const sealed = rows[0]?.sealed ?? Buffer.alloc(0);
    expect(sealed).toHaveLength(
      1 + 12 + 16 + JSON.stringify({ username: 'ada-lovelace', password: 'correct horse battery' }).length,
    );
    for (const form of [
      'correct horse battery',
      Buffer.from('ada-lovelace:correct horse battery').toString('base64'),
    ])
      expect(sealed.includes(form)).toBe(false);
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db);
    for (const { name } of tables.rows) {
      const found =
        await sql`select 1 from ${sql.table(name)} t where t::text like '%correct horse%'`.execute(server.db);
      expect([name, found.rows]).toEqual([name, []]);
    }
  });

  it('does not open for another site, even if its row is copied there', async () => {
    await set(basic);
    const mine = id;
    id = (await server.call('POST', '/api/sites', { cookie, body: { domain: 'another.example' } })).json<{
      id: string;
    }>().id;
    await sql`insert into site_credentials (site_id, kind, name, sealed)
      select ${id}, kind, name, sealed from site_credentials where site_id = ${mine}`.execute(server.db);
    const { deps } = server;
    const { enterSite } = await import('../services/access/enter-site.ts');
    const { id: userId } = (await server.call('GET', '/api/auth/user', { cookie })).json<{ id: string }>();
    const never = new AbortController().signal;
    const enter = (siteKey: string) => enterSite(deps, { userId, siteKey }, never);
    expect((await enter('another.example')).kind).toBe('locked');
    const own = await enter('staging.example');
    expect(own.kind === 'entered' ? own.entrance.access?.siteHeaders?.headers : null).toEqual({
      authorization: `Basic ${Buffer.from('ada-lovelace:correct horse battery').toString('base64')}`,
    });
  });

  it('is replaced by one of the same name and removed by its id', async () => {
    await set({ kind: 'header', name: 'X-Key', value: 'first' });
    await set({ kind: 'header', name: 'x-key', value: 'second' });
    const [only, ...others] = (await read()).credentials;
    expect(others).toEqual([]);
    const removed = await server.call('DELETE', path(`/credentials/${only?.id}`), { cookie });
    expect(removed.json<SiteAccess>().credentials).toEqual([]);
    const again = await server.call('DELETE', path(`/credentials/${only?.id}`), { cookie });
    expect(again.json().code).toBe('credential_not_found');
  });

  it.for<[string, object]>([
    ['the Host header', { kind: 'header', name: 'Host', value: 'other.example' }],
    ['the cookie header', { kind: 'header', name: 'Cookie', value: 'a=b' }],
    ['a line break', { kind: 'header', name: 'X-Key', value: 'a\r\nX-More: b' }],
    ['a name that is none', { kind: 'header', name: 'X Key:', value: 'a' }],
    ['two cookies in one', { kind: 'cookie', name: 'a', value: 'b; c=d' }],
    ['a colon in the user name', { ...basic, username: 'a:b' }],
  ])('is refused for %s', async ([, body]) => {
    const answer = await set(body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    expect((await read()).credentials).toEqual([]);
  });

  it('cannot hold the verification token, which a site may repeat', async () => {
    const { token } = (await read()).verification;
    const answer = await set({ kind: 'header', name: 'X-Key', value: `<meta content="${token}">` });
    expect(answer.json().fields.value).toContain('belongs on the site');
  });
});

describe('robots.txt', () => {
  it('can be ignored only for a verified site, and not for the next host', async () => {
    const refused = await save({ ignoreRobots: true });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'site_not_verified']);
    expect((await read()).ignoreRobots).toBe(false);

    const { dnsName, dnsValue } = (await read()).verification;
    const early = await server.call('POST', path('/verify'), { cookie, body: {} });
    expect(early.json().attempts.map(({ method }: { method: string }) => method)).toEqual([
      'file',
      'meta',
      'dns',
    ]);
    expect((await save({ ignoreRobots: true })).statusCode).toBe(409);

    records.set(dnsName, [dnsValue]);
    const verified = await server.call('POST', path('/verify'), { cookie, body: {} });
    expect(verified.json().access.verification.verifiedBy).toBe('dns');
    expect((await save({ ignoreRobots: true })).json<SiteAccess>().ignoreRobots).toBe(true);

    expect((await save({ host: 'www.staging.example', ignoreRobots: true })).statusCode).toBe(409);
    expect(
      (await save({ host: 'www.staging.example' })).json<SiteAccess>().verification.verifiedBy,
    ).toBeNull();
  });

  it('is not opened to a second user by what the first one put on the site', async () => {
    const { dnsName, dnsValue } = (await read()).verification;
    records.set(dnsName, [dnsValue]);
    await server.call('POST', path('/verify'), { cookie, body: {} });
    cookie = await server.signUp(`${randomUUID()}@mail.example`);
    const added = await server.call('POST', '/api/sites', { cookie, body: { domain: 'staging.example' } });
    ({ id } = added.json<{ id: string }>());
    const tried = await server.call('POST', path('/verify'), { cookie, body: {} });
    expect(tried.json().access.verification.verifiedBy).toBeNull();
    expect((await save({ ignoreRobots: true })).statusCode).toBe(409);
  });
});

describe('a site that is added', () => {
  it('is listed before its first analysis, and stays while it has its access', async () => {
    const sites = async () => (await server.call('GET', '/api/sites', { cookie })).json();
    expect(await sites()).toEqual([{ id, domain: 'staging.example', analyses: 0, points: [] }]);
    await purgeExpired(server.db, new Date());
    expect(await sites()).toHaveLength(1);
    expect((await server.call('DELETE', path(), { cookie })).json()).toEqual({ ok: true });
    await purgeExpired(server.db, new Date());
    expect(await sites()).toEqual([]);
  });

  it('is the same as the one that its analyses are of', async () => {
    await storeAnalysis(server, cookie, anAnalysis({ domain: 'www.staging.example' }));
    const sites = (await server.call('GET', '/api/sites', { cookie })).json<{ id: string }[]>();
    expect(sites.map((site) => site.id)).toEqual([id]);
    const other = await save({ host: 'evil.example' });
    expect(other.json().fields.host).toBe('Choose www.staging.example or staging.example.');
  });
});
