/** Tests that a request for anything that is no path is refused like any other, with our headers. */
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { repairUrl } from './repair-url.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** The head of the response to a request line that no client library would send. */
function headOf(requestLine: string): Promise<string> {
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${requestLine} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket
      .on('data', (piece) => {
        text += piece.toString('latin1');
      })
      .on('error', reject)
      .on('close', () => resolve(text.split('\r\n\r\n', 1)[0] ?? ''));
  });
}

it.each([
  ['*', '/*'],
  ['/%', '/%25'],
  ['/%41?a=%', '/%41?a=%'],
  ['http://localhost/api/docs', 'http://localhost/api/docs'],
])('takes %s for %s', (url, repaired) => {
  expect(repairUrl({ url })).toBe(repaired);
});

it.each(['OPTIONS *', 'GET *', 'GET /%', 'GET //', 'GET /%E0%A4%A'])(
  'answers %s with a refusal and our headers',
  async (line) => {
    const head = await headOf(line);
    expect(head).toMatch(/^HTTP\/1\.1 404 /);
    expect(head).toMatch(/\r\ncontent-security-policy: /i);
    expect(head).toMatch(/\r\nx-content-type-options: nosniff/i);
  },
);
