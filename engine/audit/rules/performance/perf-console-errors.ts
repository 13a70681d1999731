/** Scripts that fail while the page loads. */
import { defineBrowserRule } from '../../rule.ts';

export const perfConsoleErrors = defineBrowserRule({
  id: 'perf-console-errors',
  group: 'performance',
  severity: 'warning',
  basis: 'heuristic',
  tier: 1,
  title: 'Scripts fail while the page loads',
  why: 'Something that was meant to work does not, and visitors may notice before you do.',
  fix: 'Follow the message and source below.',
});
