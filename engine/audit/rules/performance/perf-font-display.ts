/** Fonts that hide the text until they are loaded. */
import { defineBrowserRule } from '../../rule.ts';

export const perfFontDisplay = defineBrowserRule({
  id: 'perf-font-display',
  group: 'performance',
  severity: 'info',
  basis: 'heuristic',
  tier: 3,
  title: 'Text waits for its font',
  why: 'Until the font is there, visitors look at nothing.',
  fix: 'Add font-display: swap or optional to the font rules.',
  unasked: 'A visit does not yet look into the font rules.',
});
