/** Servers that mean harm: each costs bounded bytes, time and attempts, and ends in a value. */
import { Buffer } from 'node:buffer';
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type FetchOptions, fetchPage } from './fetch-page.ts';
import type { HttpClientOptions } from './http-client.ts';
import {
  clientFor,
  html,
  redirect,
  serveHttp,
  serveRoutes,
  serveTcp,
  skippingClock,
} from './testing/loopback-server.ts';

const signal = new AbortController().signal;
const MiB = 1024 * 1024;

function get(port: number, options: Partial<FetchOptions> = {}, client: HttpClientOptions = {}) {
  const http = clientFor(`site.example=127.0.0.1:${port}`, { clock: skippingClock(), ...client });
  return fetchPage(http, 'http://site.example/', { signal, ...options });
}

/** Compresses `size` bytes of nothing without holding them. */
async function bomb(stream: ReturnType<typeof createGzip>, size: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const block = Buffer.alloc(MiB, ' ');
  for (let written = 0; written < size; written += MiB) {
    await new Promise<void>((resolve) => {
      stream.write(block, () => {
        resolve();
      });
    });
  }
  await new Promise<void>((resolve) => {
    stream.end(resolve);
  });
  return Buffer.concat(chunks);
}

describe('bodies', () => {
  it('without an end are cut at the limit', async () => {
    const server = await serveHttp((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const block = 'x'.repeat(64 * 1024);
      const pour = (): void => {
        while (response.write(block));
      };
      response.on('drain', pour);
      pour();
    });
    const result = await get(server.port);
    expect(result).toMatchObject({ kind: 'fetched', page: { truncated: true, transferBytes: 5 * MiB } });
  });

  it('of 10 MB on one line are cut at the limit', async () => {
    const server = await serveRoutes({ '/': html(`<p>${'a'.repeat(10_000_000)}`) });
    const result = await get(server.port);
    expect(result).toMatchObject({ page: { truncated: true } });
    expect(result.kind === 'fetched' && result.page.body.length).toBe(5 * MiB);
  });

  it('of exactly the limit are whole', async () => {
    const server = await serveRoutes({ '/': html('a'.repeat(1000)) });
    expect(await get(server.port, { bodyBytes: 1000 })).toMatchObject({ page: { truncated: false } });
    expect(await get(server.port, { bodyBytes: 999 })).toMatchObject({ page: { truncated: true } });
  });

  it('that never begin end as a timeout after three attempts', async () => {
    const server = await serveHttp(() => undefined);
    expect(await get(server.port, {}, { limits: { firstByteMs: 60 } })).toMatchObject({
      reason: 'timeout',
      detail: 'site.example sent no response within 0.1 s.',
    });
    expect(server.paths).toHaveLength(3);
  });

  it('that drip end as a timeout, and only once', async () => {
    const server = await serveHttp((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const drip = setInterval(() => response.write('.'), 10);
      response.on('close', () => {
        clearInterval(drip);
      });
    });
    expect(await get(server.port, {}, { limits: { pageMs: 150 } })).toMatchObject({
      reason: 'timeout',
      detail: 'site.example did not finish its response within 0.2 s.',
    });
    expect(server.paths).toHaveLength(1);
  });

  it('that are redirected slowly share one limit of time', async () => {
    let count = 0;
    const server = await serveHttp((_request, response) => {
      count += 1;
      setTimeout(() => {
        redirect(`/${count}`)(response);
      }, 60);
    });
    expect(await get(server.port, {}, { limits: { pageMs: 200 } })).toMatchObject({ reason: 'timeout' });
    expect(count).toBeLessThanOrEqual(4);
  });

  it('that end before their stated length end as reset', async () => {
    const server = await serveTcp((socket) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nshort');
    });
    expect(await get(server.port)).toMatchObject({ reason: 'reset' });
  });
});

describe('bombs', () => {
  const lastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  it.each([
    ['gzip', () => createGzip()],
    ['br', () => createBrotliCompress(lastBrotli)],
    ['zstd', () => createZstdCompress()],
  ])('of %s become 5 MiB and no more', async (encoding, create) => {
    const body = await bomb(create(), 60 * MiB);
    expect(body.length).toBeLessThan(MiB);
    const server = await serveRoutes({
      '/': (response) => response.writeHead(200, { 'content-encoding': encoding }).end(body),
    });
    const before = process.memoryUsage();
    const result = await get(server.port);
    const after = process.memoryUsage();
    expect(result).toMatchObject({ kind: 'fetched', page: { truncated: true, transferBytes: body.length } });
    expect(result.kind === 'fetched' && result.page.body.length).toBe(5 * MiB);
    expect(after.rss - before.rss).toBeLessThan(100 * MiB);
  });

  it('within bombs are limited at each layer', async () => {
    const outer = await bomb(createGzip(), 60 * MiB);
    const server = await serveRoutes({
      '/': (response) => response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(outer),
    });
    expect(await get(server.port)).toMatchObject({ kind: 'failed', reason: 'protocol' });
  });
});

describe('heads', () => {
  it('of more than 256 KiB are refused', async () => {
    const server = await serveTcp((socket) => {
      socket.on('error', () => undefined);
      socket.end(`HTTP/1.1 200 OK\r\n${'x-a: '.padEnd(1000, 'b').concat('\r\n').repeat(270)}\r\n`);
    });
    expect(await get(server.port)).toMatchObject({ reason: 'headers-too-large' });
    expect(server.connections()).toBe(1);
  });

  it('of 250 KiB are read', async () => {
    const server = await serveTcp((socket) => {
      socket.end(
        `HTTP/1.1 200 OK\r\ncontent-length: 2\r\n${'x-a: '.padEnd(998, 'b').concat('\r\n').repeat(250)}\r\nok`,
      );
    });
    expect(await get(server.port)).toMatchObject({ page: { status: 200 } });
  });

  it('without an end are bounded in time', async () => {
    const server = await serveTcp((socket) => {
      const drip = setInterval(() => socket.write('x-a: b\r\n'), 10);
      socket.on('close', () => {
        clearInterval(drip);
      });
      socket.on('error', () => undefined);
      socket.write('HTTP/1.1 200 OK\r\n');
    });
    expect(await get(server.port, {}, { limits: { firstByteMs: 80 } })).toMatchObject({ reason: 'timeout' });
  });

  it('of an endless row of 100 Continue are bounded in time', async () => {
    const server = await serveTcp((socket) => {
      const drip = setInterval(() => socket.write('HTTP/1.1 100 Continue\r\n\r\n'), 5);
      socket.on('close', () => {
        clearInterval(drip);
      });
      socket.on('error', () => undefined);
    });
    const result = await get(server.port, {}, { limits: { firstByteMs: 80 } });
    expect(result.kind).toBe('failed');
  });

  it.each(['SSH-2.0-OpenSSH_9.2\r\n', 'HTTP/1.1 abc\r\n\r\n', '<html>no head</html>', '\0\0\0\0\0\0'])(
    'that are no HTTP (%j) are named so',
    async (greeting) => {
      const server = await serveTcp((socket) => {
        socket.on('error', () => undefined);
        socket.end(greeting);
      });
      expect(await get(server.port)).toMatchObject({
        reason: 'protocol',
        detail: 'site.example sent something that is not HTTP.',
      });
    },
  );
});

describe('a cancel', () => {
  it.each([
    ['before the first byte', () => serveHttp(() => undefined)],
    [
      'inside a body',
      () =>
        serveHttp((_request, response) => {
          response.writeHead(200).write('x');
        }),
    ],
    ['while a TLS or HTTP greeting is awaited', () => serveTcp(() => undefined)],
    ['in a pause between attempts', () => serveHttp((_request, response) => response.writeHead(503).end())],
  ])('%s is obeyed although no time limit is near', async (_when, start) => {
    const server = await start();
    const hourMs = 3_600_000;
    const limits = { connectMs: hourMs, firstByteMs: hourMs, pageMs: hourMs, backOffMs: hourMs };
    const client = clientFor(`site.example=127.0.0.1:${server.port}`, { limits });
    const controller = new AbortController();
    const fetching = fetchPage(client, 'http://site.example/', { signal: controller.signal });
    while (server.connections() === 0) await new Promise(setImmediate);
    controller.abort();
    await expect(fetching).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('before the start sends no request', async () => {
    const server = await serveRoutes({ '/': html('x') });
    await expect(get(server.port, { signal: AbortSignal.abort(new Error('why')) })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(server.connections()).toBe(0);
  });
});
