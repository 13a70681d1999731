/** Images far down the page that load at once. */
import { defineBrowserRule } from '../../rule.ts';

export const imgOffscreenEager = defineBrowserRule({
  id: 'img-offscreen-eager',
  group: 'images',
  severity: 'info',
  basis: 'heuristic',
  tier: 3,
  title: 'Images below the screen load at once',
  why: 'What nobody sees yet competes with what everybody waits for.',
  fix: 'Add loading="lazy" to images below the first screen.',
});
