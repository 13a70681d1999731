/** Background images of style attributes that weigh more than they need to. */
import { isSuccess } from '../../../model/is-success.ts';
import { urlRecordOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { fileSize, sizeOf } from '../../file-size.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { imagesTexts } from './messages.ts';

const heavyBytes = 200_000;

export const imgBackgroundHeavy = defineSiteRule({
  id: 'img-background-heavy',
  group: 'images',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'http',
  texts: imagesTexts['img-background-heavy'],
  reads: ['pages', 'urlRecords', 'checked'],
  checkSite(site) {
    if (!site.checked.images) return missing('images-not-requested');
    return site.pages.flatMap(({ url, images, backgrounds, isHtml, status }) => {
      if (!isHtml || !isSuccess(status)) return [];
      const heavy = backgrounds
        .filter((id) => !images.includes(id))
        .flatMap((id) => {
          const record = urlRecordOf(site, id);
          const bytes = record?.check?.status === 200 ? (record.check.bytes ?? 0) : 0;
          return record !== null && bytes > heavyBytes ? [{ image: record.url, bytes }] : [];
        })
        .sort((a, b) => b.bytes - a.bytes);
      const [largest] = heavy;
      if (largest === undefined) return [];
      return [
        {
          page: url,
          urls: [url],
          messageId: 'heavy',
          data: { image: largest.image, ...sizeOf(largest.bytes) },
          evidence: heavy.map(({ image, bytes }) => ({
            found: fileSize(bytes),
            wanted: say('at-most', { limit: fileSize(heavyBytes) }),
            urls: [image],
          })),
        },
      ];
    });
  },
});
