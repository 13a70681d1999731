/** An image of a page that cannot be loaded. */
import { isSuccess } from '../../../model/is-success.ts';
import type { PageRecord, SiteFacts, UrlCheck } from '../../../model/site-facts.ts';
import { answerOf, brokenKind, urlRecordOf } from '../../describe-urls.ts';
import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { countChecked } from './checked-images.ts';
import { imagesTexts } from './messages.ts';

interface BrokenImage {
  readonly url: string;
  readonly check: UrlCheck;
}

function brokenImages(
  site: Pick<SiteFacts, 'urlRecords'>,
  { images, backgrounds, isHtml, status }: PageRecord,
): readonly BrokenImage[] {
  if (!isHtml || !isSuccess(status)) return [];
  return [...new Set([...images, ...backgrounds])].flatMap((id) => {
    const record = urlRecordOf(site, id);
    return record?.check && brokenKind(record.check) !== null
      ? [{ url: record.url, check: record.check }]
      : [];
  });
}

/** The folder of an image; the image itself where that is the root, in which anything may be. */
function placeOf(url: string): string {
  const folder = URL.parse('.', url);
  return folder === null || folder.pathname === '/' ? url : folder.href;
}

/** Places from which several pages miss images: what should have put them there went wrong once. */
function sharedPlaces(pages: readonly (readonly BrokenImage[])[]): (place: string) => boolean {
  const counts = new Map<string, number>();
  for (const broken of pages)
    for (const place of new Set(broken.map(({ url }) => placeOf(url))))
      counts.set(place, (counts.get(place) ?? 0) + 1);
  return (place) => (counts.get(place) ?? 0) > 1;
}

export const imgBroken = defineSiteRule({
  id: 'img-broken',
  group: 'images',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  needs: 'http',
  texts: imagesTexts['img-broken'],
  reads: ['pages', 'urlRecords', 'checked'],
  checkSite(site) {
    if (!site.checked.images) return missing('images-not-requested');
    const found = site.pages.map((page) => ({ page, broken: brokenImages(site, page) }));
    const isShared = sharedPlaces(found.map(({ broken }) => broken));
    return found.flatMap(({ page: { url, images }, broken }) => {
      const [first] = broken;
      if (first === undefined) return [];
      const place = broken.map((image) => placeOf(image.url)).find(isShared);
      return [
        {
          page: url,
          urls: [url],
          ...(place !== undefined && { shared: place }),
          messageId: brokenKind(first.check) === '4xx' ? ('missing' as const) : ('failing' as const),
          data: {
            ...countChecked(broken.length, site, images),
            ...answerOf(first.check),
            first: first.url,
          },
          evidence: broken.map(({ url: image, check }) => ({
            found: say('url-answer', { url: image, ...answerOf(check) }),
            wanted: say('an-image-that-returns-200'),
            urls: [image],
          })),
        },
      ];
    });
  },
});
