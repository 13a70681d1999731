/** The filtering proxy lets nothing private through, in any notation, protocol or DNS answer. */
import { Agent, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { Resolve } from '@pagewright/engine/fetch/address-guard';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { hostileTargets } from '@pagewright/engine/fetch/testing/hostile-targets';
import { html, serveRoutes } from '@pagewright/engine/fetch/testing/loopback-server';
import { watchConnections } from '@pagewright/engine/fetch/testing/watch-connections';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeProxyCertificate, openFilteringProxy } from './filtering-proxy.ts';

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
  return { ...proxy, get, tunnel };
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
