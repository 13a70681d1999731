/** A share image that cannot be loaded. */
import type { UrlCheck } from '../../../model/site-facts.ts';
import { answerWords, brokenKind, urlRecordOf } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

function faultOf(check: UrlCheck): string | null {
  if (check.blocked !== null) return null;
  if (brokenKind(check) !== null) return answerWords(check);
  const { status, mediaType } = check;
  if (status !== 200 || mediaType === null || mediaType === 'application/octet-stream') return null;
  return mediaType.startsWith('image/') ? null : `is ${mediaType}, not an image`;
}

export const ogImageUnreachable = defineSiteRule({
  id: 'og-image-unreachable',
  group: 'social',
  severity: 'warning',
  basis: 'standard',
  source: 'https://ogp.me/#structured',
  scope: 'page',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Broken share image (og:image)',
  why: 'Where the page is shared, the preview has no picture or falls back to an arbitrary one.',
  fix: 'Put the image back or use another one.',
  reads: ['pages', 'urlRecords', 'checked'],
  checkSite(site) {
    if (!site.checked.images) return missing('Images were not requested.');
    return site.pages.flatMap((page) => {
      if (!page.indexable) return [];
      const faults = page.shareImages.flatMap((id) => {
        const record = urlRecordOf(site, id);
        const found = record?.check ? faultOf(record.check) : null;
        return record === null || found === null ? [] : [{ url: record.url, found }];
      });
      const [first] = faults;
      if (first === undefined) return [];
      return [
        {
          page: page.url,
          urls: [page.url],
          message: `The share image ${first.url} ${first.found}.`,
          evidence: faults.map(({ url, found }) => ({
            found,
            wanted: 'an image that returns 200',
            urls: [url],
          })),
        },
      ];
    });
  },
});
