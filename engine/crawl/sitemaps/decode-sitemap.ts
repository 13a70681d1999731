/** Turns the bytes of a sitemap into text, decompressed and decoded in slices, so that other work is not blocked. */
import { pipeline, Readable, type Transform } from 'node:stream';
import { setImmediate as nextTick } from 'node:timers/promises';
import { TextDecoder } from 'node:util';
import { throwIfAborted } from '../../fetch/clock.ts';
import { decodingStream, firstMemberStream } from '../../fetch/decode-body.ts';

const sliceBytes = 64 * 1024;

function* slicesOf(raw: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < raw.length; at += sliceBytes) yield raw.subarray(at, at + sliceBytes);
}

async function* through(source: AsyncIterable<Uint8Array>, codec: Transform): AsyncGenerator<Uint8Array> {
  // A fault of the source or the codec reaches the loop below as a throw.
  const output = pipeline(Readable.from(source), codec, () => undefined);
  for await (const chunk of output) if (chunk instanceof Uint8Array) yield* slicesOf(chunk);
}

async function* prepend(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

/** Removes the content encoding and then the gzip of a `.gz` file, which is recognized by its first bytes. */
async function* decompress(raw: Uint8Array, contentEncoding: string): AsyncGenerator<Uint8Array> {
  let source: AsyncIterable<Uint8Array> = Readable.from(slicesOf(raw));
  const encodings = contentEncoding
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  for (const encoding of encodings.slice(0, 2).reverse()) {
    const codec = decodingStream(encoding, raw);
    if (codec !== null && !(encoding === 'gzip' && !isGzip(raw))) source = through(source, codec);
  }
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done === true) return;
  const whole = prepend(first.value, iterator);
  const codec = isGzip(first.value) ? decodingStream('gzip', first.value) : null;
  yield* codec === null ? whole : through(whole, codec);
}

async function* decompressFirstMember(raw: Uint8Array): AsyncGenerator<Uint8Array> {
  const first = firstMemberStream(raw);
  if (first === null) throw new Error('This is not gzip.');
  yield* through(Readable.from(slicesOf(first.input)), first.codec);
}

/** By byte order mark, by the zero beside the first `<`, or by the XML declaration; UTF-8 else. */
function encodingOf(head: Uint8Array): string {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const declaration = Buffer.from(head.subarray(0, 200)).toString('latin1');
  const label =
    /^(?:\xEF\xBB\xBF)?<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(declaration)?.[1] ?? 'utf-8';
  return /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function decoderFor(head: Uint8Array): TextDecoder {
  try {
    return new TextDecoder(encodingOf(head));
  } catch {
    return new TextDecoder('utf-8');
  }
}

export interface SitemapSource {
  readonly raw: Uint8Array;
  readonly contentEncoding: string;
  readonly signal: AbortSignal;
  /** Reads a gzip file to the end of its first part, whatever comes after it. */
  readonly isFirstMemberOnly?: boolean;
}

export interface TextSlice {
  readonly text: string;
  readonly bytes: number;
}

/** Throws what the decompression throws when the bytes are not what they claim, once what came before it has been given. */
export async function* sitemapText({
  raw,
  contentEncoding,
  signal,
  isFirstMemberOnly = false,
}: SitemapSource): AsyncGenerator<TextSlice> {
  let decoder: TextDecoder | null = null;
  const bytes = isFirstMemberOnly ? decompressFirstMember(raw) : decompress(raw, contentEncoding);
  for await (const chunk of bytes) {
    throwIfAborted(signal);
    decoder ??= decoderFor(chunk);
    yield { text: decoder.decode(chunk, { stream: true }), bytes: chunk.length };
    await nextTick();
  }
}
