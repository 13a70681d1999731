/** Tests under which names the server answers, and which requests count as sent on this machine. */
import { request as sendRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, goodPassword, type TestApp } from '../testing/test-app.ts';

let local: TestApp;
let remote: TestApp;
beforeAll(async () => {
  local = await createTestApp();
  remote = await createTestApp(
    { publicUrl: 'https://seo.example' },
    { allowedHosts: ['Intern.example', '192.0.2.10', '[2001:db8::1]'] },
  );
});
afterAll(async () => {
  await local.close();
  await remote.close();
});

const statusOf = async (server: TestApp, headers: Record<string, string>, url = '/api/server') =>
  (await server.call('GET', url, { headers })).statusCode;

describe('the Host of a request', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST.',
    'a.localhost',
    '127.0.0.1:80',
    '127.3.4.5',
    '[::1]:3000',
  ])('%s is this machine and gets an answer', async (host) => {
    expect(await statusOf(local, { host })).toBe(200);
    expect(await statusOf(remote, { host })).toBe(200);
  });

  it.each([
    'seo.example',
    '192.168.1.5:3000',
    '0.0.0.0:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example@localhost',
    'localhost@evil.example',
    'localhost/evil.example',
  ])('%j is refused while PUBLIC_URL is this machine', async (host) => {
    expect(await statusOf(local, { host })).toBe(421);
  });

  it.each(['seo.example', 'SEO.example:443', 'intern.example', '192.0.2.10:8080', '[2001:db8::1]:3000'])(
    '%s is accepted as PUBLIC_URL or one of ALLOWED_HOSTS',
    async (host) => expect(await statusOf(remote, { host })).toBe(200),
  );

  it('is refused with a sentence that names the settings, and all security headers', async () => {
    const answer = await local.call('POST', '/api/auth/register', {
      headers: { host: 'seo.example', origin: 'http://seo.example' },
      body: { email: 'a@mail.example', password: goodPassword },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      421,
      {
        code: 'unknown_host',
        error: expect.any(String),
        message:
          'This server does not answer to the name seo.example. If you operate it: set PUBLIC_URL to the URL at which people open it, or add the name to ALLOWED_HOSTS.',
      },
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['content-security-policy']).toBeDefined();
  });

  it('matters for pages and unknown paths, and not for health checks', async () => {
    const host = '10.0.0.7:3000';
    for (const url of ['/', '/pricing', '/nothing', '/api/nothing', '/api/docs'])
      expect([url, await statusOf(local, { host }, url)]).toEqual([url, 421]);
    for (const url of ['/healthz', '/readyz', '/metrics'])
      expect([url, await statusOf(local, { host }, url)]).toEqual([url, 200]);
  });

  it('is checked as the proxy received it, too, whoever is trusted', async () => {
    const behind = (name: string) => ({ host: 'localhost:3000', 'x-forwarded-host': name });
    expect(await statusOf(local, behind('seo.example'))).toBe(421);
    expect(await statusOf(remote, behind('seo.example'))).toBe(200);
    expect(await statusOf(remote, behind('evil.example, seo.example'))).toBe(421);
    expect(await statusOf(remote, { host: 'evil.example', 'x-forwarded-host': 'seo.example' })).toBe(421);
  });
});

describe('with an https PUBLIC_URL', () => {
  it('cookies are Secure and links in mails use it, whatever name and protocol the request came by', async () => {
    for (const [index, host] of ['seo.example', 'localhost:3000', 'intern.example'].entries()) {
      const email = `mail${index}@mail.example`;
      const answer = await remote.call('POST', '/api/auth/register', {
        headers: { host },
        body: { email, password: goodPassword },
      });
      expect(answer.statusCode).toBe(200);
      for (const each of [answer.headers['set-cookie']].flat())
        expect(each).toMatch(/^__Host-\w+=[\w-]{43};.* Secure;/);
      await remote.call('POST', '/api/auth/reset-request', { headers: { host }, body: { email } });
      await expect
        .poll(() => remote.mails.find(({ to }) => to === email)?.text)
        .toContain('https://seo.example/login?reset=');
    }
  });
});

describe('the test checkout', () => {
  const start = (
    server: TestApp,
    cookie: string,
    sent: { headers?: Record<string, string>; address?: string } = {},
  ) =>
    server.call('POST', '/api/payments/create-checkout-session', {
      cookie,
      body: { packageType: 'pro' },
      ...sent,
    });

  it.each([
    ['from another address', { address: '172.18.0.1' }],
    ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['through a proxy that names itself only', { headers: { via: '1.1 proxy' } }],
    ['through a proxy that tells the protocol only', { headers: { 'x-forwarded-proto': 'https' } }],
  ])('gives nothing to a request %s', async (_how, sent) => {
    const cookie = await local.signUp();
    const refused = await start(local, cookie, sent);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'test_checkout_local']);
    expect(refused.json().message).toContain('PAYMENTS=test');
    const opened = (await start(local, cookie)).json<{ url: string }>().url;
    const { pathname } = new URL(opened);
    const paid = await local.call('POST', `${pathname}/pay`, { cookie, ...sent });
    expect(paid.statusCode).toBe(403);
    expect((await local.call('GET', pathname, { cookie, ...sent })).statusCode).toBe(403);
    expect((await local.call('GET', '/api/payments/credits', { cookie })).json()).toEqual({ credits: 15 });
  });

  it('gives nothing under the public name', async () => {
    const answer = await remote.call('POST', '/api/auth/register', {
      body: { email: 'public@mail.example', password: goodPassword },
    });
    const session = answer.cookies.find(({ name }) => name === '__Host-session');
    const cookie = `__Host-session=${session?.value}`;
    expect((await start(remote, cookie, { headers: { host: 'seo.example' } })).statusCode).toBe(403);
  });

  it('gives nothing to a proxy that hides itself and speaks HTTP/1.0, as nginx does by default', async () => {
    const cookie = await local.signUp();
    await local.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = local.app.server.address() as AddressInfo;
    const body = '{"packageType":"pro"}';
    const headers = {
      host: `127.0.0.1:${port}`,
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'content-length': String(body.length),
    };
    const first = await new Promise<string>((resolve, reject) => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          ['POST /api/payments/create-checkout-session HTTP/1.0', ...lines, '', body].join('\r\n'),
        ),
      );
      socket
        .once('data', (chunk: Buffer) => resolve(chunk.toString().split('\r\n')[0] ?? ''))
        .once('error', reject);
    });
    expect(first).toBe('HTTP/1.1 403 Forbidden');
    const direct = await new Promise<number | undefined>((resolve, reject) => {
      const path = '/api/payments/create-checkout-session';
      sendRequest({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .once('error', reject)
        .end(body);
    });
    expect(direct).toBe(200);
  });

  it('is for everybody where it was switched on by name', async () => {
    const open = await createTestApp({}, { isTestCheckoutForOthers: true });
    const answer = await start(open, await open.signUp(), { address: '172.18.0.1' });
    expect(answer.statusCode).toBe(200);
    await open.close();
  });
});
