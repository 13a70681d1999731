/** Encodes changed HTML in the page's own encoding. */
import type { FetchedPage } from '../model/fetched-page.ts';

/** The characters of a single-byte encoding by their bytes; null when the encoding is not of that kind. */
function tableOf(encoding: string): Map<string, number> | null {
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const char = decoder.decode(Uint8Array.of(byte));
    if (char.length !== 1) return null;
    if (char !== '\ufffd') table.set(char, byte);
  }
  return table.has('é') || table.size > 190 ? table : null;
}

/** Null when a character cannot be encoded, or the encoding is not supported. */
function encode(html: string, encoding: string): Uint8Array | null {
  if (encoding === 'utf-8') return Buffer.from(html, 'utf8');
  if (encoding === 'utf-16le') return Buffer.from(`\ufeff${html.replace(/^\ufeff/, '')}`, 'utf16le');
  const table = tableOf(encoding);
  if (table === null) return null;
  const bytes = new Uint8Array(html.length);
  for (let at = 0; at < html.length; at += 1) {
    const byte = table.get(html[at] ?? '');
    if (byte === undefined) return null;
    bytes[at] = byte;
  }
  return bytes;
}

/** The response with other HTML; null when that cannot be encoded. */
export function withHtml(page: FetchedPage, html: string, encoding: string): FetchedPage | null {
  const hadByteOrderMark = encoding === 'utf-8' && page.body[0] === 0xef && page.body[1] === 0xbb;
  const body = encode(hadByteOrderMark && !html.startsWith('\ufeff') ? `\ufeff${html}` : html, encoding);
  if (body === null) return null;
  const grown = body.byteLength - page.body.byteLength;
  return { ...page, body, transferBytes: Math.max(0, page.transferBytes + grown) };
}
