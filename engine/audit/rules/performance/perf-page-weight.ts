/** A page that takes many megabytes. */
import { fail, pass } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const heavyBytes = 2_500_000;
const veryHeavyBytes = 5_000_000;
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const perfPageWeight = defineBrowserRule({
  id: 'perf-page-weight',
  group: 'performance',
  severity: 'warning',
  basis: 'heuristic',
  tier: 1,
  title: 'Heavy page (page weight)',
  why: 'Every visitor loads all of it, some on slow or metered connections. The limits are rules of thumb.',
  fix: 'Begin with the largest kind of file in the breakdown below.',
  reads: ['weight'],
  checkRendered: ({ weight: { bytes, byKind, largest } }) => {
    if (bytes <= heavyBytes) return pass();
    const kinds = byKind
      .filter((each) => each.bytes > 0)
      .map((each) => `${each.kind} ${megabytes(each.bytes)}`);
    return fail(
      `The page loads ${megabytes(bytes)}: ${kinds.join(', ')}.`,
      [
        { found: megabytes(bytes), wanted: `at most ${megabytes(heavyBytes)}` },
        ...largest
          .slice(0, 5)
          .map((file) => ({ found: `${file.kind}, ${megabytes(file.bytes)}`, urls: [file.url] })),
      ],
      bytes > veryHeavyBytes ? 'critical' : undefined,
    );
  },
});
