/** An image with far more pixels than are shown. */
import { defineBrowserRule } from '../../rule.ts';

export const imgOversized = defineBrowserRule({
  id: 'img-oversized',
  group: 'images',
  severity: 'warning',
  basis: 'heuristic',
  tier: 2,
  title: 'Image has more pixels than are shown',
  why: 'Visitors load pixels that their screen never shows, most of all on phones.',
  fix: 'Offer smaller versions with srcset, or scale the image to the size it is shown at.',
});
