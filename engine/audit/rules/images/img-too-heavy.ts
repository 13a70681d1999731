/** An image file that weighs more than pictures on the web need to. */
import { isSuccess } from '../../../model/is-success.ts';
import { urlRecordOf } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { countChecked, isAllChecked } from './checked-images.ts';

const heavyBytes = 200_000;
/** Several MB keep a phone waiting for seconds; less is slow, but the page can be used. */
const veryHeavyBytes = 2_000_000;

const kilobytes = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.round(bytes / 1000)} KB`;

export const imgTooHeavy = defineSiteRule({
  id: 'img-too-heavy',
  group: 'images',
  severity: 'warning',
  basis: 'heuristic',
  scope: 'page',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Large image file',
  why: 'Large images are the most common reason for pages that load slowly on a phone. There is no official limit; 200 KB is a rule of thumb.',
  fix: 'Scale the image to the size it is shown at, compress it, and use a modern format such as WebP or AVIF.',
  reads: ['pages', 'urlRecords', 'checked'],
  checkSite(site) {
    if (!site.checked.images) return missing('Images were not requested.');
    return site.pages.flatMap(({ url, images, isHtml, status }) => {
      if (!isHtml || !isSuccess(status)) return [];
      const heavy = images
        .flatMap((id) => {
          const record = urlRecordOf(site, id);
          const check = record?.check;
          const isLoaded = check?.status === 200 && check.mediaType?.startsWith('image/') !== false;
          return isLoaded && (check.bytes ?? 0) > heavyBytes
            ? [{ url: record?.url ?? '', bytes: check.bytes ?? 0 }]
            : [];
        })
        .sort((a, b) => b.bytes - a.bytes);
      const [heaviest] = heavy;
      if (heaviest === undefined) return [];
      return [
        {
          page: url,
          urls: [url],
          // Images of style sheets are not known here, so nothing is said of the page's images as a whole.
          message:
            heavy.length === 1
              ? `${countChecked(1, isAllChecked(site, images))} in an img element is larger than ${kilobytes(heavyBytes)}: ${heaviest.url} is ${kilobytes(heaviest.bytes)}.`
              : `${countChecked(heavy.length, isAllChecked(site, images))} in img elements are larger than ${kilobytes(heavyBytes)}; the largest of them, ${heaviest.url}, is ${kilobytes(heaviest.bytes)}.`,
          evidence: heavy.map(({ url: image, bytes }) => ({
            found: kilobytes(bytes),
            wanted: `at most ${kilobytes(heavyBytes)}`,
            urls: [image],
          })),
          severity: heaviest.bytes > veryHeavyBytes ? ('critical' as const) : ('warning' as const),
        },
      ];
    });
  },
});
