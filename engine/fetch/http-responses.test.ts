/** Which responses are accepted, strictly correct or as sloppy as browsers accept them, and which are not HTTP. */
import { get as getByNode } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeCertificate } from './self-signed-certificate.ts';
import type { RequestOutcome } from './send-request.ts';
import { clientFor, portOf } from './testing/loopback-server.ts';
import { getOnce, serveRaw } from './testing/raw-http-server.ts';

const ok = 'HTTP/1.1 200 OK\r\n';
const chunked = `${ok}Transfer-Encoding: chunked\r\n\r\n`;

async function respondWith(
  write: (socket: Socket) => void,
): Promise<{ outcome: RequestOutcome; connections: () => number; again: () => Promise<RequestOutcome> }> {
  const server = await serveRaw((socket) => write(socket));
  const client = clientFor(`site.example=127.0.0.1:${server.port}`, { limits: { headerBytes: 1000 } });
  return {
    outcome: await getOnce(client),
    connections: server.connections,
    again: () => getOnce(client),
  };
}

/** As the body of a response or the reason why there is none. */
const resultOf = (outcome: RequestOutcome): string =>
  outcome.kind === 'response' ? `${outcome.status} ${outcome.body.toString('latin1')}` : outcome.reason;

async function writeByteByByte(socket: Socket, bytes: string): Promise<void> {
  socket.setNoDelay(true);
  for (const byte of bytes) {
    socket.write(byte, 'latin1');
    await new Promise(setImmediate);
  }
  socket.end();
}

const accepted: readonly (readonly [name: string, bytes: string, result: string])[] = [
  ['a stated length', `${ok}Content-Length: 3\r\n\r\nabc`, '200 abc'],
  ['a length of zero', `${ok}Content-Length: 0\r\n\r\n`, '200 '],
  ['the same length in two headers', `${ok}Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc`, '200 abc'],
  ['the same length twice in one header', `${ok}Content-Length: 3, 3\r\n\r\nabc`, '200 abc'],
  [
    'chunks with extensions and trailers',
    `${chunked}3\r\nabc\r\nA;x=y\r\n0123456789\r\n0\r\nT: 1\r\n\r\n`,
    '200 abc0123456789',
  ],
  [
    'chunks beside a stated length',
    `${ok}Content-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n`,
    '200 a',
  ],
  [
    'chunk extensions with spaces',
    `${chunked}3;foo=bar; x\r\nabc\r\n1 ; "a b"\r\nd\r\n0; end\r\n\r\n`,
    '200 abcd',
  ],
  ['a header line without a colon', `${ok}Bad header here\r\nContent-Length: 3\r\n\r\nabc`, '200 abc'],
  [
    'a header name with a space, with a folded line',
    `${ok}X Y: 1\r\n more of it\r\nContent-Length: 3\r\n\r\nabc`,
    '200 abc',
  ],
  [
    'an odd line after early hints',
    `HTTP/1.1 103 Early Hints\r\n\r\n${ok}Odd\r\nContent-Length: 3\r\n\r\nabc`,
    '200 abc',
  ],
  ['chunk sizes with spaces after them', `${chunked}3  \r\nabc\r\n0\r\n\r\n`, '200 abc'],
  [
    'a status without a body that states a length',
    'HTTP/1.1 304 Not Modified\r\nContent-Length: 9\r\n\r\n',
    '304 ',
  ],
  ['lines without a carriage return', 'HTTP/1.1 200\nContent-Length: 1\n\na', '200 a'],
  ['no reason phrase', 'HTTP/1.1 200\r\nContent-Length: 1\r\n\r\na', '200 a'],
  ['a server that closes', `${ok}Connection: close\r\nContent-Length: 1\r\n\r\na`, '200 a'],
  ['HTTP/1.0', 'HTTP/1.0 200 OK\r\nContent-Length: 1\r\n\r\na', '200 a'],
  [
    'HTTP/1.0 with keep-alive',
    'HTTP/1.0 200 OK\r\nConnection: Keep-Alive\r\nContent-Length: 1\r\n\r\na',
    '200 a',
  ],
  ['HTTP/2.0 in the status line', 'HTTP/2.0 200 OK\r\nContent-Length: 1\r\n\r\na', '200 a'],
  ['more bytes than stated', `${ok}Content-Length: 1\r\n\r\nab`, '200 a'],
  ['no length, up to the end of the connection', `${ok}\r\nabc`, '200 abc'],
  [
    'early hints and an empty line before them',
    `\r\n${'HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n'.repeat(2)}${ok}Content-Length: 1\r\n\r\na`,
    '200 a',
  ],
  [
    '100 Continue that was not requested',
    `HTTP/1.1 100 Continue\r\n\r\n${ok}Content-Length: 1\r\n\r\na`,
    '200 a',
  ],
  ['the transfer encoding identity', `${ok}Transfer-Encoding: identity\r\n\r\nabc`, '200 abc'],
  [
    'the transfer encoding identity beside a length',
    `${ok}Transfer-Encoding: identity\r\nContent-Length: 3\r\n\r\nabc`,
    '200 abc',
  ],
  ['control characters in a header', `${ok}X-A: a\u0001b\r\nContent-Length: 1\r\n\r\na`, '200 a'],
];

describe('accepts', () => {
  it.each(accepted)('%s', async (_name, bytes, result) => {
    const { outcome } = await respondWith((socket) => socket.end(bytes, 'latin1'));
    expect(resultOf(outcome)).toBe(result);
  });

  it.each(accepted)('%s, byte by byte', async (_name, bytes, result) => {
    const { outcome } = await respondWith((socket) => void writeByteByByte(socket, bytes));
    expect(resultOf(outcome)).toBe(result);
  });

  it('headers in any case, joined, trimmed and unfolded, without __proto__', async () => {
    const head =
      'X-A:  one \r\nVary: a\r\nvary: b\r\nLong: one\r\n\t two\r\n__proto__: x\r\nLatin: \u00e9\r\nEmpty:\r\n';
    const { outcome } = await respondWith((socket) => socket.end(`${ok}${head}\r\n`, 'latin1'));
    expect(outcome).toMatchObject({
      headers: { 'x-a': 'one', vary: 'a, b', long: 'one two', latin: '\u00e9', empty: '' },
    });
    expect(outcome.kind === 'response' && Object.keys(outcome.headers)).toHaveLength(5);
  });

  it('the transfer encoding identity on a connection that stays open', async () => {
    const { outcome } = await respondWith((socket) => {
      socket.write(`${ok}Transfer-Encoding: identity\r\nContent-Length: 3\r\n\r\nabc`);
    });
    expect(resultOf(outcome)).toBe('200 abc');
    expect(outcome).toMatchObject({ isCut: false });
  });

  it('a header that is repeated with the same value once, and every cookie by itself', async () => {
    const head =
      'Location: /a\r\nLocation: /a\r\nVary: a\r\nVary: b\r\nSet-Cookie: a=1, 2\r\nSet-Cookie: b=3\r\n';
    const { outcome } = await respondWith((socket) => socket.end(`${ok}${head}\r\n`));
    expect(outcome).toMatchObject({
      headers: { location: '/a', vary: 'a, b', 'set-cookie': 'a=1, 2\nb=3' },
    });
  });

  it('a sloppy server with one extra request for its origin, not one for each page', async () => {
    const bytes = `${ok}Content-Length: 1\r\nContent-Length: 1\r\n\r\na`;
    const { connections, again } = await respondWith((socket) => socket.end(bytes));
    expect(connections()).toBe(2);
    expect(resultOf(await again())).toBe('200 a');
    expect(connections()).toBe(3);
  });
});

describe('refuses', () => {
  it.each([
    ['SSH-2.0-OpenSSH_9.2\r\n', 'protocol'],
    ['HTTP/1.1 20 OK\r\n\r\n', 'protocol'],
    ['HTTP/1.1 101 Switching\r\n\r\n', 'protocol'],
    ['HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n', 'protocol'],
    [`${ok}Content-Length: 1, 2\r\n\r\n`, 'protocol'],
    [`${ok}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`, 'protocol'],
    [`${ok}Content-Length: -1\r\n\r\n`, 'protocol'],
    [`${chunked}xyz\r\n`, 'protocol'],
    [`${ok}A: ${'x'.repeat(1100)}`, 'headers-too-large'],
    [`${chunked}0\r\n${'A: b\r\n'.repeat(500)}`, 'headers-too-large'],
    [`${ok}Content-Length: 3\r\n\r\nab`, 'reset'],
    [`${chunked}1\r\na\r\n`, 'reset'],
    [ok, 'reset'],
    ['', 'reset'],
  ])('%j', async (bytes, reason) => {
    const { outcome } = await respondWith((socket) => socket.end(bytes, 'latin1'));
    expect(outcome).toMatchObject({ kind: 'failed', reason });
  });

  it('a server that speaks HTTP/2 only, and says so', async () => {
    const settings = '\0\0\x06\x04\0\0\0\0\0\0\x03\0\0\0\x80';
    const { outcome } = await respondWith((socket) => socket.end(settings, 'latin1'));
    expect(outcome).toMatchObject({
      reason: 'protocol',
      detail: 'site.example supports only HTTP/2, and our crawler uses HTTP/1.1.',
    });
  });

  it('a server that accepts no other protocol over TLS than HTTP/2, and says so', async () => {
    const { key, cert } = makeCertificate('site.example');
    const server = createSecureServer({ key, cert, allowHTTP1: false });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void server.close());
    const client = clientFor(`site.example=https:127.0.0.1:${portOf(server)}`, { ca: cert });
    expect(await getOnce(client)).toMatchObject({
      reason: 'protocol',
      detail: 'site.example supports only HTTP/2, and our crawler uses HTTP/1.1.',
    });
  });

  it.each([
    ['a chunk that is longer than stated', `${chunked}1\r\nab\r\n`],
    ['a chunk extension without an end', `${chunked}1;${'x'.repeat(20_000)}`],
  ])('%s', async (_name, bytes) => {
    const { outcome } = await respondWith((socket) => socket.end(bytes, 'latin1'));
    expect(outcome.kind).toBe('failed');
  });
});

type Response = { status: number; headers: Readonly<Record<string, string>>; body: string } | 'broken';

const responseByNode = (port: number): Promise<Response> =>
  new Promise((resolve) => {
    const request = getByNode({ port, host: '127.0.0.1', agent: false }, (response) => {
      const body: Buffer[] = [];
      response.on('data', (piece: Buffer) => body.push(piece));
      response.on('error', () => resolve('broken'));
      response.on('end', () => {
        const headers: Record<string, string> = {};
        for (const [name, values] of Object.entries(response.headersDistinct))
          headers[name] = [...new Set(values)].join(name === 'set-cookie' ? '\n' : ', ');
        resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(body).toString('latin1') });
      });
    });
    request.on('error', () => resolve('broken'));
  });

it('reads responses as Node does', async () => {
  let bytes = '';
  const server = await serveRaw((socket) => socket.end(bytes, 'latin1'));
  const client = clientFor(`site.example=127.0.0.1:${server.port}`);
  const text = fc
    .string({ unit: fc.constantFrom('a', 'b', '0', ' ', ',', ';', ':', '=', '"', '\u00e9'), maxLength: 8 })
    .map((each) => each.trim());
  const header = fc.tuple(fc.constantFrom('X-A', 'vary', 'Set-Cookie', 'ETag', 'X-B'), text);
  const chunk = fc.tuple(
    fc.string({ unit: fc.constantFrom('a', '\r', '\n', '0'), minLength: 1, maxLength: 40 }),
    fc.constantFrom('', ';a=b'),
  );
  const body = fc.oneof(
    fc.array(chunk, { maxLength: 4 }).map((chunks) => ({
      head: 'Transfer-Encoding: chunked\r\n',
      text: `${chunks.map(([data, extra]) => `${data.length.toString(16)}${extra}\r\n${data}\r\n`).join('')}0\r\n\r\n`,
    })),
    text.map((each) => ({ head: `Content-Length: ${each.length}\r\n`, text: each })),
    text.map((each) => ({ head: '', text: each })),
    text.map((each) => ({ head: 'Content-Length: 20\r\n', text: each })),
  );
  await fuzz(
    'responses as Node reads them',
    fc.asyncProperty(
      fc.constantFrom('', 'HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\n'),
      fc.constantFrom(200, 204, 304, 404, 503),
      fc.array(header, { maxLength: 4 }),
      body,
      async (early, status, headers, { head, text: content }) => {
        const fields = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
        const hasBody = status !== 204 && status !== 304;
        bytes = `${early}HTTP/1.1 ${status} Any\r\n${fields}${head}\r\n${hasBody ? content : ''}`;
        const [ours, expected] = [await getOnce(client), await responseByNode(server.port)];
        const mine =
          ours.kind === 'response'
            ? { status: ours.status, headers: ours.headers, body: ours.body.toString('latin1') }
            : 'broken';
        expect(mine).toEqual(expected);
      },
    ),
    { runs: 300 },
  );
});
