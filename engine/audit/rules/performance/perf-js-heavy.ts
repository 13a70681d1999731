/** Script that is large and mostly unused. */

import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';

const bytesMax = 250_000;
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;

export const perfJsHeavy = defineBrowserRule({
  id: 'perf-js-heavy',
  group: 'performance',
  severity: 'warning',
  basis: 'heuristic',
  texts: performanceTexts['perf-js-heavy'],
  reads: ['weight'],
  checkRendered: ({ weight: { largest } }) => {
    const heavy = largest.filter(({ kind, bytes }) => kind === 'script' && bytes > bytesMax);
    if (heavy.length === 0) return pass();
    return fail({
      messageId: 'large',
      data: { count: heavy.length, limit: bytesMax / 1000 },
      evidence: heavy.map(({ url, bytes }) => ({
        found: kilobytes(bytes),
        wanted: say('at-most', { limit: kilobytes(bytesMax) }),
        urls: [url],
      })),
    });
  },
});
