/** Recognizes URLs that are not worth a request: files, and the endless URLs of a crawler trap. */
import type { Message } from '@pagewright/contract/entities/message';
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';

const fileExtension =
  /\.(?:7z|apk|avi|avif|bin|bmp|bz2|css|csv|deb|dmg|docx?|eot|epub|exe|flac|gif|gz|ico|ics|iso|jar|jpe?g|js|json|m4a|m4v|map|mjs|mov|mp3|mp4|mpe?g|msi|odp|ods|odt|ogg|otf|pdf|png|pptx?|ps|rar|rpm|rss|rtf|svgz?|swf|tar|tgz|tiff?|ttf|txt|wasm|wav|webm|webmanifest|webp|wmv|woff2?|xlsx?|xml|xz|zip|zst)$/i;

const maxRepeats = 2;

/** `/a/b/a/b/a/b`: a relative link that goes on appending to itself. */
function repeatedSegment(segments: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const segment of segments) {
    const count = (counts.get(segment) ?? 0) + 1;
    if (count > maxRepeats) return segment;
    counts.set(segment, count);
  }
  return null;
}

/** Why the URL is not worth a request; null when it is. */
export function trapReason(url: URL, limits: { urlLength: number; pathDepth: number }): Message | null {
  if (url.href.length > limits.urlLength) return crawlMessage('url-too-long', { most: limits.urlLength });
  const extension = fileExtension.exec(url.pathname)?.[0];
  if (extension !== undefined) return crawlMessage('not-a-page', { type: extension.toLowerCase() });
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  if (segments.length > limits.pathDepth) return crawlMessage('path-too-deep', { most: limits.pathDepth });
  const repeated = repeatedSegment(segments);
  return repeated === null
    ? null
    : crawlMessage('path-repeats', { segment: repeated.slice(0, 50), most: maxRepeats });
}

const tokenSegment = /^(?=[^/]*\d)[\w-]{16,}$/;

/** URLs of one template have one shape: numbers, dates and tokens are all the same in it. */
export function shapeOf(url: URL): string {
  const path = url.pathname
    .split('/')
    .map((segment) => (tokenSegment.test(segment) ? '#' : segment.replace(/\d+/g, '#')))
    .join('/');
  const names = url.search
    .slice(1)
    .split('&')
    .map((parameter) => parameter.split('=', 1)[0] ?? '')
    .sort();
  return `${path}?${names.join('&')}`;
}
