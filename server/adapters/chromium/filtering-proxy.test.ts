/** The filtering proxy lets nothing private through, in any notation, protocol or DNS answer. */
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Resolve } from '@pagewright/engine/fetch/address-guard';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { hostileTargets } from '@pagewright/engine/fetch/testing/hostile-targets';
import { html, serveRoutes } from '@pagewright/engine/fetch/testing/loopback-server';
import { serveRaw } from '@pagewright/engine/fetch/testing/raw-http-server';
import { watchConnections } from '@pagewright/engine/fetch/testing/watch-connections';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeProxyCertificate, openFilteringProxy } from './filtering-proxy.ts';
import { proxyResponseHeader } from './proxy-headers.ts';

const certificate = makeProxyCertificate();
const plenty = { bytesMax: 1e9, requestsMax: 1e6 };
const noDns: Resolve = async (host) => {
  throw new Error(`${host} was requested, and there is no DNS here.`);
};

async function openProxy(connectTo: string, resolve: Resolve = noDns, limits = plenty) {
  const policy = { connectTo: parseConnectTo(connectTo) };
  const proxy = await openFilteringProxy({ policy, certificate, resolve, ...limits });
  onTestFinished(() => proxy.close());
  const agent = new Agent({ keepAlive: false });
  /** As a browser requests an http URL from a proxy; the status, or 0 when the connection is closed. */
  const get = (url: string): Promise<number> =>
    new Promise((done) => {
      const requested = request({ agent, host: '127.0.0.1', port: proxy.port, path: url }, (response) => {
        response
          .resume()
          .on('error', () => done(0))
          .on('close', () => done(response.statusCode ?? 0));
      });
      requested.on('error', () => done(0)).end();
    });
  const respond = (url: string): Promise<IncomingMessage> =>
    new Promise((done, failed) => {
      const options = { agent, host: '127.0.0.1', port: proxy.port, path: url, maxHeaderSize: 512 * 1024 };
      request(options, done).on('error', failed).end();
    });
  /** Status and body. */
  const read = async (url: string): Promise<string> => {
    const response = await respond(url);
    return `${response.statusCode ?? 0} ${await text(response)}`;
  };
  const headers = async (url: string): Promise<IncomingHttpHeaders> => (await respond(url)).resume().headers;
  /** As a browser requests an https URL or a WebSocket; the first line of the response. */
  const tunnel = (authority: string): Promise<string> =>
    new Promise((done) => {
      const socket = connect(proxy.port, '127.0.0.1', () => {
        socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
      });
      socket.on('data', (chunk) => {
        done(chunk.toString('latin1').split('\r\n', 1)[0] ?? '');
        socket.destroy();
      });
      socket.on('error', () => done('cut')).on('close', () => done('cut'));
    });
  return { ...proxy, get, read, headers, tunnel };
}

/** Connections to anything but the proxy itself and the test's server. */
const strays = (begun: readonly string[], ...own: readonly number[]): string[] =>
  begun.filter((each) => !own.some((port) => each === `127.0.0.1:${port}`));

const targets = hostileTargets().flatMap((target) => {
  const url = URL.parse(target);
  return url === null || !/^https?:$/.test(url.protocol) ? [] : [url];
});

describe('the filtering proxy', () => {
  it('retries when the site closed an idle connection', async () => {
    const site = createServer((socket) => {
      let requested = 0;
      socket.on('error', () => socket.destroy());
      socket.on('data', () => {
        requested += 1;
        if (requested === 1) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nOK');
        else socket.destroy();
      });
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void site.close());
    const { port } = site.address() as AddressInfo;
    const { get } = await openProxy(`site.example=127.0.0.1:${port}`);
    for (const path of ['a', 'b', 'c']) expect(await get(`http://site.example/${path}`)).toBe(200);
  });

  const ok = 'HTTP/1.1 200 OK\r\nConnection: close\r\n';
  it.each([
    ['200 KB of headers', `${ok}X-Big: ${'a'.repeat(200 * 1024)}\r\nContent-Length: 2\r\n\r\nOK`],
    ['a header line without a colon', `${ok}Bad header here\r\nContent-Length: 2\r\n\r\nOK`],
    ['a header name with a space', `${ok}X Y: 1\r\nContent-Length: 2\r\n\r\nOK`],
    ['the same length twice', `${ok}Content-Length: 2\r\nContent-Length: 2\r\n\r\nOK`],
    [
      'a length beside chunks',
      `${ok}Content-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nOK\r\n0\r\n\r\n`,
    ],
    ['odd chunk extensions', `${ok}Transfer-Encoding: chunked\r\n\r\n2;foo=bar; x\r\nOK\r\n0\r\n\r\n`],
    ['a NUL in a header', `${ok}X-A: a\0b\r\nContent-Length: 2\r\n\r\nOK`],
    ['lines without carriage returns', 'HTTP/1.1 200 OK\nConnection: close\nContent-Length: 2\n\nOK'],
  ])('passes on a response with %s, as browsers accept it', async (_name, bytes) => {
    const site = await serveRaw((socket) => socket.end(Buffer.from(bytes, 'latin1')));
    const proxy = await openProxy(`site.example=127.0.0.1:${site.port}`);
    expect(await proxy.read('http://site.example/')).toBe('200 OK');
  });

  it('sends what a site repeats once, and cookies each for itself', async () => {
    const site = await serveRaw((socket) =>
      socket.end(`${ok}X-A: 1\r\nX-A: 1\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nContent-Length: 0\r\n\r\n`),
    );
    const proxy = await openProxy(`site.example=127.0.0.1:${site.port}`);
    const headers = await proxy.headers('http://site.example/');
    expect(headers).toMatchObject({ 'x-a': '1', 'set-cookie': ['a=1', 'b=2'] });
  });

  it.each([
    ['something else than HTTP', 'SSH-2.0-OpenSSH_9.2\r\n', 'not-http'],
    ['nothing', '', 'unreachable'],
  ])('names a site that answers with %s', async (_name, bytes, why) => {
    const site = await serveRaw((socket) => socket.end(bytes));
    const proxy = await openProxy(`site.example=127.0.0.1:${site.port}`);
    expect((await proxy.headers('http://site.example/'))[proxyResponseHeader]).toBe(why);
  });

  it('refuses every hostile URL in a plain request', async () => {
    const { get, port } = await openProxy('site.example=127.0.0.1:9');
    const connections = watchConnections();
    for (const url of targets) {
      const plain = `http:${url.href.slice(url.protocol.length)}`;
      expect([plain, await get(plain)]).toEqual([plain, 403]);
    }
    for (const odd of ['/', 'file:///etc/passwd', 'ftp://example.com/', 'nonsense', '//127.0.0.1/'])
      expect([odd, await get(odd)]).toEqual([odd, odd === 'nonsense' ? 400 : 403]);
    expect(strays(connections.begun(), port)).toEqual([]);
  });

  it('refuses every hostile URL in a tunnel, also on ports 80 and 443', async () => {
    const { tunnel, port, refused } = await openProxy('site.example=127.0.0.1:9');
    const connections = watchConnections();
    const hosts = new Set(targets.map(({ hostname }) => hostname).filter((host) => host !== 'example.com'));
    expect(hosts.size).toBeGreaterThan(100);
    for (const host of hosts)
      for (const at of [80, 443])
        expect([host, await tunnel(`${host}:${at}`)]).toEqual([host, 'HTTP/1.1 403 Forbidden']);
    for (const odd of [
      'example.com:22',
      'example.com',
      'user@example.com:443',
      ':443',
      'example.com:443@127.0.0.1:443',
    ])
      expect([odd, await tunnel(odd)]).toEqual([odd, expect.stringMatching(/403|400|cut/)]);
    expect(strays(connections.begun(), port)).toEqual([]);
    expect(refused.size).toBeGreaterThan(50);
  });

  it.each(['127.0.0.1', '10.1.2.3', '::1', '::ffff:127.0.0.1', '169.254.169.254'])(
    'connects to no name that resolves to %s, alone or beside a public address',
    async (address) => {
      const inside = { address, family: address.includes(':') ? 6 : 4 };
      for (const answers of [[inside], [{ address: '93.184.216.34', family: 4 }, inside]]) {
        const { get, tunnel, port } = await openProxy('', async () => answers);
        const connections = watchConnections();
        expect(await get('http://rebind.example/')).toBe(502);
        expect(await tunnel('rebind.example:443')).toBe('cut');
        expect(strays(connections.begun(), port)).toEqual([]);
      }
    },
  );

  it('lets a host of CONNECT_TO through, and only that host', async () => {
    const server = await serveRoutes({ '/': html('<p>Hello') });
    const { get, tunnel, port } = await openProxy(`site.example=127.0.0.1:${server.port}`);
    const connections = watchConnections();
    expect(await get('http://site.example/')).toBe(200);
    expect(await tunnel('site.example:443')).toContain('200');
    expect(await get(`http://127.0.0.1:${server.port}/`)).toBe(403);
    expect(await tunnel(`127.0.0.1:${server.port}`)).toContain('403');
    expect(strays(connections.begun(), port, server.port)).toEqual([]);
    expect(server.paths).toEqual(['/']);
  });

  it('ends a page that loads too much', async () => {
    const server = await serveRoutes({ '/': html('x'.repeat(100_000)) });
    const few = await openProxy(`site.example=127.0.0.1:${server.port}`, noDns, {
      bytesMax: 1e9,
      requestsMax: 2,
    });
    const answers = [];
    for (let n = 0; n < 3; n += 1) answers.push(await few.get('http://site.example/'));
    expect(answers).toEqual([200, 200, 403]);
    const small = await openProxy(`site.example=127.0.0.1:${server.port}`, noDns, {
      bytesMax: 1000,
      requestsMax: 9,
    });
    await small.get('http://site.example/');
    expect(await small.get('http://site.example/')).toBe(403);
  });
});
