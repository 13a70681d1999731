/** An image of a page that cannot be loaded. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { addressOf, answerWords, brokenKind, count } from '../../site/addresses.ts';

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
  title: 'Image cannot be loaded',
  why: 'Visitors see a gap or a broken-image sign, and image search has nothing to show.',
  fix: 'Correct the address of the image, put the file back, or remove the image.',
  reads: ['pages', 'addresses', 'checked'],
  checkSite(site) {
    if (!site.checked.images) return missing('Images were not asked for.');
    return site.pages.flatMap(({ url, images, isHtml, status }) => {
      if (!isHtml || status !== 200) return [];
      const broken = images.flatMap((id) => {
        const address = addressOf(site, id);
        return address?.check && brokenKind(address.check) !== null
          ? [{ url: address.url, check: address.check }]
          : [];
      });
      const [first] = broken;
      if (first === undefined) return [];
      return [
        {
          page: url,
          urls: [url],
          says: `${count(broken.length, 'image')} of this page cannot be loaded: ${first.url} ${answerWords(first.check)}${broken.length > 1 ? ', and others' : ''}.`,
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
