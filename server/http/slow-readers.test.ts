/** Clients that do not read, or send their request too slowly, do not keep what they were sent in memory. */
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAnalysis, aPage, storeAnalysis } from '../testing/stored-analysis.ts';
import { createTestApp, publicUrl, type TestApp } from '../testing/test-app.ts';

const stalledMs = 300;
/** More than the buffers of a connection on loopback hold. */
const longText = 'word '.repeat(4_000_000);

let server: TestApp;
let cookie: string;
let port: number;
const analysis = anAnalysis({
  domain: 'shop.example',
  pages: [aPage('https://shop.example/', { paragraphs: [longText] })],
});

const portOf = (app: FastifyInstance): number => {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

beforeAll(async () => {
  server = await createTestApp({}, { stalledMs });
  cookie = await server.signUp();
  await storeAnalysis(server, cookie, analysis);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(server.app);
});
afterAll(() => server.close());

/** A client that sends a request and reads nothing of the response. */
function request(path: string, isReading: boolean): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  if (isReading) socket.resume();
  else socket.pause();
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${publicUrl}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
  );
  return socket;
}

const openConnections = (): Promise<number> =>
  new Promise((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

async function untilOpen(count: number): Promise<void> {
  while ((await openConnections()) !== count) await delay(5);
}

it.each([
  ['a report', `/api/analysis/${analysis.id}`],
  ['an export', `/api/analysis/${analysis.id}/export/json`],
])('ends the connection of a client that does not read %s', async (_what, path) => {
  const socket = request(path, false);
  await untilOpen(1);
  await untilOpen(0);
  socket.destroy();
});

it('sends the whole report to a client that reads it', async () => {
  const socket = request(`/api/analysis/${analysis.id}`, true);
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await new Promise((resolve) => socket.on('close', resolve));
  expect(bytes).toBeGreaterThan(longText.length);
});

describe('an application', () => {
  it('limits how long a request may take to arrive', () => {
    expect(server.app.server.headersTimeout).toBe(60_000);
  });
});

describe('progress streams', () => {
  const statusOf = (socket: Socket): Promise<string> =>
    new Promise((resolve) => socket.once('data', (head: Buffer) => resolve(head.toString('latin1', 9, 12))));

  it('can be opened in many tabs, but not in any number of them', async () => {
    const app = await createTestApp();
    const session = await app.signUp();
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const open = (): Socket => {
      const socket = connect(portOf(app.app), '127.0.0.1');
      socket.write(
        `GET /api/analyze/progress?domain=shop.example HTTP/1.1\r\nHost: localhost\r\nCookie: ${session}\r\n\r\n`,
      );
      return socket;
    };
    const sockets = Array.from({ length: 50 }, open);
    expect(new Set(await Promise.all(sockets.map(statusOf)))).toEqual(new Set(['200']));
    expect(await statusOf(open())).toBe('429');
    sockets[0]?.destroy();
    let status = '';
    while (status !== '200') status = await statusOf(open());
    await app.close();
  });
});
