/** Large images that come only in an old format. */
import { isSuccess } from '../../../model/is-success.ts';
import type { UrlRecord } from '../../../model/site-facts.ts';
import { urlRecordOf } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { countChecked, isAllChecked } from './checked-images.ts';

const largeBytes = 50_000;
/** Larger ones are told by `img-too-heavy`, with the same advice. */
const heavyBytes = 200_000;
const oldFormats: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/jpg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
};

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} KB`;

/** It was requested with a browser's Accept header, so this is what browsers get. */
function describe({ check, url }: UrlRecord): { url: string; format: string; bytes: number } | null {
  const format = oldFormats[check?.mediaType ?? ''];
  const bytes = check?.bytes ?? 0;
  return check?.status !== 200 || format === undefined || bytes <= largeBytes || bytes > heavyBytes
    ? null
    : { url, format, bytes };
}

export const imgLegacyFormat = defineSiteRule({
  id: 'img-legacy-format',
  group: 'images',
  severity: 'info',
  basis: 'heuristic',
  scope: 'page',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Image not in a modern format (WebP, AVIF)',
  why: 'WebP and AVIF show the same picture in far fewer bytes, and every current browser supports them.',
  fix: 'Offer the image as WebP or AVIF, via <picture> or content negotiation.',
  reads: ['pages', 'urlRecords', 'checked'],
  checkSite(site) {
    if (!site.checked.images) return missing('Images were not requested.');
    return site.pages.flatMap(({ url, images, modernImages, isHtml, status }) => {
      if (!isHtml || !isSuccess(status)) return [];
      const old = images
        .flatMap((id) => {
          const record = modernImages.includes(id) ? null : urlRecordOf(site, id);
          const found = record === null ? null : describe(record);
          return found === null ? [] : [found];
        })
        .sort((a, b) => b.bytes - a.bytes);
      const [largest] = old;
      if (largest === undefined) return [];
      return [
        {
          page: url,
          urls: [url],
          message: `${countChecked(old.length, isAllChecked(site, images))} of ${kilobytes(largeBytes)} to ${kilobytes(heavyBytes)} ${old.length === 1 ? 'is' : 'are'} not available as WebP or AVIF, such as ${largest.url}, a ${largest.format} of ${kilobytes(largest.bytes)}.`,
          evidence: old.slice(0, 10).map(({ url: image, format, bytes }) => ({
            found: `${format}, ${kilobytes(bytes)}`,
            wanted: 'WebP or AVIF',
            urls: [image],
          })),
        },
      ];
    });
  },
});
