/** Makes a picture smaller in a browser: what decodes a stranger's file is in its sandbox, without network. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Picture, pictureMax } from '@pagewright/engine/model/picture';
import type { Browser } from 'playwright-core';

const script = readFileSync(path.join(import.meta.dirname, 'in-page', 'shrink-picture.js'), 'utf8');
const quality = 0.8;
const limitMs = 10_000;

/** Null where the browser cannot read it. */
export async function shrinkInBrowser(
  browser: Browser,
  picture: Picture,
  signal: AbortSignal,
): Promise<Picture | null> {
  const context = await browser.newContext({ offline: true, serviceWorkers: 'block' });
  const close = (): void => void context.close().catch(() => undefined);
  const stop = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
  stop.addEventListener('abort', close, { once: true });
  try {
    const page = await context.newPage();
    const { bytes, mediaType } = picture;
    const data = Buffer.from(bytes).toString('base64');
    const drawn = await page.evaluate<string | null>(
      `${script}shrinkPicture(${JSON.stringify({ data, mediaType, most: pictureMax, quality })})`,
    );
    return drawn === null ? picture : { bytes: Buffer.from(drawn, 'base64'), mediaType: 'image/jpeg' };
  } catch {
    signal.throwIfAborted();
    return null;
  } finally {
    stop.removeEventListener('abort', close);
    await context.close().catch(() => undefined);
  }
}
