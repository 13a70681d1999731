/** Images without an alt attribute: an empty one is an answer, none is not. */
import type { ImageNode } from '../../../facts/node-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { addressOf, isDecorative } from './image-role.ts';
import { withoutTrackingPixels } from './tracking-pixels.ts';

export const imgAltMissing = definePageRule({
  id: 'img-alt-missing',
  group: 'images',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/images.html#alt',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Image has no alt attribute',
  why: 'Without alt a screen reader may read out the file name, and search engines lose their best hint of what the image shows.',
  fix: 'Describe the image in its alt attribute, or set alt="" if it is only decoration.',
  reads: ['images', 'source'],
  check(facts) {
    const without: ImageNode[] = [];
    let asked = 0;
    for (const image of withoutTrackingPixels(facts.images)) {
      if (isDecorative(image)) continue;
      asked += 1;
      if (image.alt === null) without.push(image);
    }
    if (asked === 0) return skip('there is no image that needs a text');
    if (without.length === 0) return pass();
    return fail(
      `${without.length} of ${countOf(asked, 'image')} ${without.length === 1 ? 'has' : 'have'} no alt attribute.`,
      citeNodes(facts, without, (image) => ({
        found: 'no alt attribute',
        wanted: 'a short description, or alt="" for decoration',
        ...addressOf(image),
      })),
    );
  },
});
