/** An image of a page that cannot be loaded. */
import { isSuccess } from '../../../model/is-success.ts';
import { answerWords, brokenKind, count, urlRecordOf } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

export const imgBroken = defineSiteRule({
  id: 'img-broken',
  group: 'images',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  scope: 'page',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Broken image (404)',
  why: 'Visitors see a gap or a broken-image sign, and image search has nothing to show.',
  fix: 'Correct the address of the image, put the file back, or remove the image.',
  reads: ['pages', 'urlRecords', 'checked'],
  checkSite(site) {
    if (!site.checked.images) return missing('Images were not asked for.');
    return site.pages.flatMap(({ url, images, backgrounds, isHtml, status }) => {
      if (!isHtml || !isSuccess(status)) return [];
      const broken = [...new Set([...images, ...backgrounds])].flatMap((id) => {
        const record = urlRecordOf(site, id);
        return record?.check && brokenKind(record.check) !== null
          ? [{ url: record.url, check: record.check }]
          : [];
      });
      const [first] = broken;
      if (first === undefined) return [];
      return [
        {
          page: url,
          urls: [url],
          message: `${count(broken.length, 'image')} of this page cannot be loaded: ${first.url} ${answerWords(first.check)}${broken.length > 1 ? ', and others' : ''}.`,
          evidence: broken.map(({ url: image, check }) => ({
            found: `${image} ${answerWords(check)}`,
            wanted: 'an image that answers 200',
            urls: [image],
          })),
        },
      ];
    });
  },
});
