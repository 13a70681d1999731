/** Large images that come only in an old format. */
import type { AddressRecord } from '../../../facts/site-facts.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { addressOf, count } from '../../site/addresses.ts';

const largeBytes = 50_000;
const oldFormats: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/jpg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
};

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} KB`;

/** It was asked for as browsers do, so what came is what the server has for them. */
function describe({ check, url }: AddressRecord): { url: string; format: string; bytes: number } | null {
  const format = oldFormats[check?.mediaType ?? ''];
  const bytes = check?.bytes ?? 0;
  return check?.status !== 200 || format === undefined || bytes <= largeBytes ? null : { url, format, bytes };
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
  title: 'Image comes only in an old format',
  why: 'WebP and AVIF show the same picture in far fewer bytes, and every current browser reads them.',
  fix: 'Offer the image as WebP or AVIF, with picture and source or by what the browser accepts.',
  reads: ['pages', 'addresses', 'checked'],
  checkSite(site) {
    if (!site.checked.images) return missing('Images were not asked for.');
    return site.pages.flatMap(({ url, images, modernImages, isHtml, status }) => {
      if (!isHtml || status !== 200) return [];
      const old = images
        .flatMap((id) => {
          const address = modernImages.includes(id) ? null : addressOf(site, id);
          const found = address === null ? null : describe(address);
          return found === null ? [] : [found];
        })
        .sort((a, b) => b.bytes - a.bytes);
      const [largest] = old;
      if (largest === undefined) return [];
      return [
        {
          page: url,
          urls: [url],
          says: `${count(old.length, 'image')} of more than ${kilobytes(largeBytes)} ${old.length === 1 ? 'comes' : 'come'} neither as WebP nor as AVIF; the largest, ${largest.url}, is a ${largest.format} of ${kilobytes(largest.bytes)}.`,
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
