/** Width and height of an image from the first bytes of its file: PNG, GIF, JPEG and WebP. */
import type { ImageSize } from '../../model/site-facts.ts';

const startsWith = (bytes: DataView, at: number, text: string): boolean => {
  if (bytes.byteLength < at + text.length) return false;
  for (let offset = 0; offset < text.length; offset += 1)
    if (bytes.getUint8(at + offset) !== text.charCodeAt(offset)) return false;
  return true;
};

/** Frame headers of JPEG, without the tables (C4, C8, CC) in between. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(bytes: DataView): ImageSize | null {
  for (let at = 2; at + 9 <= bytes.byteLength; ) {
    if (bytes.getUint8(at) !== 0xff) return null;
    const marker = bytes.getUint8(at + 1);
    if (isFrame(marker)) return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
  }
  return null;
}

const uint24 = (bytes: DataView, at: number): number =>
  bytes.getUint16(at, true) | (bytes.getUint8(at + 2) << 16);

function webpSize(bytes: DataView): ImageSize | null {
  if (bytes.byteLength < 30) return null;
  if (startsWith(bytes, 12, 'VP8X')) return { width: 1 + uint24(bytes, 24), height: 1 + uint24(bytes, 27) };
  if (startsWith(bytes, 12, 'VP8 '))
    return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff };
  if (!startsWith(bytes, 12, 'VP8L')) return null;
  const packed = bytes.getUint32(21, true);
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) };
}

/** Null for other formats, and where the file was cut before its size. */
export function imageSizeOf(body: Uint8Array): ImageSize | null {
  const bytes = new DataView(body.buffer, body.byteOffset, body.byteLength);
  if (startsWith(bytes, 0, '\u0089PNG') && bytes.byteLength >= 24)
    return { width: bytes.getUint32(16), height: bytes.getUint32(20) };
  if (startsWith(bytes, 0, 'GIF8') && bytes.byteLength >= 10)
    return { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) };
  if (startsWith(bytes, 0, '\u00ff\u00d8')) return jpegSize(bytes);
  return startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP') ? webpSize(bytes) : null;
}
