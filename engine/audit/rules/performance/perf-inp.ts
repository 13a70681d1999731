/** A page that responds to clicks late. */
import { defineBrowserRule } from '../../rule.ts';

export const perfInp = defineBrowserRule({
  id: 'perf-inp',
  group: 'performance',
  isMeasuredTime: true,
  severity: 'warning',
  basis: 'google',
  source: 'https://web.dev/articles/inp',
  tier: 2,
  title: 'Slow response to input (INP)',
  why: 'Interaction to Next Paint is one of Google’s Core Web Vitals and can only be measured with real visitors; 200 ms or less is good.',
  fix: 'Break long scripts into parts and do less when people click.',
  notEvaluatedReason: 'It can only be measured with real visitors, and no field data is connected.',
});
