/** Sites that show a page only to those who send their cookies back. */
import { describe, expect, it } from 'vitest';
import { CookieJar } from './cookie-jar.ts';
import { fetchPage } from './fetch-page.ts';
import {
  clientFor,
  html,
  type Routes,
  redirect,
  serveRoutes,
  skippingClock,
} from './testing/loopback-server.ts';

const signal = new AbortController().signal;

async function open(routes: Routes) {
  const server = await serveRoutes(routes);
  const client = clientFor(`site.example=127.0.0.1:${server.port},other.example=127.0.0.1:${server.port}`, {
    clock: skippingClock(),
  });
  return { server, get: (url: string) => fetchPage(client, url, { signal }) };
}

/** Redirects to itself until its cookie comes back. */
const walled =
  (location: (url: string) => string, ...cookies: string[]) =>
  (...[response, request]: Parameters<Routes[string]>): void => {
    if (request.headers.cookie?.includes('seen=1') === true)
      html(`Hello ${request.headers.cookie}`)(response);
    else response.writeHead(302, { location: location(request.url ?? ''), 'set-cookie': cookies }).end();
  };

describe('a cookie wall', () => {
  it('is passed, and costs the pages behind it nothing more', async () => {
    const wall = walled((url) => url, 'seen=1; Path=/; HttpOnly', 'gone=1; Max-Age=0');
    const { server, get } = await open({ '/': wall, '/a': wall });
    const first = await get('http://site.example/');
    expect(first).toMatchObject({ kind: 'fetched', page: { status: 200, hops: [] } });
    expect(first.kind === 'fetched' && Buffer.from(first.page.body).toString()).toBe('Hello seen=1');
    const before = server.paths.length;
    expect(await get('http://site.example/a')).toMatchObject({ page: { status: 200, hops: [] } });
    expect(server.paths.length - before).toBe(1);
  });

  it('is passed by way of another URL', async () => {
    const { get } = await open({
      '/': walled(() => '/check'),
      '/check': (response) => response.writeHead(302, { location: '/', 'set-cookie': 'seen=1' }).end(),
    });
    expect(await get('http://site.example/')).toMatchObject({
      page: { url: 'http://site.example/', hops: [] },
    });
  });

  it('is passed where it would end at a page about cookies', async () => {
    const { get } = await open({
      '/': walled(() => '/welcome', 'seen=1'),
      '/welcome': (response, request) =>
        redirect(request.headers.cookie === undefined ? '/no-cookies' : '/')(response),
      '/no-cookies': html('Please enable cookies'),
    });
    expect(await get('http://site.example/')).toMatchObject({ page: { url: 'http://site.example/' } });
  });

  it('that cannot be passed is named', async () => {
    const { get } = await open({
      '/': (response) => response.writeHead(302, { location: '/', 'set-cookie': 'a=1' }).end(),
    });
    expect(await get('http://site.example/')).toMatchObject({
      reason: 'redirect-loop',
      detail:
        'It redirects in a circle, back to http://site.example/. It sets cookies, and sending them back did not help.',
    });
  });

  it('gets its cookies back alone: no other site, and no site without a wall', async () => {
    const { get } = await open({
      '/': walled((url) => url, 'seen=1'),
      '/old': (response) => response.writeHead(302, { location: '/new', 'set-cookie': 'lang=de' }).end(),
      '/new': (response, request) => html(`sent: ${request.headers.cookie ?? 'nothing'}`)(response),
    });
    const textAt = async (url: string): Promise<string> => {
      const result = await get(url);
      return result.kind === 'fetched' ? Buffer.from(result.page.body).toString() : result.kind;
    };
    expect(await textAt('http://site.example/old')).toBe('sent: nothing');
    await get('http://site.example/');
    expect(await textAt('http://site.example/new')).toBe('sent: seen=1');
    expect(await textAt('http://other.example/new')).toBe('sent: nothing');
  });
});

describe('the jar', () => {
  it('keeps to path, scheme and expiry', () => {
    const jar = new CookieJar();
    const url = new URL('https://www.site.example/');
    jar.add(
      url,
      'a=1; Secure\nb=2; Path=/shop\nc=3; Expires=Wed, 01 Jan 2020 00:00:00 GMT\nd=4\nx',
      1_700_000_000_000,
    );
    jar.add(url, 'd=; Max-Age=0', 0);
    expect(jar.headerFor(new URL('https://site.example/'))).toBe('a=1');
    expect(jar.headerFor(new URL('http://site.example/shop/1'))).toBe('b=2');
    expect(jar.headerFor(new URL('http://site.example/shopping'))).toBeUndefined();
    expect(jar.headerFor(new URL('https://sub.site.example/'))).toBeUndefined();
  });
});
