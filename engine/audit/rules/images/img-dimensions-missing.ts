/** Images without dimensions, which shift the layout while they load. */
import type { ImageNode } from '../../../model/node-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { countOf } from '../../count-of.ts';
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
  why: 'With width and height a browser keeps the place free, so that nothing jumps when the image arrives. A style sheet may do the same; that is not seen here.',
  fix: 'Give the image its width and height attributes in pixels, or an aspect-ratio in CSS.',
  reads: ['images', 'source'],
  check(facts, { page }) {
    const images = page.visibleImages;
    if (images.length === 0) return skip('there is no image');
    const without = images.filter((image) => !hasPlace(image));
    if (without.length === 0) return pass();
    return fail(
      `${without.length} of ${countOf(images.length, 'image')} ${without.length === 1 ? 'does' : 'do'} not say both width and height.`,
      citeNodes(facts, without, (image) => ({
        found: `width ${image.width ?? 'missing'}, height ${image.height ?? 'missing'}`,
        wanted: 'width and height',
        ...urlsOf(image),
      })),
    );
  },
});
