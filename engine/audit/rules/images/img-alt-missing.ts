/** Images without an alt attribute; an empty one is fine. */

import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { isDecorative, urlsOf } from './image-role.ts';
import { imagesTexts } from './messages.ts';

export const imgAltMissing = definePageRule({
  id: 'img-alt-missing',
  group: 'images',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/images.html#alt',
  needs: 'html',
  audience: 'indexable',
  texts: imagesTexts['img-alt-missing'],
  reads: ['images', 'source'],
  check(facts, { page }) {
    const images = page.visibleImages.filter((image) => !isDecorative(image));
    const without = images.filter(({ alt }) => alt === null);
    if (images.length === 0) return skip('no-image-for-alt');
    if (without.length === 0) return pass();
    return fail({
      messageId: 'missing',
      data: { without: without.length, images: images.length },
      evidence: citeNodes(facts, without, (image) => ({
        found: say('no-alt-attribute'),
        wanted: say('a-description-or-empty-alt'),
        ...urlsOf(image),
      })),
    });
  },
});
