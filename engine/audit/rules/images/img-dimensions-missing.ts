/** Images without dimensions, which shift the layout while they load. */
import type { ImageNode } from '../../../model/node-facts.ts';
import type { ImageSize } from '../../../model/site-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { urlsOf } from './image-role.ts';

const isNumber = (attribute: string | null): boolean => attribute !== null && /^\s*\d/.test(attribute);

/** Sizes in an own style attribute; stylesheets are not read. */
function isStyled(style: string | null): boolean {
  if (style === null) return false;
  if (/(?:^|[;\s])(?:aspect-ratio\s*:|display\s*:\s*none|position\s*:\s*(?:absolute|fixed))/i.test(style))
    return true;
  return /(?:^|[;\s])width\s*:/i.test(style) && /(?:^|[;\s])height\s*:\s*(?!auto)/i.test(style);
}

const hasPlace = ({ width, height, style }: ImageNode): boolean =>
  (isNumber(width) && isNumber(height)) || isStyled(style);

/** An icon moves nothing by more than a line. */
const iconMaxPx = 48;

const styledPx = (style: string | null, property: string): number =>
  Number(new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*(\\d+)px`, 'i').exec(style ?? '')?.[1] ?? Number.NaN);

/** By the size it gives itself, in one direction at least. */
const isIcon = ({ width, height, style }: ImageNode): boolean =>
  [
    Number.parseInt(width ?? '', 10),
    styledPx(style, 'width'),
    Number.parseInt(height ?? '', 10),
    styledPx(style, 'height'),
  ].some((px) => px <= iconMaxPx);

/** One file may stand in many places. */
const fileOf = ({ resolved, candidates, node }: ImageNode): string =>
  resolved ?? candidates[0]?.resolved ?? String(node);

/** Status badges are as high as a line of text, and others serve them. */
const isBadge = (image: ImageNode): boolean => /\bbadges?\b|shields\.io|[/.-]shields?\b/i.test(fileOf(image));

/** The first of each file. */
function withoutPlace(images: readonly ImageNode[]): readonly ImageNode[] {
  const found = new Map<string, ImageNode>();
  for (const image of images)
    if (!hasPlace(image) && !isIcon(image) && !isBadge(image) && !found.has(fileOf(image)))
      found.set(fileOf(image), image);
  return [...found.values()];
}

const message = (count: number): string =>
  `${countThat(count, 'image file', ['has', 'have'])} no width and height.`;

const isSmall = (size: ImageSize | null): boolean =>
  size !== null && size.width <= iconMaxPx && size.height <= iconMaxPx;

/** How many image files a message counts. */
const counted = (description: string): number =>
  Number(/^[\d,]+/.exec(description)?.[0].replaceAll(',', '') ?? 0);

export const imgDimensionsMissing = definePageRule({
  id: 'img-dimensions-missing',
  group: 'images',
  severity: 'info',
  basis: 'google',
  source: 'https://web.dev/articles/optimize-cls',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Image without width and height',
  why: 'With width and height, the browser reserves the space, so nothing jumps when the image arrives (CLS). CSS can do the same; this check reads only the HTML.',
  fix: 'Give the image its width and height attributes in pixels, or an aspect-ratio in CSS.',
  reads: ['images', 'source'],
  review(issue, { imageSize }) {
    const left = issue.evidence.filter(
      ({ urls: [url] = [] }) => url === undefined || !isSmall(imageSize(url)),
    );
    const small = issue.evidence.length - left.length;
    if (small === 0) return issue;
    // Of files that are not cited nothing is known.
    if (left.length === 0) return null;
    const isWhole = counted(issue.description) === issue.evidence.length;
    const description = isWhole ? message(left.length) : `At least ${message(left.length)}`;
    return { ...issue, description, evidence: left };
  },
  check(facts, { page }) {
    const images = page.visibleImages;
    if (images.length === 0) return skip('there is no image');
    const without = withoutPlace(images);
    if (without.length === 0) return pass();
    return fail(
      message(without.length),
      citeNodes(facts, without, (image) => ({
        found: `width ${image.width ?? 'missing'}, height ${image.height ?? 'missing'}`,
        wanted: 'width and height',
        ...urlsOf(image),
      })),
    );
  },
});
