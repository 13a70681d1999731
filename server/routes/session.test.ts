/** Accounts over HTTP: sign-up, sign-in, sign-out, reset, change, delete. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '@pagewright/contract/testing/temp-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxMailer } from '../adapters/mail.ts';
import type { Mail } from '../services/deps.ts';
import { saveMail } from '../store/mails.ts';
import { purgeExpired } from '../store/purge-expired.ts';
import { cookieOf, createTestApp, goodPassword, publicUrl, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const signIn = (email: string, password: string, address?: string) =>
  server.call('POST', '/api/auth/login', { body: { email, password }, ...(address && { address }) });

describe('sign-up', () => {
  it('opens a trial account with 15 credits and a session', async () => {
    const cookie = await server.signUp('new@mail.example');
    const user = await server.call('GET', '/api/auth/user', { cookie });
    expect(user.json()).toMatchObject({
      email: 'new@mail.example',
      firstName: null,
      name: null,
      signIn: 'password',
    });
    const usage = await server.call('GET', '/api/user/usage', { cookie });
    expect(usage.json()).toEqual({
      credits: 15,
      accountStatus: 'trial',
      pageLimit: 9,
      pagesAnalyzed: 0,
      chatMessagesInPack: 0,
      freeScansUsed: 0,
    });
    const ledger = await server.call('GET', '/api/payments/ledger', { cookie });
    expect(ledger.json()).toMatchObject([{ kind: 'grant', amount: 15, balanceAfter: 15 }]);
  });

  it('stores neither password nor cookie in clear text', async () => {
    const email = 'clear@mail.example';
    const registered = await server.call('POST', '/api/auth/register', {
      body: { email, password: goodPassword },
    });
    const token = cookieOf(registered).split('=')[1];
    const rows = await server.db
      .selectFrom('users')
      .innerJoin('sessions', 'user_id', 'id')
      .selectAll()
      .where('email', '=', email)
      .execute();
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(goodPassword);
    expect(stored).not.toContain(token);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    [{ email: 'not an address', password: goodPassword }, 'email', 'Enter a valid e-mail address'],
    [{ email: 'short@mail.example', password: 'short' }, 'password', 'Use at least 12 characters'],
    [
      { email: 'x@mail.example', password: goodPassword, firstName: 'a'.repeat(81) },
      'firstName',
      'Use at most 80 characters',
    ],
    [{ password: goodPassword }, 'email', 'E-mail is required'],
    [{ email: 'no@mail.example' }, 'password', 'Password is required'],
  ])('refuses %j by field', async (body, field, message) => {
    const response = await server.call('POST', '/api/auth/register', { body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid_input',
      message,
      error: message,
      fields: { [field]: message },
    });
  });

  it.each([
    'password1234',
    'qwertyuiopas',
    '123456789012',
    'aaaaaaaaaaaaaa',
    'carol@mail.example',
    'Password123!',
  ])('refuses the common password %s', async (password) => {
    const response = await server.call('POST', '/api/auth/register', {
      body: { email: 'carol@mail.example', password },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'password_too_common',
      fields: { password: expect.any(String) },
    });
  });

  it('refuses an e-mail address that has an account, in any case', async () => {
    await server.signUp('twice@mail.example');
    const response = await server.call('POST', '/api/auth/register', {
      body: { email: 'Twice@Mail.Example', password: goodPassword },
    });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } });
  });

  it('opens one account when the form is sent twice at once', async () => {
    const body = { email: 'race@mail.example', password: goodPassword };
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => server.call('POST', '/api/auth/register', { body })),
    );
    expect(responses.map((response) => response.statusCode).sort((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
  });
});

describe('sign-in', () => {
  it('rotates the session: the old token is invalid', async () => {
    const before = await server.signUp('rotate@mail.example');
    const response = await server.call('POST', '/api/auth/login', {
      body: { email: 'ROTATE@mail.example', password: goodPassword },
      cookie: before,
    });
    const after = cookieOf(response);
    expect(after).not.toBe(before);
    expect((await server.call('GET', '/api/auth/user', { cookie: before })).statusCode).toBe(401);
    expect((await server.call('GET', '/api/auth/user', { cookie: after })).statusCode).toBe(200);
  });

  it('sets an HttpOnly, SameSite=Lax cookie', async () => {
    await server.signUp('cookie@mail.example');
    const response = await signIn('cookie@mail.example', goodPassword);
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('responds alike to a wrong password and an unknown account', async () => {
    await server.signUp('known@mail.example');
    const wrong = await signIn('known@mail.example', 'not the password', '10.0.0.1');
    const unknown = await signIn('unknown@mail.example', 'not the password', '10.0.0.2');
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
    expect(wrong.json().message).toBe('The e-mail address or password is incorrect.');
  });

  /** Wrong passwords for one account, each from another IP address; the statuses. */
  async function guess(email: string, times: number, network: string): Promise<number[]> {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++)
      statuses.push((await signIn(email, `guess ${i}`, `${network}.${i}`)).statusCode);
    return statuses;
  }
  const nextMinute = () => {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  };

  it('refuses the 11th wrong password in a minute by account, from any IP address', async () => {
    await server.signUp('guessed@mail.example');
    const statuses = await guess('guessed@mail.example', 11, '10.1.0');
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const refused = await signIn('guessed@mail.example', goodPassword, '10.1.0.0');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    nextMinute();
    expect((await signIn('guessed@mail.example', goodPassword, '10.1.0.0')).statusCode).toBe(200);
  });

  it.each([
    ['from one IP address', () => '10.4.0.1'],
    ['from 60 IP addresses', (i: number) => `10.5.0.${i}`],
  ])(
    'answers 10 of 60 wrong passwords that are sent at once %s, and refuses the others',
    async (how, address) => {
      const email = `at-once-${how.length}@mail.example`;
      await server.signUp(email);
      const responses = await Promise.all(
        Array.from({ length: 60 }, (_, i) => signIn(email, `guess ${i}`, address(i))),
      );
      const statuses = responses.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
      expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(50).fill(429)]);
      nextMinute();
    },
  );

  it('lets the right password in from another IP address while others guess', async () => {
    await server.signUp('owner@mail.example');
    for (let i = 0; i < 30; i++) await signIn('owner@mail.example', `guess ${i}`, '10.6.0.1');
    const owner = await signIn('owner@mail.example', goodPassword, '10.6.0.2');
    expect(owner.statusCode).toBe(200);
    expect((await signIn('owner@mail.example', goodPassword, '10.6.0.1')).statusCode).toBe(429);
  });

  it('counts the guesses of one IPv6 customer as those of one, however many networks it has', async () => {
    await server.signUp('six@mail.example');
    for (let i = 0; i < 40; i++)
      await signIn('six@mail.example', `guess ${i}`, `2001:db8:1:${i.toString(16)}::1`);
    expect((await signIn('six@mail.example', goodPassword, '2001:db8:1:ffff::1')).statusCode).toBe(429);
    expect((await signIn('six@mail.example', goodPassword, '2001:db8:2::1')).statusCode).toBe(200);
    nextMinute();
  });

  it('refuses the 51st wrong password in a minute by the whole network of an IPv6 customer', async () => {
    const tryFrom = (i: number, network: string) =>
      signIn(`somebody${i}@mail.example`, 'guess', `${network}:${i.toString(16)}::1`);
    for (let i = 0; i < 50; i++) expect((await tryFrom(i, '2001:db8:3')).statusCode).toBe(401);
    expect((await tryFrom(50, '2001:db8:3')).statusCode).toBe(429);
    expect((await tryFrom(50, '2001:db8:4')).statusCode).toBe(401);
    nextMinute();
  });

  it('names the way in by mail to an owner whom strangers lock out', async () => {
    const { serverInfo } = server.deps;
    const mailing = await createTestApp({ serverInfo: { ...serverInfo, sendsMail: true } });
    await mailing.signUp('locked@mail.example');
    const trySignIn = (password: string, address: string) =>
      mailing.call('POST', '/api/auth/login', { body: { email: 'locked@mail.example', password }, address });
    for (let i = 0; i < 25; i++) await trySignIn(`guess ${i}`, `10.12.0.${i}`);
    const owner = await trySignIn(goodPassword, '10.12.1.1');
    await mailing.close();
    expect(owner.statusCode).toBe(429);
    expect(owner.json().message).toBe(
      'Too many attempts. Wait a minute and try again, or use “Forgot your password?”: the link in that e-mail logs you in right away.',
    );
  });

  it('lets a known browser in while many guess, and limits the guesses of that browser', async () => {
    await server.signUp('device@mail.example');
    const device = cookieOf(await signIn('device@mail.example', goodPassword), 'device');
    await guess('device@mail.example', 25, '10.7.0');
    const tryAs = (cookie: string, password: string, email = 'device@mail.example') =>
      server.call('POST', '/api/auth/login', { body: { email, password }, cookie, address: '10.7.1.1' });
    expect((await tryAs('', goodPassword)).statusCode).toBe(429);
    expect((await tryAs(`device=${'x'.repeat(43)}`, goodPassword)).statusCode).toBe(429);
    const known = await tryAs(device, goodPassword);
    expect([known.statusCode, cookieOf(known, 'device')]).toEqual([200, device]);
    for (let i = 0; i < 10; i++) expect((await tryAs(device, `guess ${i}`)).statusCode).toBe(401);
    expect((await tryAs(device, goodPassword)).statusCode).toBe(429);
    // It is known to its own account alone.
    await server.signUp('neighbour@mail.example');
    await guess('neighbour@mail.example', 25, '10.8.0');
    expect((await tryAs(device, goodPassword, 'neighbour@mail.example')).statusCode).toBe(429);
    nextMinute();
  });

  it('does not count the right password, however often it is used', async () => {
    await server.signUp('often@mail.example');
    for (let i = 0; i < 15; i++)
      expect((await signIn('often@mail.example', goodPassword, '10.9.0.1')).statusCode).toBe(200);
  });

  it('refuses the 11th wrong password in a minute by IP address, for any account', async () => {
    for (let i = 0; i < 10; i++)
      expect((await signIn(`nobody${i}@mail.example`, 'guess', '10.2.0.1')).statusCode).toBe(401);
    expect((await signIn('nobody11@mail.example', 'guess', '10.2.0.1')).statusCode).toBe(429);
    expect((await signIn('nobody11@mail.example', 'guess', '10.2.0.2')).statusCode).toBe(401);
  });

  it('redirects /api/login to the sign-in screen with a local return path only', async () => {
    const returnPath = async (wanted: string) => {
      const response = await server.call('GET', `/api/login?returnTo=${encodeURIComponent(wanted)}`);
      const location = new URL(String(response.headers.location), publicUrl);
      expect([response.statusCode, location.origin, location.pathname]).toEqual([302, publicUrl, '/login']);
      return location.searchParams.get('returnTo');
    };
    expect(await returnPath('/analysis/1?tab=content')).toBe('/analysis/1?tab=content');
    for (const foreign of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/.//evil.example',
      '/..//evil.example',
      '/%2F/evil.example',
      '',
    ]) {
      expect(await returnPath(foreign)).toBe('/dashboard');
    }
  });
});

describe('a start button', () => {
  it('leads to creating an account', async () => {
    const response = await server.call('GET', '/api/login?mode=sign-up&returnTo=%2Faccount');
    expect(response.headers.location).toBe('/login?mode=sign-up&returnTo=%2Faccount');
  });
});

describe('session end', () => {
  it('sign-out ends the session on the server and redirects to /', async () => {
    const cookie = await server.signUp();
    const response = await server.call('GET', '/api/logout', { cookie });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/');
    expect((await server.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(401);
  });

  it('a link on another site cannot sign a user out', async () => {
    const cookie = await server.signUp();
    const response = await server.call('GET', '/api/logout', {
      cookie,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.statusCode).toBe(403);
    expect((await server.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(200);
  });

  it('an expired session responds with 401 and one sentence, and is purged', async () => {
    const cookie = await server.signUp();
    const later = new Date(server.clock.now.getTime() + 31 * 24 * 3600_000);
    const before = server.clock.now;
    server.clock.now = later;
    const response = await server.call('GET', '/api/auth/user', { cookie });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      code: 'not_authenticated',
      error: 'Please log in.',
      message: 'Please log in.',
    });
    server.clock.now = before;
    await purgeExpired(server.db, later);
    expect((await server.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(401);
  });
});

describe('a forgotten password', () => {
  /** The token of the newest mail, which is written after the response. */
  async function mailedToken(): Promise<string> {
    const count = server.mails.length;
    const response = await server.call('POST', '/api/auth/reset-request', {
      body: { email: 'forgot@mail.example' },
    });
    expect(response.json()).toEqual({ ok: true });
    await expect.poll(() => server.mails.length).toBe(count + 1);
    const mail = server.mails.at(-1);
    expect(mail?.to).toBe('forgot@mail.example');
    return /http:\/\/localhost:3000\/login\?reset=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  }
  it('leaves no link that somebody with a stolen session could read', async () => {
    const folder = tempFolder();
    const keep = (mail: Mail): Promise<string> => saveMail(without.db, { ...mail, recipient: mail.to });
    const mailer = outboxMailer({ folder, log: server.deps.log, keep });
    const without = await createTestApp({ mailer });
    const cookie = await without.signUp('stolen@mail.example');
    await without.call('POST', '/api/auth/reset-request', { body: { email: 'stolen@mail.example' } });
    const outbox = async () => (await without.call('GET', '/api/auth/outbox', { cookie })).json();
    await expect.poll(outbox).toHaveLength(1);
    expect(JSON.stringify(await outbox())).not.toContain('reset=');
    await without.close();
    expect(readFileSync(path.join(folder, readdirSync(folder)[0] ?? ''), 'utf8')).toContain('reset=');
  });

  const reset = (token: string, password: string) =>
    server.call('POST', '/api/auth/reset', { body: { token, password } });
  const newPassword = 'an even longer phrase of mine';

  it('is replaced by a link that works once; then other links, sessions and known browsers end', async () => {
    const old = await server.signUp('forgot@mail.example');
    const device = cookieOf(await signIn('forgot@mail.example', goodPassword), 'device');
    // A stranger who requests another link does not take this one away.
    const token = await mailedToken();
    const later = await mailedToken();
    const key = await server.call('POST', '/api/keys', {
      cookie: old,
      body: { name: 'CI', scopes: ['read'] },
    });
    const response = await reset(token, newPassword);
    const authorization = `Bearer ${key.json<{ key: string }>().key}`;
    const used = await server.app.inject({ url: '/api/settings', headers: { authorization } });
    expect([key.statusCode, used.statusCode]).toEqual([200, 401]);
    expect((await reset(later, newPassword)).statusCode).toBe(400);
    expect(cookieOf(response, 'device')).not.toBe(device);
    expect(response.statusCode).toBe(200);
    expect((await server.call('GET', '/api/auth/user', { cookie: cookieOf(response) })).statusCode).toBe(200);
    expect((await server.call('GET', '/api/auth/user', { cookie: old })).statusCode).toBe(401);
    expect((await signIn('forgot@mail.example', goodPassword)).statusCode).toBe(401);
    expect((await signIn('forgot@mail.example', newPassword)).statusCode).toBe(200);
    const again = await reset(token, newPassword);
    expect(again.json()).toMatchObject({
      code: 'reset_link_invalid',
      message: 'This link has been used or has expired. Request a new one.',
    });
  });

  it('is mailed however often a stranger requests it: beyond three in a minute the last mail counts', async () => {
    await server.signUp('flooded@mail.example');
    const before = server.mails.length;
    for (let i = 0; i < 8; i++) {
      const response = await server.call('POST', '/api/auth/reset-request', {
        body: { email: 'flooded@mail.example' },
        address: `10.10.0.${i}`,
      });
      expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
    }
    const mailed = () => server.mails.slice(before).filter(({ to }) => to === 'flooded@mail.example').length;
    await expect.poll(mailed).toBe(3);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  });

  it('gets the owner in while others guess the old one', async () => {
    await server.signUp('mail-way@mail.example');
    for (let i = 0; i < 25; i++) await signIn('mail-way@mail.example', `guess ${i}`, `10.11.0.${i}`);
    await server.call('POST', '/api/auth/reset-request', { body: { email: 'mail-way@mail.example' } });
    const link = () => server.mails.find(({ to }) => to === 'mail-way@mail.example')?.text;
    await expect.poll(link).toBeDefined();
    const token = /reset=([\w-]{43})/.exec(link() ?? '')?.[1] ?? '';
    expect((await reset(token, newPassword)).statusCode).toBe(200);
  });

  it('refuses a link that is over an hour old', async () => {
    const token = await mailedToken();
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_001);
    expect((await reset(token, newPassword)).statusCode).toBe(400);
  });

  it('responds alike for an unknown e-mail address, and mails nothing', async () => {
    const count = server.mails.length;
    const response = await server.call('POST', '/api/auth/reset-request', {
      body: { email: 'stranger@mail.example' },
    });
    expect(response.json()).toEqual({ ok: true });
    // A second request for a known account is processed after it: by then a mail to the unknown one would exist.
    await mailedToken();
    expect(server.mails.length).toBe(count + 1);
  });
});

describe('an account', () => {
  it('changes its name, trimmed; empty removes it', async () => {
    const cookie = await server.signUp();
    const change = (firstName: string, lastName: string) =>
      server.call('PATCH', '/api/auth/user', { cookie, body: { firstName, lastName } });
    expect((await change(' Ada ', 'Lovelace')).json()).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      name: 'Ada Lovelace',
    });
    expect((await change('', '')).json()).toMatchObject({ firstName: null, lastName: null, name: null });
  });

  it('changes its password, keeps this session and ends the others', async () => {
    const here = await server.signUp('change@mail.example');
    const elsewhere = cookieOf(await signIn('change@mail.example', goodPassword));
    const change = (currentPassword: string) =>
      server.call('POST', '/api/auth/password', {
        cookie: here,
        body: { currentPassword, newPassword: 'brand new phrase, also long' },
      });
    const refused = await change('wrong');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'wrong_password',
      fields: { currentPassword: expect.any(String) },
    });
    expect((await change(goodPassword)).statusCode).toBe(200);
    expect((await server.call('GET', '/api/auth/user', { cookie: here })).statusCode).toBe(200);
    expect((await server.call('GET', '/api/auth/user', { cookie: elsewhere })).statusCode).toBe(401);
  });

  it('is deleted with all its data, and only with its password', async () => {
    const cookie = await server.signUp('gone@mail.example');
    const { id } = (await server.call('GET', '/api/auth/user', { cookie })).json<{ id: string }>();
    const remove = (confirmation: string) =>
      server.call('DELETE', '/api/auth/user', { cookie, body: { confirmation } });
    expect((await remove('wrong')).statusCode).toBe(403);
    expect((await remove(goodPassword)).statusCode).toBe(200);
    for (const table of ['ledger', 'sessions', 'mails', 'analyses', 'password_resets'] as const) {
      const rows = await server.db.selectFrom(table).select('user_id').where('user_id', '=', id).execute();
      expect(rows).toEqual([]);
    }
    expect((await signIn('gone@mail.example', goodPassword)).statusCode).toBe(401);
    await server.signUp('gone@mail.example');
  });
});
