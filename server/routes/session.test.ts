/** Accounts as a browser meets them: sign-up, sign-in, sign-out, reset, change, delete. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepExpired } from '../store/sweep.ts';
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

  it('never stores the password or the cookie in clear', async () => {
    const cookie = await server.signUp('clear@mail.example');
    const token = cookie.split('=')[1];
    const rows = await server.db
      .selectFrom('users')
      .innerJoin('sessions', 'user_id', 'id')
      .selectAll()
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
    const answer = await server.call('POST', '/api/auth/register', { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
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
    const answer = await server.call('POST', '/api/auth/register', {
      body: { email: 'carol@mail.example', password },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'password_too_common',
      fields: { password: expect.any(String) },
    });
  });

  it('refuses an address that has an account, whatever its case', async () => {
    await server.signUp('twice@mail.example');
    const answer = await server.call('POST', '/api/auth/register', {
      body: { email: 'Twice@Mail.Example', password: goodPassword },
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } });
  });

  it('opens one account when the form is sent twice at once', async () => {
    const body = { email: 'race@mail.example', password: goodPassword };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.call('POST', '/api/auth/register', { body })),
    );
    expect(answers.map((answer) => answer.statusCode).sort((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
  });
});

describe('sign-in', () => {
  it('rotates the session: the old token is dead', async () => {
    const before = await server.signUp('rotate@mail.example');
    const answer = await server.call('POST', '/api/auth/login', {
      body: { email: 'ROTATE@mail.example', password: goodPassword },
      cookie: before,
    });
    const after = cookieOf(answer);
    expect(after).not.toBe(before);
    expect((await server.call('GET', '/api/auth/user', { cookie: before })).statusCode).toBe(401);
    expect((await server.call('GET', '/api/auth/user', { cookie: after })).statusCode).toBe(200);
  });

  it('sets an HttpOnly, SameSite=Lax cookie', async () => {
    await server.signUp('cookie@mail.example');
    const answer = await signIn('cookie@mail.example', goodPassword);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('answers a wrong password and an unknown address alike', async () => {
    await server.signUp('known@mail.example');
    const wrong = await signIn('known@mail.example', 'not the password', '10.0.0.1');
    const unknown = await signIn('unknown@mail.example', 'not the password', '10.0.0.2');
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
    expect(wrong.json().message).toBe('The e-mail address or the password is not right.');
  });

  it('refuses the 11th wrong password in a minute by account, from whatever address', async () => {
    await server.signUp('guessed@mail.example');
    for (let i = 0; i < 10; i++)
      expect((await signIn('guessed@mail.example', `guess ${i}`, `10.1.0.${i}`)).statusCode).toBe(401);
    const refused = await signIn('guessed@mail.example', goodPassword, '10.1.0.99');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    expect((await signIn('guessed@mail.example', goodPassword, '10.1.0.99')).statusCode).toBe(200);
  });

  it('refuses the 11th wrong password in a minute by address, for whatever account', async () => {
    for (let i = 0; i < 10; i++)
      expect((await signIn(`nobody${i}@mail.example`, 'guess', '10.2.0.1')).statusCode).toBe(401);
    expect((await signIn('nobody11@mail.example', 'guess', '10.2.0.1')).statusCode).toBe(429);
    expect((await signIn('nobody11@mail.example', 'guess', '10.2.0.2')).statusCode).toBe(401);
  });

  it('leads /api/login to the sign-in screen with a path of ours only', async () => {
    const returnPath = async (wanted: string) => {
      const answer = await server.call('GET', `/api/login?returnTo=${encodeURIComponent(wanted)}`);
      const location = new URL(String(answer.headers.location), publicUrl);
      expect([answer.statusCode, location.origin, location.pathname]).toEqual([302, publicUrl, '/login']);
      return location.searchParams.get('returnTo');
    };
    expect(await returnPath('/analysis/1?tab=content')).toBe('/analysis/1?tab=content');
    for (const foreign of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      '',
    ]) {
      expect(await returnPath(foreign)).toBe('/dashboard');
    }
  });
});

describe('session end', () => {
  it('sign-out ends the session on the server and leads to /', async () => {
    const cookie = await server.signUp();
    const answer = await server.call('GET', '/api/logout', { cookie });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/');
    expect((await server.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(401);
  });

  it('a link on another site cannot sign a person out', async () => {
    const cookie = await server.signUp();
    const answer = await server.call('GET', '/api/logout', {
      cookie,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(403);
    expect((await server.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(200);
  });

  it('an expired session answers 401 with one sentence, and is swept away', async () => {
    const cookie = await server.signUp();
    const later = new Date(server.clock.now.getTime() + 31 * 24 * 3600_000);
    const before = server.clock.now;
    server.clock.now = later;
    const answer = await server.call('GET', '/api/auth/user', { cookie });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      code: 'not_authenticated',
      error: 'Please log in.',
      message: 'Please log in.',
    });
    server.clock.now = before;
    await sweepExpired(server.db, later);
    expect((await server.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(401);
  });
});

describe('a forgotten password', () => {
  /** The token of the newest letter, once it is there: it is written after the answer. */
  async function mailedToken(): Promise<string> {
    const count = server.mails.length;
    const answer = await server.call('POST', '/api/auth/reset-request', {
      body: { email: 'forgot@mail.example' },
    });
    expect(answer.json()).toEqual({ ok: true });
    await expect.poll(() => server.mails.length).toBe(count + 1);
    const mail = server.mails.at(-1);
    expect(mail?.to).toBe('forgot@mail.example');
    return /http:\/\/localhost:3000\/login\?reset=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  }
  const reset = (token: string, password: string) =>
    server.call('POST', '/api/auth/reset', { body: { token, password } });
  const newPassword = 'an even longer phrase of mine';

  it('sets a new one by a link that works once, and ends other sessions', async () => {
    const old = await server.signUp('forgot@mail.example');
    const replaced = await mailedToken();
    const token = await mailedToken();
    expect((await reset(replaced, newPassword)).statusCode).toBe(400);
    const answer = await reset(token, newPassword);
    expect(answer.statusCode).toBe(200);
    expect((await server.call('GET', '/api/auth/user', { cookie: cookieOf(answer) })).statusCode).toBe(200);
    expect((await server.call('GET', '/api/auth/user', { cookie: old })).statusCode).toBe(401);
    expect((await signIn('forgot@mail.example', goodPassword)).statusCode).toBe(401);
    expect((await signIn('forgot@mail.example', newPassword)).statusCode).toBe(200);
    const again = await reset(token, newPassword);
    expect(again.json()).toMatchObject({
      code: 'reset_link_invalid',
      message: 'This link has been used or is too old. Ask for a new one.',
    });
  });

  it('refuses a link that is over an hour old', async () => {
    const token = await mailedToken();
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_001);
    expect((await reset(token, newPassword)).statusCode).toBe(400);
  });

  it('answers alike for an unknown address, and mails nothing', async () => {
    const count = server.mails.length;
    const answer = await server.call('POST', '/api/auth/reset-request', {
      body: { email: 'stranger@mail.example' },
    });
    expect(answer.json()).toEqual({ ok: true });
    // A second request of a known person is answered after it: by then a letter to the stranger would be there.
    await mailedToken();
    expect(server.mails.length).toBe(count + 1);
  });
});

describe('the account', () => {
  it('changes its name, trimmed; empty takes it away', async () => {
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

  it('is deleted with everything it holds, and only with its password', async () => {
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
