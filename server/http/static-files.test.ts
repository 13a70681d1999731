/** The website as a browser gets it: file, status, compression, caching and policy. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { loadWebsite } from './static-files.ts';

const longText = 'ink on paper '.repeat(100);
let server: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'website-'));
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  write('app.html', '<html><script>boot()</script><div id="root"></div>');
  write(
    'index.html',
    `<html data-session="__SESSION__"><link rel="canonical" href="__PUBLIC_URL__/"><a href="mailto:__SUPPORT_EMAIL__">${longText}</a>`,
  );
  write('pricing/index.html', '<html><script type="application/ld+json">{"a":1}</script>prices');
  write('robots.txt', 'Sitemap: __PUBLIC_URL__/sitemap.xml');
  write('assets/app-1a2b3c.js', `console.log("__PUBLIC_URL__ ${longText}")`);
  write('assets/packed-4d5e6f.js', `console.log("${longText}")`);
  write('assets/packed-4d5e6f.js.br', 'as the build packed it');
  write('.vite/manifest.json', '{}');
  const website = loadWebsite(folder, {
    publicUrl: 'https://pagewright.test',
    supportEmail: 'help@pagewright.test',
    hasSession: (request) => request.headers.cookie !== undefined,
  });
  server = await createTestApp({}, { website });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });

describe('the website', () => {
  it('sends what the build has packed, and does not offer it by itself', async () => {
    const packed = await get('/assets/packed-4d5e6f.js', { 'accept-encoding': 'br' });
    expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', 'as the build packed it']);
    const plain = await get('/assets/packed-4d5e6f.js');
    expect(plain.body).toBe(`console.log("${longText}")`);
    expect((await get('/assets/packed-4d5e6f.js.br')).statusCode).toBe(404);
  });

  it('fills in values known only at run time, but not in hashed files', async () => {
    expect((await get('/')).body).toContain('href="https://pagewright.test/"');
    expect((await get('/')).body).toContain('mailto:help@pagewright.test');
    expect((await get('/robots.txt')).body).toBe('Sitemap: https://pagewright.test/sitemap.xml');
    expect((await get('/assets/app-1a2b3c.js')).body).toContain('__PUBLIC_URL__');
  });

  it('marks a page for visitors without a session', async () => {
    expect((await get('/')).body).toContain('data-session="none"');
    const known = await get('/', { cookie: 'session=x' });
    expect(known.body).toContain('data-session="maybe"');
    expect(known.headers.vary).toBe('accept-encoding, cookie');
  });

  it.each([
    ['/pricing', 200, 'prices'],
    ['/dashboard', 200, 'id="root"'],
    ['/analysis/123?tab=content', 200, 'id="root"'],
    ['/content-editor/1/https%3A%2F%2Fa.example%2F', 200, 'id="root"'],
    ['/nothing/here', 404, 'id="root"'],
    ['/.vite/manifest.json', 404, 'id="root"'],
    ['/../server/main.ts', 404, 'id="root"'],
    ['/%2e%2e/package.json', 404, 'id="root"'],
    ['/gallery', 404, 'id="root"'],
  ])('%s responds with %i', async (url, status, content) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(content);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('redirects a URL with a trailing slash', async () => {
    const response = await get('/pricing/');
    expect([response.statusCode, response.headers.location]).toEqual([308, '/pricing']);
  });

  it('compresses text as the browser accepts it', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain(longText);
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toContain(longText);
    expect((await get('/')).headers['content-encoding']).toBeUndefined();
  });

  it('caches hashed files for ever and revalidates the others', async () => {
    expect((await get('/assets/app-1a2b3c.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const page = await get('/');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await get('/', { 'if-none-match': String(page.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('sends the headers that browsers read of documents with documents only', async () => {
    const script = await get('/assets/app-1a2b3c.js');
    expect(script.headers).toHaveProperty('x-content-type-options', 'nosniff');
    expect(script.headers).toHaveProperty('content-security-policy');
    expect(script.headers).not.toHaveProperty('permissions-policy');
    expect((await get('/')).headers).toHaveProperty('permissions-policy');
  });

  it('allows its own inline scripts by their hash; data blocks need none', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy.match(/sha256-/g)).toHaveLength(1);
  });
});
