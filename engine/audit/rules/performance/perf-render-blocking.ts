/** Files that hold up the first paint. */
import { defineBrowserRule } from '../../rule.ts';

export const perfRenderBlocking = defineBrowserRule({
  id: 'perf-render-blocking',
  group: 'performance',
  severity: 'warning',
  basis: 'heuristic',
  tier: 1,
  title: 'Styles and scripts hold up the first paint',
  why: 'The browser shows nothing before these files are there.',
  fix: 'Load scripts with defer, and styles that are not needed at first later.',
  unasked: 'A visit does not yet measure what each blocking file costs.',
});
