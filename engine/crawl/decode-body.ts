/** Takes the content encoding off a body, and never makes more of it than the limit allows. */
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
  return names.reverse();
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
  if (codec === null) throw new BodyEncodingError(`The body has the unknown encoding "${encoding}".`);
  try {
    return { body: codec.whole(raw, limit), truncated: false };
  } catch (error) {
    if (!isTooLarge(error))
      throw new BodyEncodingError(`The body says ${encoding} but is not.`, { cause: error });
    return { body: await decodeHead(codec, raw, limit), truncated: true };
  }
}

/** Throws a BodyEncodingError for a body that is not what its header says. */
export async function decodeBody(raw: Uint8Array, header: string, limit: number): Promise<DecodedBody> {
  let decoded: DecodedBody = { body: raw, truncated: false };
  if (raw.length === 0) return decoded;
  for (const encoding of encodingsOf(header)) {
    const next = await decodeOnce(encoding, decoded.body, limit);
    decoded = { body: next.body, truncated: next.truncated || decoded.truncated };
  }
  return decoded.body.length > limit ? { body: decoded.body.subarray(0, limit), truncated: true } : decoded;
}

/** A decoding stream for bodies that are too large to be decoded in one go; null when there is nothing to decode. */
export const decodingStream = (encoding: string, head: Uint8Array): Transform | null =>
  codecFor(encoding.trim().toLowerCase(), head)?.stream() ?? null;
