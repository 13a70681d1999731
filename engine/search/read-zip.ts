/** Reads the files of a ZIP archive in memory, up to a limit: a small archive can unpack to more than the machine has. */
import { crc32, inflateRawSync } from 'node:zlib';

export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type ZipOutcome =
  | { readonly kind: 'read'; readonly files: readonly ZippedFile[] }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'unreadable' };

export interface ZipLimits {
  /** Of all files together, unpacked. */
  readonly bytesMax: number;
  readonly filesMax: number;
  readonly isWanted: (name: string) => boolean;
}

const [endMark, entryMark, fileMark] = [0x06054b50, 0x02014b50, 0x04034b50];
const [endSize, entrySize, fileSize] = [22, 46, 30];
const commentMax = 0xffff;
const [stored, deflated] = [0, 8];
const encryptedFlag = 1;

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The end of the directory is at the end of the archive, before a comment. */
function findEnd(zip: Buffer): number {
  for (let at = zip.length - endSize; at >= Math.max(0, zip.length - endSize - commentMax); at -= 1)
    if (zip.readUInt32LE(at) === endMark) return at;
  return -1;
}

class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

function unpack(zip: Buffer, entry: number, bytesLeft: number): Uint8Array {
  const [flags, method] = [zip.readUInt16LE(entry + 8), zip.readUInt16LE(entry + 10)];
  const [sum, packed] = [zip.readUInt32LE(entry + 16), zip.readUInt32LE(entry + 20)];
  const file = zip.readUInt32LE(entry + 42);
  if ((flags & encryptedFlag) !== 0 || zip.readUInt32LE(file) !== fileMark) throw new Error('unreadable');
  const start = file + fileSize + zip.readUInt16LE(file + 26) + zip.readUInt16LE(file + 28);
  const data = zip.subarray(start, start + packed);
  if (data.length !== packed || (method !== stored && method !== deflated)) throw new Error('unreadable');
  // What the archive says of the size is not believed.
  const bytes = method === stored ? data : inflate(data, bytesLeft);
  if (bytes.length > bytesLeft) throw new TooLarge();
  if (crc32(bytes) !== sum) throw new Error('unreadable');
  return bytes;
}

function inflate(data: Buffer, bytesLeft: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, bytesLeft) });
  } catch (error) {
    if (error instanceof RangeError) throw new TooLarge();
    throw error;
  }
}

function readEntries(zip: Buffer, { bytesMax, filesMax, isWanted }: ZipLimits): readonly ZippedFile[] {
  const end = findEnd(zip);
  if (end === -1) throw new Error('unreadable');
  const count = zip.readUInt16LE(end + 10);
  const files: ZippedFile[] = [];
  let entry = zip.readUInt32LE(end + 16);
  let bytesLeft = bytesMax;
  for (let at = 0; at < count; at += 1) {
    if (zip.readUInt32LE(entry) !== entryMark) throw new Error('unreadable');
    const nameLength = zip.readUInt16LE(entry + 28);
    const name = zip.toString('utf8', entry + entrySize, entry + entrySize + nameLength);
    if (isWanted(name)) {
      if (files.length === filesMax) throw new TooLarge();
      const bytes = unpack(zip, entry, bytesLeft);
      bytesLeft -= bytes.length;
      files.push({ name, bytes });
    }
    entry += entrySize + nameLength + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
  }
  return files;
}

export function readZip(bytes: Uint8Array, limits: ZipLimits): ZipOutcome {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return { kind: 'read', files: readEntries(zip, limits) };
  } catch (error) {
    // A field outside of the archive is a RangeError, broken data an error of zlib.
    return { kind: error instanceof TooLarge ? 'too-large' : 'unreadable' };
  }
}
