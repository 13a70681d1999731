/** Images without dimensions, which shift the layout while they load. */

import type { ImageNode } from '../../../model/node-facts.ts';
import type { ImageSize } from '../../../model/site-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { urlsOf } from './image-role.ts';
import { imagesTexts } from './messages.ts';

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

const isSmall = (size: ImageSize | null): boolean =>
  size !== null && size.width <= iconMaxPx && size.height <= iconMaxPx;

export const imgDimensionsMissing = definePageRule({
  id: 'img-dimensions-missing',
  group: 'images',
  severity: 'info',
  basis: 'google',
  source: 'https://web.dev/articles/optimize-cls',
  needs: 'html',
  audience: 'indexable',
  texts: imagesTexts['img-dimensions-missing'],
  reads: ['images', 'source'],
  review(issue, { imageSize }) {
    const left = issue.evidence.filter(
      ({ urls: [url] = [] }) => url === undefined || !isSmall(imageSize(url)),
    );
    const small = issue.evidence.length - left.length;
    if (small === 0) return issue;
    // Of files that are not cited nothing is known.
    if (left.length === 0) return null;
    const isWhole = issue.data?.files === issue.evidence.length;
    return { messageId: isWhole ? 'missing' : 'at-least', data: { files: left.length }, evidence: left };
  },
  check(facts, { page }) {
    const images = page.visibleImages;
    if (images.length === 0) return skip('no-image');
    const without = withoutPlace(images);
    if (without.length === 0) return pass();
    return fail({
      messageId: 'missing',
      data: { files: without.length },
      evidence: citeNodes(facts, without, (image) => ({
        found: say('width-height', {
          width: image.width ?? 'none',
          height: image.height ?? 'none',
        }),
        wanted: say('width-and-height'),
        ...urlsOf(image),
      })),
    });
  },
});
