/** Buttons and links that a finger misses. */
import { defineBrowserRule } from '../../rule.ts';

export const mobileTapTarget = defineBrowserRule({
  id: 'mobile-tap-target',
  group: 'mobile',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html',
  tier: 1,
  title: 'Links and buttons are too small to tap',
  why: 'WCAG 2.2 asks for 24 by 24 pixels, or as much space around, so that people hit what they mean.',
  fix: 'Enlarge the targets or put space between them.',
});
