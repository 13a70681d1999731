/** A page that responds to clicks late. */
import { defineBrowserRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';

export const perfInp = defineBrowserRule({
  id: 'perf-inp',
  group: 'performance',
  isMeasuredTime: true,
  severity: 'warning',
  basis: 'google',
  source: 'https://web.dev/articles/inp',
  texts: performanceTexts['perf-inp'],
  notEvaluatedReason: 'no-field-data',
});
