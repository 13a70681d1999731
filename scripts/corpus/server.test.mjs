/** Checks that a site of the corpus is served as by a real server. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSites } from './server.mjs';

const base = { start: '/', index: 'index.html', isSinglePageApp: false };
const docs = {
  ...base,
  name: 'docs',
  host: 'docs.example',
  from: { debian: ['docs'] },
  index: 'index.de.html',
};
const app = { ...base, name: 'app', host: 'www.app.example', from: { npm: 'app' }, isSinglePageApp: true };
const guide = { ...base, name: 'guide', host: 'guide.example', from: { npm: 'guide' }, start: '/en/' };

const page = (word) => `<!doctype html><title>${word}</title>${`<p>${word}</p>`.repeat(200)}`;
let folder = '';
let served;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'corpus-'));
  const write = (name, text) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  write('docs/index.de.html', page('Start'));
  write('docs/kapitel/index.html', page('Kapitel'));
  write('docs/bilder/a b.txt', 'Bild');
  write('app/img/a.txt', 'Image');
  write('docs/seite.html', page('Seite'));
  write('app/index.html', page('App'));
  write('app/about.html', page('About'));
  write('guide/en/index.html', page('Guide'));
  write('guide/404.html', page('Lost'));
  write('secret.html', page('Secret'));
  served = await serveSites([docs, app, guide], { folder: ({ name }) => path.join(folder, name) });
});

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

async function get(url, headers = {}) {
  const { protocol, host, pathname, search } = new URL(url);
  const address = served.connectTo
    .split(',')
    .find((entry) => entry.startsWith(`${host}=`))
    .split('=')[1];
  const response = await request(`http://${address}`, {
    path: headers.path ?? `${pathname}${search}`,
    headers: { host, 'x-forwarded-proto': protocol.slice(0, -1), ...headers.send },
  });
  return { status: response.statusCode, headers: response.headers, body: await response.body.text() };
}

describe('serveSites', () => {
  it('redirects http to https and the other name to its own', async () => {
    for (const url of ['http://docs.example/a?b=c', 'https://www.docs.example/a?b=c'])
      expect(await get(url)).toMatchObject({
        status: 301,
        headers: { location: 'https://docs.example/a?b=c' },
      });
    expect(await get('https://app.example/x')).toMatchObject({
      status: 301,
      headers: { location: 'https://www.app.example/x' },
    });
  });

  it('redirects a folder without its slash, and the root to the page where visitors start', async () => {
    expect(await get('https://docs.example/kapitel?a=1')).toMatchObject({
      status: 301,
      headers: { location: 'https://docs.example/kapitel/?a=1' },
    });
    expect(await get('https://guide.example/')).toMatchObject({ status: 302, headers: { location: '/en/' } });
    expect((await get('https://docs.example/')).body).toContain('Start');
  });

  it('lists a folder without an index where Apache does', async () => {
    const listing = await get('https://docs.example/bilder/');
    expect(listing).toMatchObject({ status: 200, body: expect.stringContaining('Index of /bilder') });
    expect(listing.body).toContain('href="a%20b.txt"');
    expect((await get('https://www.app.example/img/')).status).toBe(404);
  });

  it('leaves the charset to Debian’s pages and names it for the others', async () => {
    expect((await get('https://docs.example/seite.html')).headers['content-type']).toBe('text/html');
    expect((await get('https://www.app.example/')).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('compresses for clients that accept it', async () => {
    const send = { 'accept-encoding': 'gzip' };
    const zipped = await get('https://docs.example/seite.html', { send });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect((await get('https://docs.example/seite.html')).headers['content-encoding']).toBeUndefined();
  });

  it('sends 304 for what has not changed, by tag or by date', async () => {
    const { headers } = await get('https://docs.example/seite.html');
    const byTag = { 'if-none-match': `W/${String(headers.etag)}` };
    const byDate = { 'if-modified-since': headers['last-modified'] };
    for (const send of [byTag, byDate])
      expect(await get('https://docs.example/seite.html', { send })).toMatchObject({ status: 304, body: '' });
    const older = { 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' };
    const otherTag = { 'if-none-match': '"other"', ...byDate };
    for (const send of [older, otherTag])
      expect((await get('https://docs.example/seite.html', { send })).status).toBe(200);
  });

  it('sends the site’s own 404 page, or the server’s', async () => {
    expect(await get('https://guide.example/nothing')).toMatchObject({
      status: 404,
      body: expect.stringContaining('Lost'),
    });
    expect(await get('https://docs.example/seite')).toMatchObject({
      status: 404,
      body: expect.stringContaining('Not Found'),
    });
  });

  it('finds pages without extension and routes of an application where a host of static pages does', async () => {
    expect((await get('https://www.app.example/about')).body).toContain('About');
    expect(await get('https://www.app.example/any/route')).toMatchObject({
      status: 200,
      body: expect.stringContaining('App'),
    });
    expect((await get('https://www.app.example/missing.png')).status).toBe(404);
  });

  it('serves nothing from outside the site', async () => {
    for (const target of ['/../secret.html', '/%2e%2e/secret.html', '/..%2fsecret.html', '/%00', '/%zz'])
      expect((await get('https://docs.example/', { path: target })).status).toBe(404);
  });
});
