/** The largest part of the page that appears late. */
import { citeSeen } from '../../cite-rendered.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';
import { seconds, tenths } from './tenths.ts';

const slowMs = 2500;
const verySlowMs = 4000;

export const perfLcp = defineBrowserRule({
  id: 'perf-lcp',
  group: 'performance',
  isMeasuredTime: true,
  severity: 'warning',
  basis: 'google',
  source: 'https://web.dev/articles/lcp',
  texts: performanceTexts['perf-lcp'],
  reads: ['lab', 'largestPaint', 'isTimed'],
  checkRendered: ({ lab: { lcpMs, ttfbMs }, largestPaint, isTimed }) => {
    if (lcpMs === null || lcpMs === 0) return skip('nothing-painted');
    if (lcpMs <= slowMs) return pass();
    if (!isTimed) return skip('server-too-busy');
    const figures = { found: seconds(lcpMs), wanted: say('at-most', { limit: seconds(slowMs) }) };
    const element = largestPaint?.element ?? null;
    const said = {
      evidence: [element === null ? figures : citeSeen(element, 'mobile', figures)],
      ...(lcpMs > verySlowMs && { severity: 'critical' as const }),
    };
    const data = { seconds: tenths(lcpMs) };
    return ttfbMs === null
      ? fail({ messageId: 'late', data, ...said })
      : fail({ messageId: 'late-after-wait', data: { ...data, wait: tenths(ttfbMs) }, ...said });
  },
});
