/** Suggestions for share cards: the four basic tags, and what else the page has for the card. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { isInjection } from '../../text/injection.ts';
import { fileName } from '../facts/image-files.ts';
import { isLeftTitle } from '../facts/suggestion-page.ts';
import type { PageBrief } from '../page-brief.ts';
import { isPoorAlt } from './alt-text.ts';
import {
  type Draft,
  draftOf,
  type ExtraWriter,
  type IssueWriter,
  type SuggestionContext,
} from './suggestion-writer.ts';
import { markup, placeOf } from './wording.ts';

const altMax = 200;
/** Cards cut longer titles. */
const cardTitleMax = 90;
/** Networks show nothing smaller at full width. */
const largeWidth = 600;
const largeHeight = 315;
const picturesMax = 2;

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${markup(content)}">`;

const isDrawing = (src: string): boolean => /\.svg$|icon|logo/i.test(src);

/** Only a file that was loaded is known to be there and to be large enough. */
function isLarge({ imageSizes }: SuggestionContext['site']['site'], src: string): boolean {
  const size = imageSizes?.get(src);
  return size !== undefined && size.width >= largeWidth && size.height >= largeHeight;
}

/** The declared image, else the first one of this page's own content that loads, is large enough and from the same host. */
function pictureOf(
  { site, broken }: SuggestionContext['site'],
  { url, shareImage, images }: PageBrief,
): string | null {
  const host = URL.parse(url)?.host;
  const uses = (src: string): number =>
    site.pages.filter(({ brief }) => brief.images.some((image) => image.src === src)).length;
  const own = images.filter(
    ({ src, region }) =>
      (region === 'main' || region === 'body') &&
      !isDrawing(src) &&
      URL.parse(src)?.host === host &&
      isLarge(site, src) &&
      (uses(src) === 1 || site.pages.length === 1),
  );
  // One of many pictures does not stand for the page.
  const [only] = new Set(own.map(({ src }) => src)).size <= picturesMax ? own : [];
  return (shareImage !== null && !broken.has(shareImage) ? shareImage : only?.src) ?? null;
}

/** Values for the tags of a share card; null where the page has none. */
function shareValues({
  site: siteContext,
  parts,
}: SuggestionContext): Readonly<Record<string, string | null>> {
  const { brief } = parts.page;
  const picture = pictureOf(siteContext, brief);
  const shown = brief.images.find(
    ({ src, alt }) =>
      src === picture &&
      alt !== null &&
      alt.trim() !== '' &&
      !isPoorAlt(alt) &&
      graphemeLength(alt) <= altMax,
  );
  const isFaulty = (pattern: RegExp): boolean => parts.page.issues.some(({ ruleId }) => pattern.test(ruleId));
  const present = isFaulty(/^meta-description-/) ? null : brief.description;
  const description = parts.description ?? present;
  const isProduct = brief.type === 'product';
  return {
    // A title of the template is no better on a card than in search results.
    'og:title':
      parts.title ??
      (isLeftTitle(brief, siteContext) ||
      isFaulty(/^title-(?!too-long)/) ||
      graphemeLength(brief.title ?? '') > cardTitleMax
        ? parts.pageContext.headline
        : brief.title),
    'og:type': isProduct ? 'product' : brief.type === 'article' ? 'article' : 'website',
    'og:image': picture,
    'og:url': brief.url,
    'og:description': description !== null && graphemeLength(description) >= 40 ? description : null,
    'og:site_name': siteContext.brand,
    'og:image:alt': shown?.alt ?? null,
    'product:price:amount': isProduct ? (brief.offer?.price ?? null) : null,
    'product:price:currency': isProduct ? (brief.offer?.currency ?? null) : null,
  };
}

const basics = ['og:title', 'og:type', 'og:image', 'og:url'] as const;
const fillers = [
  'og:description',
  'og:image:alt',
  'og:site_name',
  'product:price:amount',
  'product:price:currency',
] as const;

function tagsFor(context: SuggestionContext, wanted: readonly string[]): string[] {
  const values = shareValues(context);
  const { shareTags } = context.parts.page.brief;
  return wanted.flatMap((name) => {
    const value = values[name];
    return value === null || value === undefined || shareTags[name] !== undefined || isInjection(value)
      ? []
      : [meta(name, value)];
  });
}

/** The missing basic tags, and what else the page has for the card. */
export const shareTags: IssueWriter = (context) => {
  if (context.site.unfilled.has(context.parts.page.brief.url)) return null;
  const html = tagsFor(context, [...basics, ...fillers]).join('\n');
  const values = shareValues(context);
  // A card without a title of its own is worth nothing.
  const hasTitle =
    values['og:title'] !== null || context.parts.page.brief.shareTags['og:title'] !== undefined;
  if (html === '' || !hasTitle) return null;
  return draftOf(`Add to the head, so that the page gets its own preview when it is shared:\n${html}`, {
    kind: 'head',
    html,
  });
};

export const shareCard: IssueWriter = (context) => {
  const picture = shareValues(context)['og:image'] ?? null;
  // A picture of unknown size is shown small rather than not at all.
  const hasPicture = picture !== null && isLarge(context.site.site, picture);
  const html = `<meta name="twitter:card" content="${hasPicture ? 'summary_large_image' : 'summary'}">`;
  const { url } = context.parts.page.brief;
  return draftOf(
    `Add to the head of ${placeOf(url)}, so that it is shared with ${hasPicture ? 'its picture' : 'a card'} and not as a bare URL: ${html}`,
    { kind: 'head', html },
  );
};

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
