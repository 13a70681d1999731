/** A page of very many elements. */
import { defineBrowserRule } from '../../rule.ts';

export const perfDomSize = defineBrowserRule({
  id: 'perf-dom-size',
  group: 'performance',
  severity: 'info',
  basis: 'heuristic',
  tier: 2,
  title: 'Page has very many elements',
  why: 'Large documents take more memory and make every change slower. The limits are rules of thumb.',
  fix: 'Show long lists in parts and remove wrappers that do nothing.',
});
