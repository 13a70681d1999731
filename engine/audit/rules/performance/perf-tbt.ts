/** Scripts that block the page while it loads. */
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const longMs = 200;
const veryLongMs = 600;

export const perfTbt = defineBrowserRule({
  id: 'perf-tbt',
  group: 'performance',
  isMeasuredTime: true,
  severity: 'info',
  basis: 'heuristic',
  tier: 2,
  title: 'Long tasks block the page (TBT)',
  why: 'While a long script runs, the page does not react. Total Blocking Time is a lab metric, not a Core Web Vital.',
  fix: 'Load less JavaScript, load it later, and split it into smaller parts.',
  reads: ['lab', 'isTimed', 'longTaskScripts'],
  checkRendered: ({ lab: { tbtMs }, isTimed, longTaskScripts }) => {
    if (tbtMs === null) return skip('nothing was painted in time');
    if (tbtMs <= longMs) return pass();
    if (!isTimed) return skip('this server was too busy to time the page');
    const found = `${Math.round(tbtMs)} ms`;
    const wanted = `at most ${longMs} ms`;
    return fail(
      `Scripts blocked the page for ${found} while it loaded in our browser. Lab measurement, without throttling.`,
      longTaskScripts.length === 0
        ? { found, wanted }
        : longTaskScripts.map(({ url, ms }) => ({
            found: `${Math.round(ms)} ms of ${found}`,
            wanted,
            urls: [url],
          })),
      tbtMs > veryLongMs ? 'warning' : undefined,
    );
  },
});
