/** Suggests an image of the page's own for its share card. */
import { fileName } from '../image-file-names.ts';
import { type Draft, draftOf, type ExtraWriter } from './suggestion-writer.ts';
import { markup } from './wording.ts';

const shareWidth = 600;
const shareHeight = 315;
const commonShare = 0.4;

/** The share image is the site's, although the page has one of its own. */
export const ownSharePicture: ExtraWriter = ({ site, parts: { page } }): readonly Draft[] => {
  const { brief } = page;
  const now = brief.shareTags['og:image'];
  const uses = site.site.pages.filter(({ brief: other }) => other.shareTags['og:image'] === now).length;
  if (
    now === undefined ||
    uses < Math.max(3, site.site.pages.length * commonShare) ||
    brief.type === 'listing' ||
    page === site.home
  )
    return [];
  const own = brief.images.find(({ src, region, isHidden }) => {
    const size = site.site.imageSizes?.get(src);
    return (
      region === 'main' &&
      !isHidden &&
      src !== now &&
      URL.parse(src)?.host === URL.parse(brief.url)?.host &&
      size !== undefined &&
      size.width >= shareWidth &&
      size.height >= shareHeight
    );
  });
  if (own === undefined) return [];
  const html = `<meta property="og:image" content="${markup(own.src)}">`;
  return [
    draftOf(
      `When shared, this page shows ${fileName(now)} as ${uses - 1} others do. It has a picture of its own: write ${html} instead.`,
    ),
  ];
};
