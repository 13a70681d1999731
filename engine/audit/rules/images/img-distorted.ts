/** An image that is shown out of proportion. */
import { defineBrowserRule } from '../../rule.ts';

export const imgDistorted = defineBrowserRule({
  id: 'img-distorted',
  group: 'images',
  severity: 'info',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/embedded-content-other.html',
  tier: 3,
  title: 'Image is out of proportion',
  why: 'Stretched or squeezed pictures look like a mistake.',
  fix: 'Keep width and height in the proportion of the file, or set object-fit.',
});
