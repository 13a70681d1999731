/** Suggestions for share cards: the four basic tags, and those that complete the card. */
import { graphemeLength } from '@pagewright/contract/ratings';
import type { PageBrief } from '../../page-brief.ts';
import { isPoorAlt } from '../alt-text.ts';
import { isInjection } from '../text.ts';
import {
  type Draft,
  draftOf,
  type ExtraWriter,
  type IssueWriter,
  type SuggestionContext,
} from './suggestion-writer.ts';
import { markup, placeOf } from './wording.ts';

const altMax = 200;
/** Networks show nothing smaller at full width. */
const largeWidth = 600;

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${markup(content)}">`;

const isDrawing = (src: string): boolean => /\.svg$|icon|logo/i.test(src);

/** The declared image, else the first one of the text that is large enough. */
function pictureOf({ site }: SuggestionContext['site'], { shareImage, images }: PageBrief): string | null {
  const own = images.filter(
    ({ src, region }) =>
      (region === 'main' || region === 'body') && !isDrawing(src) && !src.startsWith('data:'),
  );
  const isLarge = (src: string): boolean => (site.imageSizes?.get(src)?.width ?? largeWidth) >= largeWidth;
  return shareImage ?? own.find(({ src }) => isLarge(src))?.src ?? null;
}

/** Values for the tags of a share card; null where the page has none. */
function shareValues({ site, parts }: SuggestionContext): Readonly<Record<string, string | null>> {
  const { brief } = parts.page;
  const picture = pictureOf(site, brief);
  const shown = brief.images.find(
    ({ src, alt }) =>
      src === picture &&
      alt !== null &&
      alt.trim() !== '' &&
      !isPoorAlt(alt) &&
      graphemeLength(alt) <= altMax,
  );
  const description = parts.description ?? brief.description;
  const isProduct = brief.type === 'product';
  return {
    'og:title': parts.title ?? brief.title,
    'og:type': isProduct ? 'product' : brief.type === 'article' ? 'article' : 'website',
    'og:image': picture,
    'og:url': brief.url,
    'og:description': description !== null && graphemeLength(description) >= 40 ? description : null,
    'og:site_name': site.brand,
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
  const html = tagsFor(context, [...basics, ...fillers]).join('\n');
  if (html === '') return null;
  const values = shareValues(context);
  const lacksPicture =
    values['og:image'] === null && context.parts.page.brief.shareTags['og:image'] === undefined;
  const rest = lacksPicture
    ? '\nAdd og:image with a picture of 1200 by 630 pixels: the page has none that could be taken.'
    : '';
  return draftOf(
    `Put into the head, so that the page has a card of its own when it is shared:\n${html}${rest}`,
    {
      kind: 'head',
      html,
    },
  );
};

/** The four are there; these fill what networks would guess otherwise. */
export const fullerCard: ExtraWriter = (context): readonly Draft[] => {
  const { shareTags: known } = context.parts.page.brief;
  const hasBasics = basics.every((name) => known[name] !== undefined);
  const tags = tagsFor(context, fillers);
  const hasText = tags.some((tag) => tag.includes('og:description'));
  if (!hasBasics || !hasText) return [];
  const html = tags.join('\n');
  return [
    draftOf(
      `When this page is shared, its card has a title and a picture and no text. Add to the head:\n${html}`,
      { kind: 'head', html },
    ),
  ];
};

export const shareCard: IssueWriter = (context) => {
  const hasPicture = shareValues(context)['og:image'] !== null;
  const html = `<meta name="twitter:card" content="${hasPicture ? 'summary_large_image' : 'summary'}">`;
  const { url } = context.parts.page.brief;
  return draftOf(
    `Put into the head of ${placeOf(url)}, so that it is shared with ${hasPicture ? 'its picture' : 'a card'} and not as a bare address: ${html}`,
    { kind: 'head', html },
  );
};
