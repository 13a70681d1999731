/** Suggestions on how a page looks when it is shared: the four basic tags, and those that fill the card. */
import { graphemeLength } from '@pagewright/contract/verdicts';
import type { PageBrief } from '../../page-brief.ts';
import { isPoorAlt } from '../alt-text.ts';
import { isInjection } from '../text.ts';
import { type ExtraMaker, type IssueMaker, type Made, type SuggestionRoom, say } from './maker.ts';
import { markup, placeOf } from './wording.ts';

const altMax = 200;
/** Networks show nothing smaller at full width. */
const largeWidth = 600;

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${markup(content)}">`;

const isDrawing = (src: string): boolean => /\.svg$|icon|logo/i.test(src);

/** The one that is named, else the first of the text that is large enough to be shown. */
function pictureOf({ site }: SuggestionRoom['site'], { shareImage, images }: PageBrief): string | null {
  const own = images.filter(
    ({ src, region }) =>
      (region === 'main' || region === 'body') && !isDrawing(src) && !src.startsWith('data:'),
  );
  const isLarge = (src: string): boolean => (site.imageSizes?.get(src)?.width ?? largeWidth) >= largeWidth;
  return shareImage ?? own.find(({ src }) => isLarge(src))?.src ?? null;
}

/** What the card of a page could say, each by its tag; null where the page does not tell. */
function shareValues({ site, parts }: SuggestionRoom): Readonly<Record<string, string | null>> {
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

function tagsFor(room: SuggestionRoom, wanted: readonly string[]): string[] {
  const values = shareValues(room);
  const { shareTags } = room.parts.page.brief;
  return wanted.flatMap((name) => {
    const value = values[name];
    return value === null || value === undefined || shareTags[name] !== undefined || isInjection(value)
      ? []
      : [meta(name, value)];
  });
}

/** The basics that are missing, and what else the page can tell while at it. */
export const shareTags: IssueMaker = (room) => {
  const html = tagsFor(room, [...basics, ...fillers]).join('\n');
  if (html === '') return null;
  const values = shareValues(room);
  const lacksPicture =
    values['og:image'] === null && room.parts.page.brief.shareTags['og:image'] === undefined;
  const rest = lacksPicture
    ? '\nAdd og:image with a picture of 1200 by 630 pixels: the page has none that could be taken.'
    : '';
  return say(`Put into the head, so that the page has a card of its own when it is shared:\n${html}${rest}`, {
    kind: 'head',
    html,
  });
};

/** The four are there; these fill what networks would guess otherwise. */
export const fullerCard: ExtraMaker = (room): readonly Made[] => {
  const { shareTags: known } = room.parts.page.brief;
  const hasBasics = basics.every((name) => known[name] !== undefined);
  const tags = tagsFor(room, fillers);
  const hasText = tags.some((tag) => tag.includes('og:description'));
  if (!hasBasics || !hasText) return [];
  const html = tags.join('\n');
  return [
    say(
      `When this page is shared, its card has a title and a picture and no text. Add to the head:\n${html}`,
      { kind: 'head', html },
    ),
  ];
};

export const shareCard: IssueMaker = (room) => {
  const hasPicture = shareValues(room)['og:image'] !== null;
  const html = `<meta name="twitter:card" content="${hasPicture ? 'summary_large_image' : 'summary'}">`;
  const { url } = room.parts.page.brief;
  return say(
    `Put into the head of ${placeOf(url)}, so that it is shared with ${hasPicture ? 'its picture' : 'a card'} and not as a bare address: ${html}`,
    { kind: 'head', html },
  );
};
