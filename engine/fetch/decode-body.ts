/** Removes the content encoding of a body without ever producing more than a limit. */
import type { Transform } from 'node:stream';
import {
  brotliDecompressSync,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from 'node:zlib';

export interface DecodedBody {
  readonly body: Uint8Array;
  readonly truncated: boolean;
}

interface Codec {
  /** Cheaper than a stream for a page; throws when the output outgrows `maxOutputLength`. */
  readonly whole: (raw: Uint8Array, maxOutputLength: number) => Uint8Array;
  readonly stream: () => Transform;
}

// Flushing at the end instead of insisting on it reads a body that was cut short as far as it goes, as browsers do.
const zlibEnd = { finishFlush: constants.Z_SYNC_FLUSH };
const brotliEnd = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
const zstdEnd = { finishFlush: constants.ZSTD_e_flush };

const gzip: Codec = {
  whole: (raw, maxOutputLength) => gunzipSync(raw, { ...zlibEnd, maxOutputLength }),
  stream: () => createGunzip(zlibEnd),
};
const deflate: Codec = {
  whole: (raw, maxOutputLength) => inflateSync(raw, { ...zlibEnd, maxOutputLength }),
  stream: () => createInflate(zlibEnd),
};
const rawDeflate: Codec = {
  whole: (raw, maxOutputLength) => inflateRawSync(raw, { ...zlibEnd, maxOutputLength }),
  stream: () => createInflateRaw(zlibEnd),
};
const brotli: Codec = {
  whole: (raw, maxOutputLength) => brotliDecompressSync(raw, { ...brotliEnd, maxOutputLength }),
  stream: () => createBrotliDecompress(brotliEnd),
};
const zstd: Codec = {
  whole: (raw, maxOutputLength) => zstdDecompressSync(raw, { ...zstdEnd, maxOutputLength }),
  stream: () => createZstdDecompress(zstdEnd),
};

/** Servers send `deflate` with and without the zlib header; the header is two bytes that divide by 31. */
const hasZlibHeader = ([first = 0, second = 0]: Uint8Array): boolean =>
  (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;

const knownEncodings = new Set(['gzip', 'x-gzip', 'deflate', 'br', 'zstd']);

function codecFor(encoding: string, raw: Uint8Array): Codec | null {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return gzip;
    case 'deflate':
      return hasZlibHeader(raw) ? deflate : rawDeflate;
    case 'br':
      return brotli;
    case 'zstd':
      return zstd;
    default:
      return null;
  }
}

export class BodyEncodingError extends Error {
  override readonly name = 'BodyEncodingError';
}

/** The decoders of a `Content-Encoding`, the outermost first; at most three, as no honest server uses more than one. */
function encodingsOf(header: string): readonly string[] {
  const names = header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity' && name !== 'none');
  if (names.length > 3) throw new BodyEncodingError('The body is encoded more than three times over.');
  // Browsers read a body as it comes when they do not know one of its encodings.
  return names.every((name) => knownEncodings.has(name)) ? names.reverse() : [];
}

/** The deflated part of a gzip file, whose header may have optional fields (RFC 1952); null for anything else. */
function deflatedPart(raw: Uint8Array): Uint8Array | null {
  if (raw[0] !== 0x1f || raw[1] !== 0x8b || raw[2] !== 8) return null;
  const flags = raw[3] ?? 0;
  let at = 10;
  if ((flags & 4) !== 0) at += 2 + (raw[at] ?? 0) + (raw[at + 1] ?? 0) * 256;
  for (const hasText of [(flags & 8) !== 0, (flags & 16) !== 0])
    if (hasText) at = raw.indexOf(0, at) + 1 || raw.length;
  return raw.subarray((flags & 2) === 0 ? at : at + 2);
}

/** Bytes after the end of a gzip body are ignored, as browsers do; Node takes them for another, broken one. */
function decodeFirstMember(encoding: string, raw: Uint8Array, limit: number): Uint8Array | null {
  const deflated = encoding === 'gzip' || encoding === 'x-gzip' ? deflatedPart(raw) : null;
  try {
    return deflated && rawDeflate.whole(deflated, limit);
  } catch {
    return null;
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** The first `limit` bytes of what a bomb would become. */
async function decodeHead(codec: Codec, raw: Uint8Array, limit: number): Promise<Uint8Array> {
  const stream = codec.stream();
  const chunks: Uint8Array[] = [];
  let length = 0;
  stream.end(raw);
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) continue;
    chunks.push(chunk);
    length += chunk.length;
    if (length >= limit) break;
  }
  return Buffer.concat(chunks).subarray(0, limit);
}

async function decodeOnce(encoding: string, raw: Uint8Array, limit: number): Promise<DecodedBody> {
  const codec = codecFor(encoding, raw);
  if (codec === null) return { body: raw, truncated: false };
  try {
    return { body: codec.whole(raw, limit), truncated: false };
  } catch (error) {
    if (!isTooLarge(error)) {
      const first = decodeFirstMember(encoding, raw, limit);
      if (first !== null) return { body: first, truncated: false };
      throw new BodyEncodingError(`The body says ${encoding} but is not.`, { cause: error });
    }
    return { body: await decodeHead(codec, raw, limit), truncated: true };
  }
}

/** Throws a BodyEncodingError for a body that does not have the encoding of its header. */
export async function decodeBody(raw: Uint8Array, header: string, limit: number): Promise<DecodedBody> {
  let decoded: DecodedBody = { body: raw, truncated: false };
  if (raw.length === 0) return decoded;
  for (const encoding of encodingsOf(header)) {
    const next = await decodeOnce(encoding, decoded.body, limit);
    decoded = { body: next.body, truncated: next.truncated || decoded.truncated };
  }
  return decoded.body.length > limit ? { body: decoded.body.subarray(0, limit), truncated: true } : decoded;
}

/** A decoding stream for the first part of a gzip body, which ignores what comes after it; null for anything else. */
export function firstMemberStream(
  raw: Uint8Array,
): { readonly input: Uint8Array; readonly codec: Transform } | null {
  const input = deflatedPart(raw);
  return input && { input, codec: rawDeflate.stream() };
}

/** A decoding stream for bodies that are too large to be decoded in one go; null when there is nothing to decode. */
export const decodingStream = (encoding: string, head: Uint8Array): Transform | null =>
  codecFor(encoding.trim().toLowerCase(), head)?.stream() ?? null;
