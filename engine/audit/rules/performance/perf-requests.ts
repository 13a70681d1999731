/** A page that needs very many files. */
import { defineBrowserRule } from '../../rule.ts';

export const perfRequests = defineBrowserRule({
  id: 'perf-requests',
  group: 'performance',
  severity: 'info',
  basis: 'heuristic',
  tier: 3,
  title: 'Page needs very many files',
  why: 'Each file costs a request; past a certain number they stand in each other’s way.',
  fix: 'Drop what is not needed and bundle what belongs together.',
});
