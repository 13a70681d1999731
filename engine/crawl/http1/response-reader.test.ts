/** Answers are read alike in whatever pieces they come, and what is no HTTP is told. */
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpError } from './http-error.ts';
import { ResponseReader } from './response-reader.ts';

interface Read {
  readonly heads: readonly (readonly [number, Readonly<Record<string, string>>])[];
  readonly body: string;
  readonly isDone: boolean;
  readonly isReusable: boolean;
  readonly trouble: string | null;
}

function readAll(pieces: readonly Buffer[], { closes = false, headerBytes = 1000 } = {}): Read {
  const heads: (readonly [number, Readonly<Record<string, string>>])[] = [];
  const body: Buffer[] = [];
  const reader = new ResponseReader(headerBytes, {
    onHead: (status, headers) => heads.push([status, headers]),
    onData: (piece) => body.push(Buffer.from(piece)),
  });
  let trouble: string | null = null;
  try {
    for (const piece of pieces) reader.read(piece);
    if (closes) reader.close();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    trouble = error.code;
  }
  const { isDone, isReusable } = reader;
  return { heads, body: Buffer.concat(body).toString('latin1'), isDone, isReusable, trouble };
}

const read = (text: string, options?: Parameters<typeof readAll>[1]): Read =>
  readAll([Buffer.from(text, 'latin1')], options);

describe('where an answer ends', () => {
  it.each([
    ['its length', 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc', 'abc', true],
    ['no length', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n', '', true],
    [
      'one length said twice',
      'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\nabc',
      'abc',
      true,
    ],
    [
      'chunks',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nA;x=y\r\n0123456789\r\n0\r\nT: 1\r\n\r\n',
      'abc0123456789',
      true,
    ],
    [
      'chunks, whatever length is said',
      'HTTP/1.1 200 OK\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n',
      'a',
      false,
    ],
    ['a status without a body', 'HTTP/1.1 304 Not Modified\r\nContent-Length: 9\r\n\r\n', '', true],
    ['lines without a carriage return', 'HTTP/1.1 200\nContent-Length: 1\n\na', 'a', true],
    [
      'a server that wants to close',
      'HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 1\r\n\r\na',
      'a',
      false,
    ],
    ['an old server', 'HTTP/1.0 200 OK\r\nContent-Length: 1\r\n\r\na', 'a', false],
    [
      'an old server that keeps it',
      'HTTP/1.0 200 OK\r\nConnection: Keep-Alive\r\nContent-Length: 1\r\n\r\na',
      'a',
      true,
    ],
    ['more than was asked for', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nab', 'a', false],
  ])('%s', (_name, text, body, isReusable) => {
    expect(read(text)).toMatchObject({ body, isDone: true, isReusable, trouble: null });
  });

  it('the end of the connection, where nothing else says it', () => {
    const text = 'HTTP/1.1 200 OK\r\n\r\nabc';
    expect(read(text)).toMatchObject({ body: 'abc', isDone: false });
    expect(read(text, { closes: true })).toMatchObject({ body: 'abc', isDone: true, isReusable: false });
  });

  it('not the news on the way', () => {
    const early = 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n';
    const { heads, body } = read(`\r\n${early}${early}HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na`);
    expect([heads.length, heads[0]?.[0], body]).toEqual([1, 200, 'a']);
  });
});

describe('headers', () => {
  it('have names in lower case, are trimmed, joined and unfolded', () => {
    const text =
      'HTTP/1.1 200 OK\r\nX-A:  one \r\nVary: a\r\nvary: b\r\nLong: one\r\n\t two\r\n__proto__: x\r\nEmpty:\r\n\r\n';
    expect(read(text).heads[0]?.[1]).toEqual({ 'x-a': 'one', vary: 'a, b', long: 'one two', empty: '' });
  });
});

describe('what is no HTTP', () => {
  it.each([
    ['SSH-2.0-OpenSSH_9.2\r\n', 'NOT_HTTP'],
    ['HTTP/2.0 200 OK\r\n\r\n', 'NOT_HTTP'],
    ['HTTP/1.1 20 OK\r\n\r\n', 'NOT_HTTP'],
    ['HTTP/1.1 101 Switching\r\n\r\n', 'NOT_HTTP'],
    ['HTTP/1.1 200 OK\r\nno colon\r\n\r\n', 'NOT_HTTP'],
    ['HTTP/1.1 200 OK\r\na b: c\r\n\r\n', 'NOT_HTTP'],
    ['HTTP/1.1 200 OK\r\nContent-Length: 1, 2\r\n\r\n', 'NOT_HTTP'],
    ['HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n', 'NOT_HTTP'],
    ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n', 'NOT_HTTP'],
    ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n', 'NOT_HTTP'],
    [`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(5000)}`, 'NOT_HTTP'],
    [`HTTP/1.1 200 OK\r\nA: ${'x'.repeat(1000)}`, 'HEADERS_TOO_LARGE'],
    [
      `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n${'A: b\r\n'.repeat(500)}`,
      'HEADERS_TOO_LARGE',
    ],
    ['HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nab', 'CLOSED_EARLY'],
    ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n', 'CLOSED_EARLY'],
    ['HTTP/1.1 200 OK\r\n', 'CLOSED_EARLY'],
    ['', 'CLOSED_EARLY'],
  ])('%j', (text, trouble) => {
    expect(read(text, { closes: true }).trouble).toBe(trouble);
  });
});

it('the pieces make no difference, and nothing makes it throw anything else', () => {
  const part = fc.constantFrom(
    'HTTP/1.1 200 OK\r\n',
    'HTTP/1.1 103 \r\n',
    'HTTP/1.0 204\n',
    'Content-Length: 4\r\n',
    'Transfer-Encoding: chunked\r\n',
    'Connection: close\r\n',
    'A: b\r\n c\r\n',
    '\r\n',
    '\n',
    '4\r\nabcd\r\n',
    '0\r\n\r\n',
    'abcd',
    ':',
    'x'.repeat(300),
  );
  return fuzz(
    'answers in pieces',
    fc.property(
      fc.array(part, { maxLength: 12 }),
      fc.array(fc.nat({ max: 400 }), { maxLength: 10 }),
      fc.boolean(),
      (parts, cuts, closes) => {
        const whole = Buffer.from(parts.join(''), 'latin1');
        const places = [
          0,
          ...cuts.map((cut) => Math.min(cut, whole.length)).sort((a, b) => a - b),
          whole.length,
        ];
        const pieces = places.slice(1).map((to, index) => whole.subarray(places[index], to));
        expect(readAll(pieces, { closes })).toEqual(readAll([whole], { closes }));
        expect(
          readAll(
            [...whole].map((byte) => Buffer.from([byte])),
            { closes },
          ),
        ).toEqual(readAll([whole], { closes }));
      },
    ),
    { runs: 3000 },
  );
});
