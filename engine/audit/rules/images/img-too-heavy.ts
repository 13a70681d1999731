/** An image file that weighs more than pictures on the web need to. */
import { isSuccess } from '../../../model/is-success.ts';
import { urlRecordOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { fileSize, sizeOf } from '../../file-size.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { countChecked } from './checked-images.ts';
import { imagesTexts } from './messages.ts';

const heavyBytes = 200_000;
/** Several MB keep a phone waiting for seconds; less is slow, but the page can be used. */
const veryHeavyBytes = 2_000_000;

export const imgTooHeavy = defineSiteRule({
  id: 'img-too-heavy',
  group: 'images',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'http',
  texts: imagesTexts['img-too-heavy'],
  reads: ['pages', 'urlRecords', 'checked'],
  checkSite(site) {
    if (!site.checked.images) return missing('images-not-requested');
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
          messageId: heavy.length === 1 ? ('one' as const) : ('several' as const),
          data: {
            ...countChecked(heavy.length, site, images),
            ...sizeOf(heaviest.bytes),
            max: heavyBytes / 1000,
            largest: heaviest.url,
          },
          evidence: heavy.map(({ url: image, bytes }) => ({
            found: fileSize(bytes),
            wanted: say('at-most', { limit: fileSize(heavyBytes) }),
            urls: [image],
          })),
          severity: heaviest.bytes > veryHeavyBytes ? ('critical' as const) : ('warning' as const),
        },
      ];
    });
  },
});
