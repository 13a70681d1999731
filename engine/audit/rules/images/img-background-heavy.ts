/** Background images of style attributes that weigh more than they need to. */
import { isSuccess } from '../../../model/is-success.ts';
import { urlRecordOf } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const heavyBytes = 200_000;

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} KB`;

export const imgBackgroundHeavy = defineSiteRule({
  id: 'img-background-heavy',
  group: 'images',
  severity: 'warning',
  basis: 'heuristic',
  scope: 'page',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Large background image (CSS)',
  why: 'Browsers load every background image in full, on phones too: they cannot choose a smaller one as with srcset. 200 KB is a rule of thumb.',
  fix: 'Scale and compress the image, use WebP or AVIF, and give phones a smaller one with a media query.',
  reads: ['pages', 'urlRecords', 'checked'],
  checkSite(site) {
    if (!site.checked.images) return missing('Images were not requested.');
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
          message: `The background image ${largest.image} is ${kilobytes(largest.bytes)}.`,
          evidence: heavy.map(({ image, bytes }) => ({
            found: kilobytes(bytes),
            wanted: `at most ${kilobytes(heavyBytes)}`,
            urls: [image],
          })),
        },
      ];
    });
  },
});
