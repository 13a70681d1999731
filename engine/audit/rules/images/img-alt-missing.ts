/** Images without an alt attribute; an empty one is fine. */
import { citeNodes } from '../../cite-nodes.ts';
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { isDecorative, urlsOf } from './image-role.ts';

export const imgAltMissing = definePageRule({
  id: 'img-alt-missing',
  group: 'images',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/images.html#alt',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Image without alt text',
  why: 'Without alt text, a screen reader may read the file name aloud, and search engines lose their best clue to what the image shows.',
  fix: 'Describe the image in its alt attribute, or set alt="" if it is only decoration.',
  reads: ['images', 'source'],
  check(facts, { page }) {
    const images = page.visibleImages.filter((image) => !isDecorative(image));
    const without = images.filter(({ alt }) => alt === null);
    if (images.length === 0) return skip('there is no image that needs alt text');
    if (without.length === 0) return pass();
    return fail(
      `${without.length} of ${countOf(images.length, 'image')} ${without.length === 1 ? 'has' : 'have'} no alt attribute.`,
      citeNodes(facts, without, (image) => ({
        found: 'no alt attribute',
        wanted: 'a short description, or alt="" for decoration',
        ...urlsOf(image),
      })),
    );
  },
});
