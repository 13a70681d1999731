/** What a neighbour gets from one GET: the answer, its hops, or a reason with a sentence. */
import { createServer as createHttpsServer } from 'node:https';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FetchResult } from '../model/fetched-page.ts';
import { parseConnectTo } from './connect-to.ts';
import { type FetchOptions, fetchPage } from './fetch-page.ts';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';
import { makeCertificate } from './self-signed-certificate.ts';
import { hostileTargets } from './testing/hostile-targets.ts';
import {
  clientFor,
  html,
  portOf,
  type Routes,
  redirect,
  serveHttp,
  serveRoutes,
  serveTcp,
  skippingClock,
} from './testing/loopback-server.ts';

const signal = new AbortController().signal;

async function fetchFrom(
  routes: Routes,
  path: string,
  options: Partial<FetchOptions & { client: HttpClientOptions }> = {},
) {
  const server = await serveRoutes(routes);
  const client = clientFor(`site.example=127.0.0.1:${server.port}`, options.client);
  return { server, result: await fetchPage(client, `https://site.example${path}`, { signal, ...options }) };
}

const textOf = (result: FetchResult): string =>
  result.kind === 'fetched' ? Buffer.from(result.page.body).toString() : `${result.kind}: ${result.detail}`;

describe('a response', () => {
  it('has the scheme of its URL and what was sent', async () => {
    const { result } = await fetchFrom({ '/a': html('<p>Hi', { 'x-two': 'b' }) }, '/a?q=1#part');
    expect(result).toMatchObject({
      kind: 'fetched',
      page: {
        requestedUrl: 'https://site.example/a?q=1#part',
        url: 'https://site.example/a?q=1',
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', 'x-two': 'b' },
        truncated: false,
        transferBytes: 5,
        hops: [],
      },
    });
    expect(textOf(result)).toBe('<p>Hi');
  });

  it('is requested with user agent, host and scheme', async () => {
    const { result } = await fetchFrom(
      {
        '/': (response, { headers }) => {
          response.end(`${headers['user-agent']} ${headers.host} ${String(headers['x-forwarded-proto'])}`);
        },
      },
      '/',
    );
    expect(textOf(result)).toBe('PagewrightBot/1.0 (+https://pagewright.example/bot) site.example https');
  });

  it('joins repeated header fields', async () => {
    const { result } = await fetchFrom(
      {
        '/': (response) => {
          response
            .writeHead(
              200,
              [
                ['x-robots-tag', 'noindex'],
                ['x-robots-tag', 'nofollow'],
              ].flat(),
            )
            .end();
        },
      },
      '/',
    );
    expect(result).toMatchObject({ page: { headers: { 'x-robots-tag': 'noindex, nofollow' } } });
  });

  const text = '<h1>Grüße</h1>'.repeat(500);
  it.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['zstd', zstdCompressSync(text)],
    ['deflate', deflateSync(text)],
    ['Deflate', deflateRawSync(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
    ['identity', Buffer.from(text)],
    ['rot13', Buffer.from(text)],
    ['utf-8', Buffer.from(text)],
    ['gzip, UTF-8', Buffer.from(text)],
    ['gzip', Buffer.concat([gzipSync(text), Buffer.from('<!-- cached -->')])],
    ['gzip', Buffer.concat([gzipSync(text), Buffer.from([0x1f, 0x8b, 1, 2, 3])])],
    ['br', Buffer.concat([brotliCompressSync(text), Buffer.from('\r\n')])],
  ])('with %s is decoded', async (encoding, body) => {
    const { result } = await fetchFrom(
      {
        '/': (response) => {
          response.writeHead(200, { 'content-encoding': encoding }).end(body);
        },
      },
      '/',
    );
    expect(textOf(result)).toBe(text);
    expect(result).toMatchObject({ page: { transferBytes: body.length, truncated: false } });
  });

  it.each([
    ['gzip, chunked', gzipSync('<p>Hello'), 'gzip'],
    ['deflate, chunked', deflateSync('<p>Hello'), 'deflate'],
  ])('sent with the transfer encoding %s is decoded', async (encoding, body) => {
    const server = await serveTcp((socket) => {
      socket
        .on('error', () => undefined)
        .once('data', () => {
          socket.write(
            `HTTP/1.1 200 OK\r\nTransfer-Encoding: ${encoding}\r\n\r\n${body.length.toString(16)}\r\n`,
          );
          socket.write(body);
          socket.end('\r\n0\r\n\r\n');
        });
    });
    const client = clientFor(`site.example=127.0.0.1:${server.port}`);
    expect(textOf(await fetchPage(client, 'http://site.example/', { signal }))).toBe('<p>Hello');
  });

  it('that was cut short within its compression is decoded as far as possible', async () => {
    const noise = Array.from({ length: 20_000 }, (_, index) => (index * index).toString(36)).join(' ');
    const whole = gzipSync(noise);
    const { result } = await fetchFrom(
      {
        '/': (response) => {
          response.writeHead(200, { 'content-encoding': 'gzip' }).end(whole.subarray(0, whole.length / 2));
        },
      },
      '/',
    );
    expect(noise.startsWith(textOf(result))).toBe(true);
    expect(textOf(result).length).toBeGreaterThan(1000);
  });

  it.each([
    ['gzip', 'plain text', 'The body says gzip but is not.'],
    ['gzip,gzip,gzip,gzip', 'x', 'The body is encoded more than three times over.'],
  ])('that lies about its encoding (%s) fails with a sentence', async (encoding, body, detail) => {
    const { result } = await fetchFrom(
      {
        '/': (response) => {
          response.writeHead(200, { 'content-encoding': encoding }).end(body);
        },
      },
      '/',
    );
    expect(result).toMatchObject({ kind: 'failed', reason: 'protocol', detail });
  });

  it('whose body is not wanted ends after its head', async () => {
    const endless: Routes = {
      '/': (response) => {
        response.writeHead(200, { 'content-type': 'video/mp4' }).write('x');
      },
    };
    const { result } = await fetchFrom(endless, '/', {
      wantsBody: (headers) => headers['content-type'] !== 'video/mp4',
    });
    expect(result).toMatchObject({
      kind: 'fetched',
      page: { status: 200, transferBytes: 0, truncated: true },
    });
  });
});

describe('redirects', () => {
  it('are followed and recorded as hops, oldest first', async () => {
    const { result } = await fetchFrom(
      { '/a': redirect('/b'), '/b': redirect('http://site.example/ç#x', 302), '/%C3%A7': html('end') },
      '/a',
    );
    expect(textOf(result)).toBe('end');
    expect(result).toMatchObject({
      page: {
        requestedUrl: 'https://site.example/a',
        url: 'http://site.example/%C3%A7',
        hops: [
          { url: 'https://site.example/a', status: 301, location: 'https://site.example/b' },
          { url: 'https://site.example/b', status: 302, location: 'http://site.example/%C3%A7' },
        ],
      },
    });
  });

  it('in a circle are named so', async () => {
    const { result, server } = await fetchFrom({ '/a': redirect('/b'), '/b': redirect('/a') }, '/a');
    expect(result).toMatchObject({ reason: 'redirect-loop', hops: [{ status: 301 }, { status: 301 }] });
    expect(server.paths).toEqual(['/a', '/b']);
  });

  it('are left after ten', async () => {
    const routes = Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`/${n}`, redirect(`/${n + 1}`)]));
    const { result, server } = await fetchFrom(routes, '/0');
    expect(result).toMatchObject({
      reason: 'too-many-redirects',
      detail: 'It redirects more than 10 times in a row.',
    });
    expect(server.paths).toHaveLength(11);
  });

  it('that lead nowhere are named so', async () => {
    const { result } = await fetchFrom({ '/': redirect('http://[nonsense') }, '/');
    expect(result).toMatchObject({ reason: 'bad-redirect' });
  });

  it('to two places at once are refused, as browsers do', async () => {
    const { result } = await fetchFrom(
      {
        '/': (response) => response.writeHead(301, ['Location', '/home', 'Location', '/other']).end(),
      },
      '/',
    );
    expect(result).toMatchObject({
      reason: 'bad-redirect',
      detail: 'It redirects to several URLs at once, "/home" and "/other": browsers refuse that.',
    });
  });

  it('without a location are a response like any other', async () => {
    const { result } = await fetchFrom({ '/': (response) => response.writeHead(301).end('moved') }, '/');
    expect(textOf(result)).toBe('moved');
  });

  it('stop where the caller says so, before the target is requested', async () => {
    const { result, server } = await fetchFrom({ '/a': redirect('/private') }, '/a', {
      refuseRedirect: (url) => (url.pathname === '/private' ? 'robots.txt forbids it.' : null),
    });
    expect(result).toMatchObject({
      kind: 'stopped',
      nextUrl: 'https://site.example/private',
      detail: 'robots.txt forbids it.',
    });
    expect(server.paths).toEqual(['/a']);
  });

  it('with an endless body are followed all the same', async () => {
    const { result } = await fetchFrom(
      {
        '/a': (response) => {
          response.writeHead(302, { location: '/b' }).write('x'.repeat(40_000));
        },
        '/b': html('end'),
      },
      '/a',
    );
    expect(textOf(result)).toBe('end');
  });
});

describe('the guard', () => {
  it('refuses every hostile target without a connection or a DNS lookup', async () => {
    const server = await serveHttp((_request, response) => response.end('inside'));
    let resolveCount = 0;
    const client = clientFor(`other.example=127.0.0.1:${server.port}`, {
      resolve: () => {
        resolveCount += 1;
        return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
      },
    });
    const results = await Promise.all(
      hostileTargets().map((target) => fetchPage(client, target, { signal })),
    );
    expect(
      results.filter((result) => result.kind !== 'failed' || result.reason !== 'refused-address'),
    ).toEqual([]);
    expect({ resolveCount, connections: server.connections() }).toEqual({ resolveCount: 0, connections: 0 });
  });

  it('refuses every hostile target of a redirect', async () => {
    const targets = hostileTargets().filter((target) => URL.canParse(target));
    const server = await serveHttp((request, response) => {
      const location = Buffer.from(new URL(targets[Number(request.url?.slice(1))] ?? '').href).toString(
        'latin1',
      );
      response.writeHead(302, { location }).end();
    });
    const client = clientFor(`site.example=127.0.0.1:${server.port}`);
    const results = await Promise.all(
      targets.map((_, index) => fetchPage(client, `http://site.example/${index}`, { signal })),
    );
    expect(targets.length).toBeGreaterThan(294);
    expect(
      results.filter((result) => result.kind !== 'failed' || result.reason !== 'refused-address'),
    ).toEqual([]);
    expect(server.paths).toHaveLength(targets.length);
  });

  it.each(['127.0.0.1', '::1', '10.1.2.3', '::ffff:127.0.0.1'])(
    'refuses a public name that leads to %s',
    async (address) => {
      const server = await serveHttp((_request, response) => response.end('inside'));
      const client = clientFor('', {
        resolve: () => Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]),
      });
      const result = await fetchPage(client, `http://rebind.example/`, { signal });
      expect(result).toMatchObject({
        reason: 'refused-address',
        detail: `rebind.example is not a host of the public internet.`,
      });
      expect(server.connections()).toBe(0);
    },
  );

  it('resolves the name once for each connection, and checks the answer each time', async () => {
    const server = await serveHttp((_request, response) => response.end('inside'));
    // The first answer is public and leads nowhere (the returned 6bone prefix), all later ones lead to this machine.
    const answers = [{ address: '3ffe:ffff::1', family: 6 }];
    let resolveCount = 0;
    const client = clientFor('', {
      clock: skippingClock(),
      limits: { connectMs: 300 },
      resolve: () => {
        resolveCount += 1;
        return Promise.resolve([answers.pop() ?? { address: '127.0.0.1', family: 4 }]);
      },
    });
    const result = await fetchPage(client, 'http://rebind.example/', { signal });
    expect(result).toMatchObject({ reason: 'refused-address' });
    expect({ resolveCount, connections: server.connections() }).toEqual({ resolveCount: 2, connections: 0 });
  });

  it('refuses a URL of more than 2,048 characters', async () => {
    const { result, server } = await fetchFrom({}, `/${'a'.repeat(2048)}`);
    expect(result).toMatchObject({
      reason: 'refused-address',
      detail: 'The URL is longer than 2048 characters.',
    });
    expect(server.paths).toEqual([]);
  });
});

describe('https', () => {
  const { key, cert } = makeCertificate('secure.example');

  async function secureServer(): Promise<number> {
    const server = createHttpsServer({ key, cert }, (_request, response) => response.end('safe'));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return portOf(server);
  }

  it('is used for a target that has it, with the certificate of the named host', async () => {
    const port = await secureServer();
    const client = clientFor(`secure.example=https:127.0.0.1:${port}`, { ca: cert });
    expect(textOf(await fetchPage(client, 'https://secure.example/', { signal }))).toBe('safe');
  });

  it('fails where the certificate is for another host or of an unknown issuer', async () => {
    const port = await secureServer();
    const other = clientFor(`other.example=https:127.0.0.1:${port}`, { ca: cert });
    const unknown = clientFor(`secure.example=https:127.0.0.1:${port}`);
    expect(await fetchPage(other, 'https://other.example/', { signal })).toMatchObject({ reason: 'tls' });
    expect(await fetchPage(unknown, 'https://secure.example/', { signal })).toMatchObject({
      reason: 'tls',
      detail: 'secure.example has a certificate that no authority vouches for (self-signed).',
    });
  });

  it('is refused where only port 80 has a target, and http is not', async () => {
    const server = await serveRoutes({ '/': html('open') });
    const client = clientFor(`site.example:80=127.0.0.1:${server.port}`);
    expect(await fetchPage(client, 'https://site.example/', { signal })).toMatchObject({ reason: 'connect' });
    expect(textOf(await fetchPage(client, 'http://site.example/', { signal }))).toBe('open');
  });
});

describe('an unknown name', () => {
  it('fails as dns', async () => {
    const client = createHttpClient({
      connectTo: parseConnectTo(''),
      clock: skippingClock(),
      resolve: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })),
    });
    onTestFinished(() => client.close());
    expect(await fetchPage(client, 'http://nowhere.example/', { signal })).toMatchObject({
      reason: 'dns',
      detail: 'nowhere.example has no address in the DNS.',
    });
  });
});
