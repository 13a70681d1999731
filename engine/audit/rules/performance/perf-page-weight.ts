/** A page that takes many megabytes. */

import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';

const heavyBytes = 2_500_000;
const veryHeavyBytes = 5_000_000;
const tenths = (bytes: number): number => Math.round(bytes / 100_000) / 10;
const megabytes = (bytes: number): string => `${tenths(bytes).toFixed(1)} MB`;

export const perfPageWeight = defineBrowserRule({
  id: 'perf-page-weight',
  group: 'performance',
  severity: 'warning',
  basis: 'heuristic',
  texts: performanceTexts['perf-page-weight'],
  reads: ['weight'],
  checkRendered: ({ weight: { bytes, byKind, largest } }) => {
    if (bytes <= heavyBytes) return pass();
    const kinds = byKind
      .filter((each) => each.bytes > 0)
      .map((each) => `${each.kind} ${megabytes(each.bytes)}`);
    const [first] = byKind.toSorted((one, other) => other.bytes - one.bytes);
    return fail({
      messageId: 'heavy',
      data: {
        total: tenths(bytes),
        largest: tenths(first?.bytes ?? 0),
        kind: first?.kind ?? 'other',
      },
      evidence: [
        {
          found: `${megabytes(bytes)}: ${kinds.join(', ')}`,
          wanted: say('at-most', { limit: megabytes(heavyBytes) }),
        },
        ...largest
          .slice(0, 5)
          .map((file) => ({ found: `${file.kind}, ${megabytes(file.bytes)}`, urls: [file.url] })),
      ],
      ...(bytes > veryHeavyBytes && { severity: 'critical' as const }),
    });
  },
});
