/** How large images of every kind are, and what is no image. */
import { describe, expect, it } from 'vitest';
import { imageSizeOf } from './image-size.ts';

const hex = (text: string): Uint8Array => Buffer.from(text.replaceAll(' ', ''), 'hex');
const ascii = (text: string): string => Buffer.from(text, 'latin1').toString('hex');

describe('imageSizeOf', () => {
  it.each([
    ['PNG', hex('89504e470d0a1a0a 0000000d49484452 00000320 00000258 08060000'), 800, 600],
    ['GIF', hex(`${ascii('GIF89a')} 2001 5800 f70000`), 288, 88],
    ['JPEG', hex('ffd8 ffe00004 0000 ffdb0003 00 ffc00011 08 0190 0258 030122000211'), 600, 400],
    ['progressive JPEG', hex('ffd8 ffe10006 45786966 ffc20011 08 0010 0020 0301'), 32, 16],
    [
      'lossy WebP',
      hex(`${ascii('RIFF')}00000000${ascii('WEBPVP8 ')}00000000 000000 9d012a 9001 2c01 00`),
      400,
      300,
    ],
    [
      'lossless WebP',
      hex(`${ascii('RIFF')}00000000${ascii('WEBPVP8L')}00000000 2f 6f00 0a00 0000000000`),
      112,
      41,
    ],
    [
      'extended WebP',
      hex(`${ascii('RIFF')}00000000${ascii('WEBPVP8X')}0a000000 10000000 af0400 750200`),
      1200,
      630,
    ],
  ])('reads %s', (_kind, bytes, width, height) => {
    expect(imageSizeOf(bytes)).toEqual({ width, height });
  });

  it.each([
    ['nothing', hex('')],
    ['SVG', Buffer.from('<svg width="10" height="10"/>')],
    ['HTML', Buffer.from('<!doctype html><title>x</title>')],
    ['a cut PNG', hex('89504e470d0a1a0a 0000000d4948')],
    ['a JPEG that is cut before its frame', hex('ffd8 ffe1fffe 4578')],
    ['a JPEG that is none', hex('ffd8 0011 2233 4455 6677 8899')],
    ['a cut WebP', hex(`${ascii('RIFF')}00000000${ascii('WEBPVP8X')}`)],
  ])('does not know the size of %s', (_kind, bytes) => {
    expect(imageSizeOf(bytes)).toBeNull();
  });
});
