/** Addresses that nobody has confirmed: what is mailed there, who confirms them, and what their owner takes over. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeThings } from '../../testing/owned-things.ts';
import { cookieOf, goodPassword } from '../../testing/test-app.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from '../../testing/test-runs.ts';
import { mailPause } from '../schedules/pause-schedule.ts';

let site: TestSite;
let runs: TestRuns;
let email: string;
beforeAll(async () => {
  site = await serveTestSite({ pages: 1 });
  const serverInfo = {
    supportEmail: 'help@pagewright.example',
    signIn: 'password',
    sendsMail: true,
    demoDomain: null,
  } as const;
  runs = await createTestRuns(site, {}, { serverInfo });
});
afterAll(async () => {
  await runs.close();
  await site.close();
});
beforeEach(async () => {
  email = `${randomUUID()}@mail.example`;
  await runs.db.deleteFrom('rate_counters').execute();
});

const mailsTo = (to = email) => runs.mails.filter((mail) => mail.to === to);
const register = (address = email) =>
  runs.call('POST', '/api/auth/register', {
    body: { email: address, password: goodPassword, firstName: 'Mallory' },
  });
const readUser = async (cookie: string) => (await runs.call('GET', '/api/auth/user', { cookie })).json();

/** The link of the newest mail, which is sent after the response. */
async function mailedLink(count: number): Promise<URL> {
  await expect.poll(() => mailsTo().length).toBe(count);
  return new URL(/http:\S+/.exec(mailsTo().at(-1)?.text ?? '')?.[0] ?? '');
}

it('sends the link that confirms the address and nothing else, until it was opened', async () => {
  const cookie = cookieOf(await register());
  const link = await mailedLink(1);
  expect(await readUser(cookie)).toMatchObject({ isEmailConfirmed: false });
  const { id } = await readUser(cookie);
  const pause = { userId: id, email, siteId: randomUUID(), domain: 'chosen-by-a-stranger.example' };
  const key = () => runs.call('POST', '/api/keys', { cookie, body: { name: 'CI', scopes: ['read'] } });
  await mailPause(runs.deps, pause, 'A sentence.');
  expect((await key()).statusCode).toBe(200);
  expect(mailsTo()).toHaveLength(1);
  expect(mailsTo()[0]?.text).not.toContain('Mallory');

  const opened = await runs.call('GET', link.pathname, { cookie });
  expect([opened.statusCode, opened.body]).toEqual([
    200,
    expect.stringContaining('E-mail address confirmed'),
  ]);
  expect(await readUser(cookie)).toMatchObject({ isEmailConfirmed: true });
  await mailPause(runs.deps, pause, 'A sentence.');
  await key();
  expect(mailsTo().map(({ subject }) => subject)).toEqual([
    'Confirm your e-mail address for Pagewright',
    'Scheduled analysis of chosen-by-a-stranger.example paused',
    'A new Pagewright API key',
  ]);
});

it('is confirmed by nobody but whoever is logged in to the account', async () => {
  const cookie = cookieOf(await register());
  const link = await mailedLink(1);
  const visitor = await runs.call('GET', link.pathname);
  expect([visitor.statusCode, visitor.headers.location]).toEqual([
    302,
    `/api/login?returnTo=${encodeURIComponent(link.pathname)}`,
  ]);
  const { cookie: another } = await runs.person();
  expect((await runs.call('GET', link.pathname, { cookie: another })).statusCode).toBe(404);
  expect(await readUser(cookie)).toMatchObject({ isEmailConfirmed: false });
  // A link to confirm sets no password.
  const token = link.pathname.split('/').at(-1);
  const reset = await runs.call('POST', '/api/auth/reset', { body: { token, password: goodPassword } });
  expect(reset.statusCode).toBe(400);
});

it('gets five links an hour however often they are asked for', async () => {
  const cookie = cookieOf(await register());
  const codes: number[] = [];
  for (let i = 0; i < 6; i++)
    codes.push((await runs.call('POST', '/api/auth/confirmation', { cookie })).statusCode);
  expect(codes).toEqual([200, 200, 200, 200, 429, 429]);
  await expect.poll(() => mailsTo().length).toBe(5);
});

/** An account with one of everything, as somebody else may have created it with this address. */
async function stranger() {
  const owner = await runs.person(50);
  email = owner.user.email ?? '';
  const { things, key } = { things: await makeThings(runs, owner), key: await createKey(owner.cookie) };
  const signedIn = await runs.call('POST', '/api/auth/login', { body: { email, password: goodPassword } });
  return { ...owner, things, key, device: cookieOf(signedIn, 'device') };
}

async function createKey(cookie: string): Promise<string> {
  const body = { name: 'Theirs', scopes: ['read', 'run'] };
  return (await runs.call('POST', '/api/keys', { cookie, body })).json<{ key: string }>().key;
}

/** The cookie of the session that choosing a new password opens. */
async function takeOver(device?: string): Promise<string> {
  const count = mailsTo().length;
  await runs.call('POST', '/api/auth/reset-request', { body: { email } });
  const token = (await mailedLink(count + 1)).searchParams.get('reset');
  const response = await runs.call('POST', '/api/auth/reset', {
    ...(device !== undefined && { cookie: device }),
    body: { token, password: `${goodPassword} again`, revokeKeys: false },
  });
  expect(response.statusCode).toBe(200);
  return cookieOf(response);
}

/** How many rows each table still has of a user, by the column that names one. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`.execute(runs.db);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)} where user_id = ${userId}`.execute(runs.db);
    if (rows[0]?.count !== 0) counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

it('is taken over by whoever reads its mail, without keys, schedules, sites or sessions', async () => {
  const { cookie, things, key, user } = await stranger();
  const { siteId, domain } = things;
  await runs.call('PUT', `/api/sites/${siteId}/schedule`, {
    cookie,
    body: { every: 'week', at: '07:30', timeZone: 'Europe/Berlin' },
  });
  await runs.call('PATCH', '/api/auth/user', { cookie, body: { firstName: 'Mallory', lastName: '' } });
  const { credits: before } = (await runs.call('GET', '/api/payments/credits', { cookie })).json();
  const own = await takeOver();
  expect(await readUser(own)).toMatchObject({ id: user.id, isEmailConfirmed: true, firstName: null });
  for (const headers of [{ cookie }, { authorization: `Bearer ${key}` }])
    expect((await runs.app.inject({ url: '/api/sites', headers })).statusCode).toBe(401);
  expect((await runs.call('GET', '/api/sites', { cookie: own })).json()).toEqual([]);
  // The run under way was cancelled, and what it held returned.
  const { credits } = (await runs.call('GET', '/api/payments/credits', { cookie: own })).json();
  expect(credits).toBeGreaterThan(before);
  expect(await rowsOf(user.id)).toEqual({
    known_devices: 1,
    ledger: expect.any(Number),
    purchases: 1,
    runs: 1,
    sessions: 1,
  });
  expect((await runs.call('POST', '/api/analyze', { cookie: own, body: { domain } })).statusCode).toBe(200);
});

it('keeps what is in it for the browser in which it was used, and for a confirmed address', async () => {
  const { device, key } = await stranger();
  const own = await takeOver(device);
  expect((await runs.call('GET', '/api/sites', { cookie: own })).json()).toHaveLength(1);
  const again = await takeOver();
  expect((await runs.call('GET', '/api/sites', { cookie: again })).json()).toHaveLength(1);
  const byKey = await runs.app.inject({ url: '/api/sites', headers: { authorization: `Bearer ${key}` } });
  expect(byKey.statusCode).toBe(200);
});
