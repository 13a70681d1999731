/** Scripts that block the page while it loads. */
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';

const longMs = 200;
const veryLongMs = 600;

export const perfTbt = defineBrowserRule({
  id: 'perf-tbt',
  group: 'performance',
  isMeasuredTime: true,
  severity: 'info',
  basis: 'heuristic',
  texts: performanceTexts['perf-tbt'],
  reads: ['lab', 'isTimed', 'longTaskScripts'],
  checkRendered: ({ lab: { tbtMs }, isTimed, longTaskScripts }) => {
    if (tbtMs === null) return skip('nothing-painted');
    if (tbtMs <= longMs) return pass();
    if (!isTimed) return skip('server-too-busy');
    const blocked = Math.round(tbtMs);
    const found = `${blocked} ms`;
    const wanted = say('at-most', { limit: `${longMs} ms` });
    return fail({
      messageId: 'blocked',
      data: { blocked },
      evidence:
        longTaskScripts.length === 0
          ? [{ found, wanted }]
          : longTaskScripts.map(({ url, ms }) => ({
              found: say('part-of', { part: `${Math.round(ms)} ms`, whole: found }),
              wanted,
              urls: [url],
            })),
      ...(tbtMs > veryLongMs && { severity: 'warning' as const }),
    });
  },
});
