/** Text that is too small to read on a phone. */
import { defineBrowserRule } from '../../rule.ts';

export const mobileFontSmall = defineBrowserRule({
  id: 'mobile-font-small',
  group: 'mobile',
  severity: 'warning',
  basis: 'heuristic',
  tier: 2,
  title: 'Text is too small on a phone',
  why: 'Most people cannot read text below 12 pixels without zooming.',
  fix: 'Use 16 pixels for running text.',
});
