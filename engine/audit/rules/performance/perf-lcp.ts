/** The largest part of the page that appears late. */
import { citeSeen } from '../../cite-rendered.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const slowMs = 2500;
const verySlowMs = 4000;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export const perfLcp = defineBrowserRule({
  id: 'perf-lcp',
  group: 'performance',
  isMeasuredTime: true,
  severity: 'warning',
  basis: 'google',
  source: 'https://web.dev/articles/lcp',
  tier: 1,
  title: 'Main content appears late (LCP)',
  why: 'Largest Contentful Paint is one of Google’s Core Web Vitals; 2.5 s or less is good, more than 4 s is poor.',
  fix: 'Find out what delays this element: the server response, late discovery, its loading or its rendering.',
  reads: ['lab', 'largestPaint', 'isTimed'],
  checkRendered: ({ lab: { lcpMs, ttfbMs }, largestPaint, isTimed }) => {
    if (lcpMs === null || lcpMs === 0) return skip('nothing was painted in time');
    if (lcpMs <= slowMs) return pass();
    if (!isTimed) return skip('this server was too busy to time the page');
    const figures = { found: seconds(lcpMs), wanted: `at most ${seconds(slowMs)}` };
    const element = largestPaint?.element ?? null;
    return fail(
      `The largest element appeared after ${seconds(lcpMs)} in our browser${ttfbMs === null ? '' : `, ${seconds(ttfbMs)} of it waiting for the server`}. Lab measurement, without throttling.`,
      element === null ? figures : citeSeen(element, 'mobile', figures),
      lcpMs > verySlowMs ? 'critical' : undefined,
    );
  },
});
