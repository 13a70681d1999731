/** Ends requests whose body does not arrive in time, and waits longer for what may be large. */
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { bodyMsOf, endSlowBodies } from './slow-bodies.ts';
import { answerUnreadable } from './unreadable-requests.ts';

async function listen(): Promise<{ app: FastifyInstance; port: number }> {
  const app = fastify({ clientErrorHandler: answerUnreadable({}) });
  endSlowBodies(app, 50);
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/small', async () => 'received');
  app.post('/large', { config: { bodyBytesMax: 1e9 } }, async () => 'received');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { app, port: (app.server.address() as AddressInfo).port };
}

const head = (path: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 4\r\nConnection: close\r\n\r\nab`;

it('ends one that stops, and waits for the rest of one that may be large', async () => {
  const { port } = await listen();
  const small = connect(port, '127.0.0.1');
  const large = connect(port, '127.0.0.1');
  small.write(head('/small'));
  large.write(head('/large'));
  expect(await text(small)).toMatch(/^HTTP\/1\.1 408 .*request_timeout/s);
  large.write('cd');
  expect(await text(large)).toMatch(/^HTTP\/1\.1 200 .*received/s);
});

it('gives a gigabyte about a quarter of an hour', () => {
  expect(bodyMsOf(16 * 1024)).toBe(60_017);
  expect(bodyMsOf(1e9) / 60_000).toBeCloseTo(17.7, 0);
});
