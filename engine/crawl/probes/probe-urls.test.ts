/** Probes of single URLs: broken only when confirmed, blocked when the crawler was refused, with the size where it is known. */
import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../../fetch/http-client.ts';
import {
  clientFor,
  redirect,
  serveHttp,
  serveRoutes,
  skippingClock,
} from '../../fetch/testing/loopback-server.ts';
import { createPoliteness } from '../politeness.ts';
import { pageWith, siteOf } from '../testing/crawl-site.ts';
import { probeUrl, probeUrls } from './probe-urls.ts';

const signal = new AbortController().signal;

async function probe(onRequest: Parameters<typeof serveHttp>[0], path = '/x', measureBytes?: number) {
  const server = await serveHttp(onRequest);
  const client = clientFor(`site.example=127.0.0.1:${server.port}`, { clock: skippingClock() });
  const options = { signal, ...(measureBytes === undefined ? {} : { measureBytes }) };
  return { server, probe: await probeUrl(client, `https://site.example${path}`, options) };
}

describe('a probe', () => {
  it.each([200, 204, 301])('is ok with %i', async (status) => {
    const { probe: found } = await probe((_request, response) => response.writeHead(status).end());
    expect(found).toMatchObject({ outcome: 'ok', status, detail: '' });
  });

  it.each([404, 410, 400])('is broken with %i after two requests', async (status) => {
    const { probe: found, server } = await probe((_request, response) => response.writeHead(status).end());
    expect(found).toMatchObject({ outcome: 'broken', status, detail: `It returned status ${status}.` });
    expect(server.paths).toHaveLength(2);
  });

  it('is broken with 500 after three attempts', async () => {
    const { probe: found, server } = await probe((_request, response) => response.writeHead(500).end());
    expect(found).toMatchObject({ outcome: 'broken', status: 500 });
    expect(server.paths).toHaveLength(3);
  });

  it('is ok when the second request finds it', async () => {
    let requestCount = 0;
    const { probe: found } = await probe((_request, response) => {
      requestCount += 1;
      response.writeHead(requestCount === 1 ? 404 : 200).end();
    });
    expect(found).toMatchObject({ outcome: 'ok', status: 200 });
  });

  it.each([401, 403, 429, 451])('is blocked, not broken, with %i', async (status) => {
    const { probe: found } = await probe((_request, response) => response.writeHead(status).end());
    expect(found).toMatchObject({ outcome: 'blocked', status });
  });

  it('is blocked by a challenge page, broken by a plain 503', async () => {
    const challenge = await probe((_request, response) =>
      response.writeHead(503).end('<script src="/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1">'),
    );
    const plain = await probe((_request, response) => response.writeHead(503).end('Down for repair'));
    expect([challenge.probe.outcome, plain.probe.outcome]).toEqual(['blocked', 'broken']);
  });

  it('is unreachable without a response after three attempts', async () => {
    const { probe: found, server } = await probe((request) => request.socket.resetAndDestroy());
    expect(found).toMatchObject({ outcome: 'unreachable', status: null });
    expect(server.paths).toHaveLength(3);
  });

  it('is refused for an internal address', async () => {
    const client = clientFor('');
    expect(await probeUrl(client, 'http://127.0.0.1/x', { signal })).toMatchObject({
      outcome: 'blocked',
      status: null,
    });
    expect(await probeUrl(client, 'nonsense', { signal })).toMatchObject({ outcome: 'blocked' });
  });

  it('has the final URL and the size', async () => {
    const server = await serveRoutes({
      '/x': redirect('/y.png'),
      '/y.png': (response) =>
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': '5' }).end('12345'),
    });
    const client = clientFor(`site.example=127.0.0.1:${server.port}`);
    expect(await probeUrl(client, 'https://site.example/x', { signal })).toMatchObject({
      finalUrl: 'https://site.example/y.png',
      contentType: 'image/png',
      bytes: 5,
      hops: [{ status: 301 }],
    });
  });

  it('measures a body without stated length as far as it may', async () => {
    const chunked: Parameters<typeof serveHttp>[0] = (_request, response) => {
      response.write('x'.repeat(50_000));
      response.end();
    };
    expect((await probe(chunked, '/x', 100_000)).probe.bytes).toBe(50_000);
    expect((await probe(chunked, '/x', 10_000)).probe.bytes).toBeNull();
  });

  it('checks robots.txt first, for redirects too', async () => {
    const server = await serveHttp(
      siteOf({ '/robots.txt': 'User-agent: *\nDisallow: /no', '/no': pageWith(), '/go': '>/no' }),
    );
    const clock = skippingClock();
    const client = clientFor(`site.example=127.0.0.1:${server.port}`, { clock });
    const politeness = createPoliteness(client, { crawlDelayMs: 0, ignoredHost: null }, signal);
    const probes = await probeUrls(client, ['https://site.example/no', 'https://site.example/go'], {
      signal,
      politeness,
    });
    expect(probes.map(({ outcome, detail }) => [outcome, detail])).toEqual([
      ['blocked', 'robots.txt, line 2: Disallow: /no'],
      ['blocked', 'robots.txt, line 2: Disallow: /no'],
    ]);
    expect(server.paths).toEqual(['/robots.txt', '/go']);
  });

  it('of a host that does not exist is unreachable, though its robots.txt cannot be read', async () => {
    const noSuchHost = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
    const client = createHttpClient({ resolve: noSuchHost, clock: skippingClock() });
    const politeness = createPoliteness(client, { crawlDelayMs: 0, ignoredHost: null }, signal);
    const found = await probeUrl(client, 'https://gone.example/x', { signal, politeness });
    await client.close();
    expect(found).toMatchObject({ outcome: 'unreachable', status: null });
  });

  it('of many URLs requests each once, in their order', async () => {
    const server = await serveHttp(siteOf({ '/a': pageWith(), '/b': pageWith() }));
    const client = clientFor(`site.example=127.0.0.1:${server.port}`);
    const probes = await probeUrls(
      client,
      ['https://site.example/b', 'https://site.example/a', 'https://site.example/b'],
      { signal },
    );
    expect(probes.map(({ url }) => url)).toEqual(['https://site.example/b', 'https://site.example/a']);
    expect(server.paths).toHaveLength(2);
  });
});
