/** Connections are persistent, shared, limited and given up as a polite client does. */
import { describe, expect, it } from 'vitest';
import { clientFor } from './testing/loopback-server.ts';
import { getOnce, serveRaw } from './testing/raw-http-server.ts';

const ok = (body: string, head = ''): string =>
  `HTTP/1.1 200 OK\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`;

const clientAt = (port: number, connections = 4) =>
  clientFor(`site.example=127.0.0.1:${port}`, { connections });

const bodyOf = async (outcome: ReturnType<typeof getOnce>): Promise<string> => {
  const result = await outcome;
  return result.kind === 'response' ? result.body.toString('latin1') : result.reason;
};

describe('a connection', () => {
  it('serves one request after the other', async () => {
    const server = await serveRaw((socket, _earlier, path) => socket.write(ok(path)));
    const client = clientAt(server.port);
    for (const path of ['/a', '/b', '/c']) {
      expect(await bodyOf(getOnce(client, path))).toBe(path);
      // It is free for the next request in the next cycle of the event loop.
      await new Promise(setImmediate);
    }
    expect(server.connections()).toBe(1);
  });

  it('is shared when there are as many as allowed', async () => {
    const server = await serveRaw((socket, _earlier, path) => setImmediate(() => socket.write(ok(path))));
    const client = clientAt(server.port, 3);
    const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
    expect(await Promise.all(paths.map((path) => bodyOf(getOnce(client, path))))).toEqual(paths);
    expect(server.connections()).toBe(3);
  });

  it('is not reused when the server says so', async () => {
    const server = await serveRaw((socket) => socket.write(ok('a', 'Connection: close\r\n')));
    const client = clientAt(server.port);
    await getOnce(client);
    await getOnce(client);
    expect(server.connections()).toBe(2);
  });

  it('is closed after bytes that belong to no request', async () => {
    const closed = Promise.withResolvers<void>();
    let sendMore = (): void => undefined;
    const server = await serveRaw((socket) => {
      socket.write(ok('a'));
      socket.once('close', () => closed.resolve());
      sendMore = () => void socket.write('HTTP/1.1 408 Timeout\r\n\r\n');
    });
    const client = clientAt(server.port);
    expect(await bodyOf(getOnce(client))).toBe('a');
    sendMore();
    await closed.promise;
    expect(await bodyOf(getOnce(client))).toBe('a');
    expect(server.connections()).toBe(2);
  });

  it('that the server closes under a second request is replaced', async () => {
    const server = await serveRaw((socket, earlier) => {
      if (earlier === 0) socket.write(ok('a'));
      else socket.destroy();
    });
    const client = clientAt(server.port, 1);
    expect(await bodyOf(getOnce(client))).toBe('a');
    expect(await bodyOf(getOnce(client))).toBe('a');
    expect(server.connections()).toBe(2);
  });

  it('that the server resets under a second request is replaced', async () => {
    const server = await serveRaw((socket, earlier) => {
      if (earlier === 0) socket.write(ok('a'));
      else socket.resetAndDestroy();
    });
    const client = clientAt(server.port, 1);
    expect(await bodyOf(getOnce(client))).toBe('a');
    expect(await bodyOf(getOnce(client))).toBe('a');
    expect(server.connections()).toBe(2);
  });

  it('that is closed at once is not replaced', async () => {
    const server = await serveRaw((socket) => socket.destroy());
    expect(await bodyOf(getOnce(clientAt(server.port)))).toBe('reset');
    expect(server.connections()).toBe(1);
  });
});

describe('a cancelled request', () => {
  it('frees its connection, and is not sent when it still waits for one', async () => {
    const paths: string[] = [];
    const server = await serveRaw((socket, _earlier, path) => {
      paths.push(path);
      if (path === '/quick') socket.write(ok('a'));
    });
    const client = clientAt(server.port, 1);
    const [consecutiveFailures, waiting] = [new AbortController(), new AbortController()];
    const cancelled = [
      getOnce(client, '/silent', consecutiveFailures.signal),
      getOnce(client, '/waiting', waiting.signal),
    ].map((outcome) => outcome.catch((error: Error) => error.name));
    const quick = getOnce(client, '/quick');
    waiting.abort();
    while (paths.length === 0) await new Promise(setImmediate);
    consecutiveFailures.abort();
    expect(await bodyOf(quick)).toBe('a');
    expect(await Promise.all(cancelled)).toEqual(['AbortError', 'AbortError']);
    expect(paths).toEqual(['/silent', '/quick']);
  });
});

it('closing the client fails all requests under way, on lenient connections too', async () => {
  const server = await serveRaw((socket, _earlier, path) => {
    if (path === '/sloppy') socket.end('HTTP/1.1 200\nContent-Length: 1\n\na');
  });
  const client = clientAt(server.port, 1);
  const strict = [bodyOf(getOnce(client)), bodyOf(getOnce(client))];
  await client.close();
  expect(await Promise.all(strict)).toEqual(['reset', 'reset']);

  const sloppy = clientAt(server.port, 1);
  expect(await bodyOf(getOnce(sloppy, '/sloppy'))).toBe('a');
  const before = server.connections();
  const lenient = bodyOf(getOnce(sloppy, '/silent'));
  while (server.connections() === before) await new Promise(setImmediate);
  await sloppy.close();
  expect(await lenient).toBe('reset');
});
