/** Splits a log into lines while it streams in, plain or gzipped; what is held is one piece of it. */
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A longer line is no request; it is passed over without being kept. */
const lineMax = 64 * 1024;

/** A small file can unpack to any size. */
export class LogTooLong extends Error {
  override readonly name = 'LogTooLong';
}

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The first piece may be a single byte. */
async function* unzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = bytes[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < 2) {
    const { value, done } = await pieces.next();
    if (done === true) break;
    head = Buffer.concat([head, value]);
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    yield head;
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
  }
  if (!isGzip(head)) return yield* all();
  const unzip = createGunzip();
  const input = Readable.from(all());
  input.on('error', (error) => unzip.destroy(error));
  yield* input.pipe(unzip);
}

/** Lines of each piece, without their ends, one byte a character: `decodeUtf8` makes text of what is kept. */
export async function* readLines(
  bytes: AsyncIterable<Uint8Array>,
  bytesMax = Number.POSITIVE_INFINITY,
): AsyncGenerator<readonly string[]> {
  let rest = '';
  let isTooLong = false;
  let size = 0;
  for await (const piece of unzipped(bytes)) {
    size += piece.byteLength;
    if (size > bytesMax) throw new LogTooLong();
    const text = rest + Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1');
    const lines = text.split('\n');
    rest = lines.pop() ?? '';
    if (isTooLong && lines.length > 0) lines.shift();
    if (lines.length > 0) isTooLong = false;
    if (rest.length > lineMax) {
      rest = '';
      isTooLong = true;
    }
    if (lines.length > 0) yield lines;
  }
  if (rest !== '' && !isTooLong) yield [rest];
}

/** Text of its own, so that it does not keep the piece alive that it was cut from. */
export const decodeUtf8 = (line: string): string => Buffer.from(line, 'latin1').toString('utf8');
