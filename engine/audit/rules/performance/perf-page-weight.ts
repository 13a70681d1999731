/** A page that takes many megabytes. */
import { defineBrowserRule } from '../../rule.ts';

export const perfPageWeight = defineBrowserRule({
  id: 'perf-page-weight',
  group: 'performance',
  severity: 'warning',
  basis: 'heuristic',
  tier: 1,
  title: 'Page is heavy',
  why: 'Every visitor loads all of it, some on slow or metered connections. The limits are rules of thumb.',
  fix: 'Begin with the largest kind of file in the breakdown below.',
});
