/** Decodes a body as browsers do: by byte order mark, header, meta tag, else by detection. */
import type { CharsetFacts } from '../../model/http-facts.ts';
import { detectEncoding } from './detect.ts';
import { encodingOf } from './labels.ts';
import { charsetInContentType, prescan } from './prescan.ts';

/** Browsers search no further for a meta tag. */
const prescanBytes = 1024;
/** Searched a little further, to report a declaration that is too late. */
const searchedBytes = 8192;

export interface DecodedBody {
  readonly html: string;
  readonly charset: CharsetFacts;
}

function bomOf(body: Uint8Array): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : null;
}

function bytesIn(body: Uint8Array): 'ascii' | 'utf-8' | 'other' {
  if (body.every((byte) => byte < 0x80)) return 'ascii';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return 'utf-8';
  } catch {
    return 'other';
  }
}

export function decodeBody(body: Uint8Array, contentType: string | null): DecodedBody {
  const bom = bomOf(body);
  const header = contentType === null ? null : charsetInContentType(contentType);
  const byHeader = header === null ? null : encodingOf(header);
  const head = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, searchedBytes)).toString(
    'latin1',
  );
  const meta = prescan(head);
  const metaInTime = meta === null || meta.end <= prescanBytes;
  const used =
    bom ?? byHeader ?? (metaInTime ? meta?.encoding : undefined) ?? meta?.encoding ?? detectEncoding(body);
  const source = bom !== null ? 'bom' : byHeader !== null ? 'header' : meta !== null ? 'meta' : 'detected';
  const isDeclared = bom !== null || header !== null || (meta !== null && metaInTime);
  const html = normaliseLines(decode(body, used));
  return {
    html,
    charset: {
      used,
      source,
      header,
      bom,
      meta: meta?.label ?? null,
      metaOffset: meta?.start ?? null,
      metaInTime,
      undeclared: isDeclared ? null : bytesIn(body),
    },
  };
}

function decode(body: Uint8Array, encoding: string): string {
  // Buffer is much faster than TextDecoder, and nearly every page is UTF-8.
  const text =
    encoding === 'utf-8'
      ? Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8')
      : new TextDecoder(encoding).decode(body);
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/** CR LF and CR become LF, as HTML's input stream has it. */
export const normaliseLines = (html: string): string =>
  html.includes('\r') ? html.replace(/\r\n?/g, '\n') : html;
