/** Fetches pictures of a site for an analyst with eyes: guarded, with manners, and never more than one scan may. */
import type { AdviceHelp, Picture } from './advise/advisor.ts';
import { fetchPage } from './crawl/fetch-page.ts';
import type { HttpClient } from './crawl/http-client.ts';
import { createManners } from './crawl/manners.ts';

/** Larger files are too dear to be shown, and say no more. */
const pictureBytes = 1_500_000;
const pictureMs = 10_000;
/** Of all pictures of one scan. */
const wholeBytes = 30_000_000;
const wholeCount = 150;

const accept = 'image/webp,image/png,image/jpeg,image/gif;q=0.9,*/*;q=0.1';

/** By its first bytes: what a server calls it may be wrong. */
export function mediaTypeOf(bytes: Uint8Array): Picture['mediaType'] | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('GIF8')) return 'image/gif';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : null;
}

export function createPictureReader(
  client: HttpClient,
  whole: AbortSignal,
): NonNullable<AdviceHelp['readPicture']> {
  const { desk, pacer } = createManners(client, 0, whole);
  let bytesLeft = wholeBytes;
  let countLeft = wholeCount;
  return async (src, signal) => {
    const url = URL.parse(src);
    if (url === null || !/^https?:$/.test(url.protocol) || countLeft === 0 || bytesLeft < pictureBytes)
      return null;
    countLeft -= 1;
    if (!(await desk.verdictFor(url)).allowed) return null;
    const result = await fetchPage(client, url.href, {
      signal,
      pace: pacer,
      accept,
      bodyBytes: pictureBytes,
      totalMs: pictureMs,
      retries: 0,
      refuseRedirect: async (next) =>
        (await desk.verdictFor(next)).allowed ? null : 'robots.txt does not let us.',
    });
    if (result.kind !== 'fetched' || result.page.status !== 200 || result.page.truncated) return null;
    const { body } = result.page;
    bytesLeft -= body.byteLength;
    const mediaType = mediaTypeOf(body);
    return mediaType === null ? null : { bytes: body, mediaType };
  };
}
