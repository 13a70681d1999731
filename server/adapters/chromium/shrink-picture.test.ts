/** Tests in a real browser, where the machine has one, that pictures are made as small as models see them. */
import { deflateSync } from 'node:zlib';
import { imageSizeOf } from '@pagewright/engine/crawl/probes/image-size';
import { describe, expect, it, onTestFinished } from 'vitest';
import { browserPlaces } from '../../testing/audit-with-renderer.ts';
import { createChromiumRenderer } from './chromium-renderer.ts';
import { browser, ownCertificate, watchLeftovers } from './testing/renderer-for.ts';

const leftBehind = watchLeftovers();
const { signal } = new AbortController();

const crcOf = (bytes: Uint8Array): number => {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
};

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crcOf(body));
  return Buffer.concat([length, body, crc]);
}

/** Black, of one byte for each pixel. */
function png(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const pixels = deflateSync(Buffer.alloc((width + 1) * height));
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return { bytes: Buffer.concat(parts), mediaType: 'image/png' as const };
}

function openSession() {
  const renderer = createChromiumRenderer({
    ...browserPlaces,
    connectTo: new Map(),
    aboutUrl: 'https://pagewright.example/bot',
    certificate: ownCertificate,
  });
  onTestFinished(() => renderer.close());
  return renderer.openSession();
}

describe.skipIf(browser === null)('a picture for a model', () => {
  it('has 1,024 pixels at most, in its proportions', async () => {
    const session = openSession();
    const wide = await session.shrinkPicture(png(3000, 600), signal);
    expect([wide?.mediaType, imageSizeOf(wide?.bytes ?? Buffer.alloc(0))]).toEqual([
      'image/jpeg',
      expect.objectContaining({ width: 1024, height: 205 }),
    ]);
    const small = png(200, 100);
    expect(await session.shrinkPicture(small, signal)).toEqual(small);
    await session.close();
  });

  it('that no browser can read is none, and the next one is made smaller all the same', async () => {
    const session = openSession();
    const broken = {
      bytes: Buffer.from('\x89PNG\r\n\x1a\n broken', 'latin1'),
      mediaType: 'image/png' as const,
    };
    expect(await session.shrinkPicture(broken, signal)).toBeNull();
    expect((await session.shrinkPicture(png(2048, 2048), signal))?.mediaType).toBe('image/jpeg');
    await session.close();
    expect(leftBehind()).toEqual([]);
  });
});
