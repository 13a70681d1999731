/** Script that is large and mostly unused. */
import { countThat } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const bytesMax = 250_000;
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;

export const perfJsHeavy = defineBrowserRule({
  id: 'perf-js-heavy',
  group: 'performance',
  severity: 'warning',
  basis: 'heuristic',
  tier: 2,
  title: 'Large JavaScript file',
  why: 'A large script takes longer to download, parse and run, most of all on phones. The limit is a rule of thumb.',
  fix: 'Split the script and load each part where it is used.',
  reads: ['weight'],
  checkRendered: ({ weight: { largest } }) => {
    const heavy = largest.filter(({ kind, bytes }) => kind === 'script' && bytes > bytesMax);
    if (heavy.length === 0) return pass();
    return fail(
      `${countThat(heavy.length, 'script', ['is', 'are'])} larger than ${kilobytes(bytesMax)} as transferred.`,
      heavy.map(({ url, bytes }) => ({
        found: kilobytes(bytes),
        wanted: `at most ${kilobytes(bytesMax)}`,
        urls: [url],
      })),
    );
  },
});
