/** Fetches images of a site for a language model: guarded, polite, and limited for the whole scan. */

import { createPoliteness } from '../crawl/politeness.ts';
import { imageSizeOf } from '../crawl/probes/image-size.ts';
import { fetchPage } from '../fetch/fetch-page.ts';
import type { HttpClient } from '../fetch/http-client.ts';
import { type Picture, pictureMax, type ShrinkPicture } from '../model/picture.ts';
import type { SuggesterTools } from '../suggest/suggester.ts';

/** Larger files cost too much and show no more. */
const imageBytesMax = 1_500_000;
const imageMs = 10_000;
/** For all images of one scan. */
const totalBytes = 30_000_000;
const totalCount = 150;

const accept = 'image/webp,image/png,image/jpeg,image/gif;q=0.9,*/*;q=0.1';

/** By the first bytes, because the content type may be wrong. */
export function mediaTypeOf(bytes: Uint8Array): Picture['mediaType'] | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('GIF8')) return 'image/gif';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : null;
}

const isLarge = (bytes: Uint8Array): boolean => {
  const size = imageSizeOf(bytes);
  return size === null || Math.max(size.width, size.height) > pictureMax;
};

/** `shrink` is missing where there is no browser. */
export function createImageFetcher(
  client: HttpClient,
  scanSignal: AbortSignal,
  shrink?: ShrinkPicture,
): NonNullable<SuggesterTools['fetchImage']> {
  const { robotsCache, rateLimiter } = createPoliteness(
    client,
    { crawlDelayMs: 0, ignoredHost: null },
    scanSignal,
  );
  let bytesLeft = totalBytes;
  let countLeft = totalCount;
  return async (src, signal) => {
    const url = URL.parse(src);
    if (url === null || !/^https?:$/.test(url.protocol) || countLeft === 0 || bytesLeft < imageBytesMax)
      return null;
    countLeft -= 1;
    if (!(await robotsCache.match(url)).allowed) return null;
    const result = await fetchPage(client, url.href, {
      signal,
      rateLimiter,
      accept,
      bodyBytes: imageBytesMax,
      totalMs: imageMs,
      retries: 0,
      refuseRedirect: async (next) =>
        (await robotsCache.match(next)).allowed ? null : 'robots.txt blocks it.',
    });
    if (result.kind !== 'fetched' || result.page.status !== 200 || result.page.truncated) return null;
    const { body } = result.page;
    bytesLeft -= body.byteLength;
    const mediaType = mediaTypeOf(body);
    if (mediaType === null) return null;
    const picture = { bytes: body, mediaType };
    return shrink !== undefined && isLarge(body) ? ((await shrink(picture, signal)) ?? picture) : picture;
  };
}
