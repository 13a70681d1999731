/** Large images that come only in an old format. */
import { isSuccess } from '../../../model/is-success.ts';
import type { UrlRecord } from '../../../model/site-facts.ts';
import { urlRecordOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { fileSize } from '../../file-size.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { countChecked } from './checked-images.ts';
import { imagesTexts } from './messages.ts';

const largeBytes = 50_000;
/** Larger ones are told by `img-too-heavy`, with the same advice. */
const heavyBytes = 200_000;
const oldFormats: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/jpg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
};

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
  needs: 'http',
  texts: imagesTexts['img-legacy-format'],
  reads: ['pages', 'urlRecords', 'checked'],
  checkSite(site) {
    if (!site.checked.images) return missing('images-not-requested');
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
          messageId: 'old',
          data: {
            ...countChecked(old.length, site, images),
            from: largeBytes / 1000,
            to: heavyBytes / 1000,
            largest: largest.url,
            format: largest.format,
            kilobytes: Math.round(largest.bytes / 1000),
          },
          evidence: old.slice(0, 10).map(({ url: image, format, bytes }) => ({
            found: `${format}, ${fileSize(bytes)}`,
            wanted: say('webp-or-avif'),
            urls: [image],
          })),
        },
      ];
    });
  },
});
