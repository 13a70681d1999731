/** Scripts that block the page while it loads. */
import { defineBrowserRule } from '../../rule.ts';

export const perfTbt = defineBrowserRule({
  id: 'perf-tbt',
  group: 'performance',
  severity: 'info',
  basis: 'heuristic',
  tier: 2,
  title: 'Scripts block the page',
  why: 'While a long script runs the page does not react. Total Blocking Time is a laboratory figure, not a Core Web Vital.',
  fix: 'Load less script, later, and in smaller parts.',
});
