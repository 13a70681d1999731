/** Writes a ZIP archive piece by piece, so that one of any size needs the memory of its largest file. */
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

export interface ZipFile {
  /** With slashes for folders. */
  readonly name: string;
  readonly body: string | Uint8Array;
}

interface Entry {
  readonly name: Buffer;
  readonly method: 0 | 8;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  /** Where its local header begins. */
  readonly offset: number;
}

const compress = promisify(deflateRaw);
const most16 = 0xffff;
const most32 = 0xffffffff;
/** Names are UTF-8. */
const flags = 0x0800;
/** Made and read by version 4.5, the first that knows large archives. */
const version = 45;

/** The ZIP format counts from 1980, in steps of two seconds. */
function dosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return date * 0x10000 + time;
}

/** Numbers of two, four and eight bytes in a row, the lowest byte first. */
function pack(...fields: readonly (readonly [value: number, bytes: 2 | 4 | 8])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

function localHeader({ name, method, crc, packedBytes, bytes }: Omit<Entry, 'offset'>, time: number): Buffer {
  const fixed = pack(
    [0x04034b50, 4],
    [version, 2],
    [flags, 2],
    [method, 2],
    [time, 4],
    [crc, 4],
    [packedBytes, 4],
    [bytes, 4],
    [name.length, 2],
    [0, 2],
  );
  return Buffer.concat([fixed, name]);
}

function centralHeader({ name, method, crc, packedBytes, bytes, offset }: Entry, time: number): Buffer {
  const extra = offset < most32 ? Buffer.alloc(0) : pack([1, 2], [8, 2], [offset, 8]);
  const fixed = pack(
    [0x02014b50, 4],
    [version, 2],
    [version, 2],
    [flags, 2],
    [method, 2],
    [time, 4],
    [crc, 4],
    [packedBytes, 4],
    [bytes, 4],
    [name.length, 2],
    [extra.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [Math.min(offset, most32), 4],
  );
  return Buffer.concat([fixed, name, extra]);
}

/** Large archives say their figures twice: once in full, once as far as the old format goes. */
function ending(count: number, start: number, length: number): Buffer {
  const full = pack(
    [0x06064b50, 4],
    [44, 8],
    [version, 2],
    [version, 2],
    [0, 4],
    [0, 4],
    [count, 8],
    [count, 8],
    [length, 8],
    [start, 8],
  );
  const locator = pack([0x07064b50, 4], [0, 4], [start + length, 8], [1, 4]);
  const old = pack(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [Math.min(count, most16), 2],
    [Math.min(count, most16), 2],
    [Math.min(length, most32), 4],
    [Math.min(start, most32), 4],
    [0, 2],
  );
  const isLarge = count >= most16 || start >= most32 || length >= most32;
  return isLarge ? Buffer.concat([full, locator, old]) : old;
}

/** What is compressed as it is would only cost time. */
const isPacked = (name: string): boolean => name.endsWith('.jpg');

export async function* writeZip(files: AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Buffer> {
  const time = dosTime(at);
  const entries: Entry[] = [];
  let offset = 0;
  for await (const { name, body } of files) {
    const bytes =
      typeof body === 'string'
        ? Buffer.from(body)
        : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    const packed = isPacked(name) ? bytes : await compress(bytes);
    const entry: Entry = {
      name: Buffer.from(name),
      method: isPacked(name) ? 0 : 8,
      crc: crc32(bytes),
      packedBytes: packed.length,
      bytes: bytes.length,
      offset,
    };
    entries.push(entry);
    const header = localHeader(entry, time);
    yield header;
    yield packed;
    offset += header.length + packed.length;
  }
  const start = offset;
  for (const entry of entries) {
    const header = centralHeader(entry, time);
    yield header;
    offset += header.length;
  }
  yield ending(entries.length, start, offset - start);
}
