/** Who owns a site: by file, meta tag or DNS record, and nothing that only looks like one. */
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientFor, html, redirect, serveRoutes } from '../fetch/testing/loopback-server.ts';
import { ownershipPlaces, verifyOwnership } from './verify-ownership.ts';

const token = '0123456789abcdef0123456789abcdef';
const host = 'site.example';
const file = '/.well-known/pagewright-verification.txt';
const { signal } = new AbortController();

type Routes = Parameters<typeof serveRoutes>[0];

const text = (body: string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/plain' }).end(body);

async function verify(routes: Routes, records: readonly string[] | null = [], more: object = {}) {
  const server = await serveRoutes(routes);
  const client = clientFor(
    `${host}=127.0.0.1:${server.port},www.${host}=127.0.0.1:${server.port},other.example=127.0.0.1:${server.port}`,
  );
  const names: string[] = [];
  const lookupTxt = async (name: string) => {
    names.push(name);
    return records;
  };
  const found = await verifyOwnership(
    { host, token, overHttp: false, ...more },
    { client, lookupTxt },
    signal,
  );
  return { ...found, names, sentences: found.attempts.map(({ sentence }) => sentence).join(' ') };
}

const meta = ownershipPlaces({ host, token }).metaTag;

describe('a site is verified', () => {
  it('by a file that contains the token alone', async () => {
    expect((await verify({ [file]: text(`${token}\n`) })).method).toBe('file');
  });

  it('by a meta tag in the head of the home page', async () => {
    const found = await verify({ '/': html(`<!doctype html><head><title>x</title>${meta}</head>`) });
    expect(found.method).toBe('meta');
    expect(found.names).toEqual([]);
  });

  it('by a TXT record beneath its name', async () => {
    const found = await verify({}, ['v=spf1 -all', `pagewright-verification=${token}`]);
    expect(found.method).toBe('dns');
    expect(found.names).toEqual(['_pagewright.site.example']);
  });

  it('first by the way that worked before', async () => {
    const routes = { [file]: text(token) };
    const found = await verify(routes, [`pagewright-verification=${token}`], { knownMethod: 'dns' });
    expect(found.method).toBe('dns');
  });
});

describe('a site is not verified', () => {
  it.for<[string, Routes]>([
    ['a file with more than the token', { [file]: text(`your token is ${token}`) }],
    ['the token of somebody else', { [file]: text('f'.repeat(32)) }],
    ['an error page that repeats the token', { [file]: (r) => void r.writeHead(404).end(token) }],
    [
      'a redirect to another host that has the file',
      { [file]: redirect('https://other.example/file'), '/file': text(token) },
    ],
    [
      'a redirect to its www. that has the file',
      { [file]: redirect('https://www.site.example/file'), '/file': text(token) },
    ],
    [
      'a meta tag in the body, where visitors may write',
      { '/': html(`<!doctype html><head><title>x</title></head><body><p>Comment: ${meta}</p>`) },
    ],
    [
      'a meta tag as text',
      { '/': html(`<!doctype html><title>x</title><p>${meta.replaceAll('<', '&lt;')}</p>`) },
    ],
  ])('by %s', async ([, routes]) => {
    const { method, attempts } = await verify(routes, ['pagewright-verification=', token]);
    expect(method).toBeNull();
    expect(attempts.map((each) => each.method)).toEqual(['file', 'meta', 'dns']);
  });

  it('and the sentences say what was found instead', async () => {
    const { sentences } = await verify({ [file]: text('x') }, null);
    expect(sentences).toBe(
      `https://site.example${file} must contain the token and nothing else. https://site.example/ returns status 404. The DNS did not respond.`,
    );
  });
});
