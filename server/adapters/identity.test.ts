/** OpenID Connect against a real identity provider on loopback, honest and tampered with. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, createTestApp, publicUrl, type TestApp } from '../testing/test-app.ts';
import { oidcIdentityProvider } from './identity.ts';

const person = {
  sub: 'ada',
  email: 'ada@idp.example',
  given_name: 'Ada',
  family_name: 'Lovelace',
  picture: 'https://idp.example/ada.png',
};

let issuer: Server;
let issuerUrl: string;
let server: TestApp;

/** oidc-provider's development screens: a login form that accepts any name, and a consent form. */
async function startIssuer(): Promise<void> {
  issuer = createServer();
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
  issuerUrl = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
  const provider = new Provider(issuerUrl, {
    clients: [
      {
        client_id: 'pagewright',
        client_secret: 'shh',
        redirect_uris: [`${publicUrl}/api/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
      },
    ],
    claims: { openid: ['sub'], email: ['email'], profile: ['given_name', 'family_name', 'picture'] },
    findAccount: async (_context: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ ...person, sub: id, email: `${id}@idp.example` }),
    }),
    pkce: { required: () => true },
    cookies: { keys: ['test'] },
  });
  const answer = provider.callback();
  issuer.on('request', (request, response) => void answer(request, response));
}

beforeAll(async () => {
  await startIssuer();
  server = await createTestApp({
    identity: oidcIdentityProvider({
      issuer: issuerUrl,
      clientId: 'pagewright',
      clientSecret: 'shh',
      publicUrl,
    }),
  });
});
afterAll(async () => {
  await server.close();
  issuer.closeAllConnections();
  issuer.close();
});

/** A browser at the issuer: stores cookies and follows redirects until it returns to us. */
async function walkThroughIssuer(start: string, login: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = start;
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 12; step++) {
    if (url.startsWith(publicUrl)) return new URL(url);
    const answer: Response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    if (location !== null) {
      url = new URL(location, url).href;
      form = null;
    } else {
      const page = await answer.text();
      url = new URL(/<form[^>]*action="([^"]+)"/.exec(page)?.[1] ?? '', url).href;
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'login';
      form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login, password: 'anything' }) });
    }
  }
  throw new Error(`The issuer did not redirect back; the last URL was ${url}`);
}

interface Begun {
  readonly start: string;
  readonly loginCookie: string;
}

async function begin(returnTo = '/settings'): Promise<Begun> {
  const answer = await server.call('GET', `/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  expect(answer.statusCode).toBe(302);
  return { start: String(answer.headers.location), loginCookie: cookieOf(answer, 'login') };
}

const callback = (url: URL, cookie: string): Promise<LightMyRequestResponse> =>
  server.call('GET', `${url.pathname}${url.search}`, { cookie });

async function signIn(login: string): Promise<string> {
  const { start, loginCookie } = await begin();
  return cookieOf(await callback(await walkThroughIssuer(start, login), loginCookie));
}

const refused = (answer: LightMyRequestResponse) => {
  expect(answer.headers.location).toBe('/login?problem=sign-in-failed');
  expect(answer.cookies.find(({ name }) => name === 'session')).toBeUndefined();
};

describe('signing in through the issuer', () => {
  it('uses PKCE, state and nonce, and an HttpOnly cookie for the callback only', async () => {
    const answer = await server.call('GET', '/api/login');
    const url = new URL(String(answer.headers.location));
    expect(url.origin).toBe(issuerUrl);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${publicUrl}/api/callback`,
    });
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(url.searchParams.get(name)?.length).toBeGreaterThan(30);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^login=[\w-]{43}; Max-Age=600; Path=\/api\/callback; HttpOnly; SameSite=Lax$/,
    );
  });

  it('opens an account with the sign-up credits, and returns to the visitor’s page', async () => {
    const { start, loginCookie } = await begin('/analysis/7?tab=design');
    const answer = await callback(await walkThroughIssuer(start, 'ada'), loginCookie);
    expect(answer.headers.location).toBe('/analysis/7?tab=design');
    // The profile image is on the issuer's host.
    expect(answer.headers['content-security-policy']).toContain("img-src 'self' data: https:;");
    const cookie = cookieOf(answer);
    expect((await server.call('GET', '/api/auth/user', { cookie })).json()).toMatchObject({
      email: 'ada@idp.example',
      firstName: 'Ada',
      lastName: 'Lovelace',
      profileImageUrl: 'https://idp.example/ada.png',
      signIn: 'oidc',
    });
    expect((await server.call('GET', '/api/payments/credits', { cookie })).json()).toEqual({ credits: 15 });
  });

  it('finds the same account again, and keeps a name chosen here', async () => {
    const first = await signIn('grace');
    const { id } = (
      await server.call('PATCH', '/api/auth/user', {
        cookie: first,
        body: { firstName: 'Amazing', lastName: 'Grace' },
      })
    ).json();
    const second = await signIn('grace');
    expect((await server.call('GET', '/api/auth/user', { cookie: second })).json()).toMatchObject({
      id,
      name: 'Amazing Grace',
    });
  });

  it('signs out here and at the issuer', async () => {
    const cookie = await signIn('ada');
    const answer = await server.call('GET', '/api/logout', { cookie });
    const url = new URL(String(answer.headers.location));
    expect(url.origin).toBe(issuerUrl);
    expect(url.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect((await server.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(401);
  });

  it('disables local sign-up and sign-in', async () => {
    const body = { email: 'local@mail.example', password: 'a long phrase of my own' };
    for (const url of ['/api/auth/register', '/api/auth/login']) {
      expect((await server.call('POST', url, { body })).json().code).toBe('local_accounts_off');
    }
  });

  it('deletes the account when its e-mail address is typed', async () => {
    const cookie = await signIn('mary');
    const remove = (confirmation: string) =>
      server.call('DELETE', '/api/auth/user', { cookie, body: { confirmation } });
    expect((await remove('someone@else.example')).json().fields).toEqual({
      confirmation: 'Type mary@idp.example to delete the account',
    });
    expect((await remove('Mary@idp.example')).statusCode).toBe(200);
  });
});

describe('a callback is refused', () => {
  it('without the browser that started it', async () => {
    const { start } = await begin();
    refused(await callback(await walkThroughIssuer(start, 'ada'), ''));
  });

  it('in another browser', async () => {
    const victim = await begin();
    const attacker = await begin();
    refused(await callback(await walkThroughIssuer(attacker.start, 'eve'), victim.loginCookie));
  });

  it.each([
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['a made-up code', (url: URL) => url.searchParams.set('code', 'made-up')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
    ['an error of the issuer', (url: URL) => url.searchParams.set('error', 'access_denied')],
  ])('with %s', async (_name, tamper) => {
    const { start, loginCookie } = await begin();
    const url = await walkThroughIssuer(start, 'ada');
    tamper(url);
    refused(await callback(url, loginCookie));
  });

  it('for the second time', async () => {
    const { start, loginCookie } = await begin();
    const url = await walkThroughIssuer(start, 'ada');
    expect((await callback(url, loginCookie)).headers.location).toBe('/settings');
    refused(await callback(url, loginCookie));
  });

  it('after ten minutes', async () => {
    const { start, loginCookie } = await begin();
    const url = await walkThroughIssuer(start, 'ada');
    server.clock.now = new Date(server.clock.now.getTime() + 600_001);
    refused(await callback(url, loginCookie));
  });
});

describe('an unreachable issuer', () => {
  it('redirects to the sign-in screen with its sentence, and is retried the next time', async () => {
    const lost = await createTestApp({
      identity: oidcIdentityProvider({
        issuer: 'http://127.0.0.1:9',
        clientId: 'a',
        clientSecret: 'b',
        publicUrl,
      }),
    });
    for (let i = 0; i < 2; i++) {
      expect((await lost.call('GET', '/api/login')).headers.location).toBe('/login?problem=sign-in-failed');
    }
    await lost.close();
  });
});
