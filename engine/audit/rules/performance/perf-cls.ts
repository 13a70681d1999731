/** A page that jumps while it loads. */
import { defineBrowserRule } from '../../rule.ts';

export const perfCls = defineBrowserRule({
  id: 'perf-cls',
  group: 'performance',
  severity: 'warning',
  basis: 'google',
  source: 'https://web.dev/articles/cls',
  tier: 1,
  title: 'Page jumps while it loads',
  why: 'Cumulative Layout Shift is one of Google’s Core Web Vitals; 0.1 or less is good, more than 0.25 is poor.',
  fix: 'Reserve the space of images, advertisements and embeds, and load fonts without a jump.',
});
