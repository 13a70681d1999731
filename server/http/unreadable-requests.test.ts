/** What Node's HTTP server refuses by itself is answered in our words, with our headers. */
import { connect } from 'node:net';
import { errors } from '@pagewright/contract/errors';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let port: number;

const portOf = (app: FastifyInstance): number => {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(server.app);
});
afterAll(() => server.close());

/** The whole response to these bytes. */
const send = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (piece) => {
      text += piece;
    });
    socket.on('error', reject).on('close', () => resolve(text));
    socket.write(bytes);
  });

const host = 'Host: localhost\r\nConnection: close';

it.each([
  ['headers of 20 KB', `GET / HTTP/1.1\r\n${host}\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 'headers_too_large'],
  ['no HTTP at all', '\u0016\u0003\u0001 hello\r\n\r\n', 'bad_request'],
  [
    'two lengths',
    `POST /api/auth/login HTTP/1.1\r\n${host}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
    'bad_request',
  ],
  [
    'a length and chunks',
    `POST /api/auth/login HTTP/1.1\r\n${host}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    'bad_request',
  ],
  ['an unknown expectation', `GET / HTTP/1.1\r\n${host}\r\nExpect: gold\r\n\r\n`, 'expectation_failed'],
  ['no host', 'GET /api/server HTTP/1.1\r\nConnection: close\r\n\r\n', 'unknown_host'],
] as const)('a request with %s', async (_what, bytes, code) => {
  const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${errors[code].status} `));
  expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(head).toMatch(/^x-content-type-options: nosniff$/im);
  expect(JSON.parse(body)).toMatchObject({ code, error: expect.stringMatching(/\.$/) });
});
