/** Single addresses: broken only when confirmed, blocked when the door was shut, and the size where it can be known. */
import { describe, expect, it } from 'vitest';
import { createManners } from './manners.ts';
import { probeUrl, probeUrls } from './probe.ts';
import { pageWith, siteOf } from './testing/crawl-site.ts';
import { clientFor, redirect, serveHttp, serveRoutes, skippedTime } from './testing/loopback-server.ts';

const signal = new AbortController().signal;

async function probe(onRequest: Parameters<typeof serveHttp>[0], path = '/x', measureBytes?: number) {
  const server = await serveHttp(onRequest);
  const client = clientFor(`site.example=127.0.0.1:${server.port}`, { timing: skippedTime() });
  const options = { signal, ...(measureBytes === undefined ? {} : { measureBytes }) };
  return { server, probe: await probeUrl(client, `https://site.example${path}`, options) };
}

describe('a probe', () => {
  it.each([200, 204, 301])('is ok with %i', async (status) => {
    const { probe: found } = await probe((_request, response) => response.writeHead(status).end());
    expect(found).toMatchObject({ outcome: 'ok', status, detail: '' });
  });

  it.each([404, 410, 400])('is broken with %i, asked twice', async (status) => {
    const { probe: found, server } = await probe((_request, response) => response.writeHead(status).end());
    expect(found).toMatchObject({ outcome: 'broken', status, detail: `It answered ${status}.` });
    expect(server.paths).toHaveLength(2);
  });

  it('is broken with 500 after three attempts', async () => {
    const { probe: found, server } = await probe((_request, response) => response.writeHead(500).end());
    expect(found).toMatchObject({ outcome: 'broken', status: 500 });
    expect(server.paths).toHaveLength(3);
  });

  it('is ok when the second look finds it', async () => {
    let asked = 0;
    const { probe: found } = await probe((_request, response) => {
      asked += 1;
      response.writeHead(asked === 1 ? 404 : 200).end();
    });
    expect(found).toMatchObject({ outcome: 'ok', status: 200 });
  });

  it.each([401, 403, 429, 451])('is blocked, not broken, with %i', async (status) => {
    const { probe: found } = await probe((_request, response) => response.writeHead(status).end());
    expect(found).toMatchObject({ outcome: 'blocked', status });
  });

  it('is blocked by a challenge page, broken by a plain 503', async () => {
    const challenge = await probe((_request, response) =>
      response.writeHead(503).end('<script src="/cdn-cgi/challenge-platform/x">'),
    );
    const plain = await probe((_request, response) => response.writeHead(503).end('Down for repair'));
    expect([challenge.probe.outcome, plain.probe.outcome]).toEqual(['blocked', 'broken']);
  });

  it('is unreachable when nobody answers, after three attempts', async () => {
    const { probe: found, server } = await probe((request) => request.socket.resetAndDestroy());
    expect(found).toMatchObject({ outcome: 'unreachable', status: null });
    expect(server.paths).toHaveLength(3);
  });

  it('is refused for an inside address', async () => {
    const client = clientFor('');
    expect(await probeUrl(client, 'http://127.0.0.1/x', { signal })).toMatchObject({
      outcome: 'blocked',
      status: null,
    });
    expect(await probeUrl(client, 'nonsense', { signal })).toMatchObject({ outcome: 'blocked' });
  });

  it('tells where it ended and how large it is', async () => {
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

  it('asks robots.txt first, for redirects too', async () => {
    const server = await serveHttp(
      siteOf({ '/robots.txt': 'User-agent: *\nDisallow: /no', '/no': pageWith(), '/go': '>/no' }),
    );
    const timing = skippedTime();
    const client = clientFor(`site.example=127.0.0.1:${server.port}`, { timing });
    const manners = createManners(client, 0, signal);
    const probes = await probeUrls(client, ['https://site.example/no', 'https://site.example/go'], {
      signal,
      manners,
    });
    expect(probes.map(({ outcome, detail }) => [outcome, detail])).toEqual([
      ['blocked', 'robots.txt, line 2: Disallow: /no'],
      ['blocked', 'robots.txt, line 2: Disallow: /no'],
    ]);
    expect(server.paths).toEqual(['/robots.txt', '/go']);
  });

  it('of many asks each address once and keeps their order', async () => {
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
