/** Credentials of a closed site reach its own origin and no other. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { fetchPage } from './fetch-page.ts';
import { headersOfSite, siteHeadersFor } from './site-headers.ts';
import { clientFor, html, redirect, serveRoutes } from './testing/loopback-server.ts';

const { signal } = new AbortController();

it('joins headers, cookies and basic authentication, by lower-case name', () => {
  const site = siteHeadersFor(['https://staging.example'], {
    headers: { 'X-Preview': 'on', Cookie: 'a=1' },
    cookies: { session: 'abc' },
    basicAuth: { username: 'anna', password: 'söt:1' },
  });
  expect(headersOfSite(site, new URL('https://staging.example/x'))).toEqual({
    'x-preview': 'on',
    cookie: 'a=1; session=abc',
    authorization: `Basic ${Buffer.from('anna:söt:1').toString('base64')}`,
  });
  for (const other of [
    'http://staging.example/',
    'https://www.staging.example/',
    'https://staging.example:8443/',
    'https://other.example/',
  ])
    expect(headersOfSite(site, new URL(other)), other).toEqual({});
  expect(siteHeadersFor(['https://staging.example'], {})).toBeNull();
});

it('is left behind when a redirect leads to another host', async () => {
  const seen: (string | undefined)[] = [];
  const note = (name: string) => (response: ServerResponse, request: IncomingMessage) => {
    seen.push(`${name} ${request.headers.authorization ?? 'nothing'}`);
    if (name === 'own') redirect('https://other.example/elsewhere')(response);
    else html('<title>x</title>')(response);
  };
  const server = await serveRoutes({ '/start': note('own'), '/elsewhere': note('other') });
  const client = clientFor(
    `staging.example=127.0.0.1:${server.port},other.example=127.0.0.1:${server.port}`,
    {
      siteHeaders: siteHeadersFor(['https://staging.example'], {
        headers: { Authorization: 'Bearer secret' },
      }),
      userAgent: 'our own crawler',
    },
  );
  const result = await fetchPage(client, 'https://staging.example/start', { signal });
  expect(result.kind).toBe('fetched');
  expect(seen).toEqual(['own Bearer secret', 'other nothing']);
});

it('is hidden where the site repeats it, in text, URLs and scripts, and short words are left alone', async () => {
  const value = 'k&y "1" <secret>';
  const server = await serveRoutes({
    '/': (response, request) =>
      html(
        `${String(request.headers['x-key'])} ${request.headers.cookie} ${encodeURIComponent(value)} k&amp;y &quot;1&quot; &lt;secret&gt; ${JSON.stringify(value)}`,
        { 'x-seen': String(request.headers['authorization']) },
      )(response),
  });
  const client = clientFor(`site.example=127.0.0.1:${server.port}`).forSite({
    siteHeaders: siteHeadersFor(['https://site.example'], {
      headers: { 'X-Key': value, Authorization: 'Bearer abcdefg8' },
      cookies: { consent: 'yes', session: 'longsession2' },
    }),
  });
  const result = await fetchPage(client, 'https://site.example/', { signal });
  const page = result.kind === 'fetched' ? result.page : null;
  expect(Buffer.from(page?.body ?? []).toString()).toBe(
    '[hidden] consent=yes; session=[hidden] [hidden] [hidden] "[hidden]"',
  );
  expect(page?.headers['x-seen']).toBe('[hidden]');
});

it('leaves ordinary words, what any server says and the name of the site as they are', () => {
  const secretsOf = (credentials: Parameters<typeof siteHeadersFor>[1]) =>
    siteHeadersFor(['https://staging2.example'], credentials)?.secrets;
  expect(
    secretsOf({
      headers: { 'X-Env': 'staging', 'Cache-Control': 'max-age=0', 'X-Mode': 'preview' },
      cookies: { site: 'staging2' },
    }),
  ).toEqual([]);
  const basic = secretsOf({ basicAuth: { username: 'staging', password: 'password' } });
  expect(basic).toContain(Buffer.from('staging:password').toString('base64'));
  expect(basic).not.toContain('password');
});

it('names the user agent of the configuration', async () => {
  let agent: string | undefined;
  const server = await serveRoutes({
    '/': (response, request) => {
      agent = request.headers['user-agent'];
      html('x')(response);
    },
  });
  const client = clientFor(`site.example=127.0.0.1:${server.port}`, { userAgent: 'Our crawler/2' });
  await fetchPage(client, 'https://site.example/', { signal });
  expect(agent).toBe('Our crawler/2');
});

it('counts passwords and cookies as secrets unless they are one plain word', () => {
  const secretsOf = (credentials: Parameters<typeof siteHeadersFor>[1]) =>
    siteHeadersFor(['https://staging.example'], credentials)?.secrets ?? [];
  for (const value of ['open-Sesame', 'SwordFish', 'red.blue.green', 'pa$$word'])
    for (const credentials of [
      { cookies: { session: value } },
      { basicAuth: { username: 'anna', password: value } },
    ])
      expect(secretsOf(credentials), value).toContain(value);
  for (const value of ['accepted', 'Accepted', 'ACCEPTED', '12345678', 'en-US'])
    expect(secretsOf({ cookies: { session: value } }), value).toEqual([]);
  expect(secretsOf({ headers: { 'x-preview': 'staging-site' } })).toEqual([]);
});
