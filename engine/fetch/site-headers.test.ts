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
