/** Script that is large and mostly unused. */
import { defineBrowserRule } from '../../rule.ts';

export const perfJsHeavy = defineBrowserRule({
  id: 'perf-js-heavy',
  group: 'performance',
  severity: 'warning',
  basis: 'heuristic',
  tier: 2,
  title: 'Script is large or mostly unused',
  why: 'Code that is loaded and not used still has to be fetched, read and kept.',
  fix: 'Split the script and load each part where it is used.',
});
