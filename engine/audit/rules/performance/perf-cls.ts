/** A page that jumps while it loads. */
import { citeSeen } from '../../cite-rendered.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const shiftMax = 0.1;
const badShift = 0.25;

export const perfCls = defineBrowserRule({
  id: 'perf-cls',
  group: 'performance',
  isMeasuredTime: true,
  severity: 'warning',
  basis: 'google',
  source: 'https://web.dev/articles/cls',
  tier: 1,
  title: 'Layout shifts while loading (CLS)',
  why: 'Cumulative Layout Shift is one of Google’s Core Web Vitals; 0.1 or less is good, more than 0.25 is poor.',
  fix: 'Reserve space for images, ads and embeds, and load fonts so that the text does not move.',
  reads: ['lab', 'shifted'],
  checkRendered: ({ lab: { cls }, shifted }) => {
    if (cls === null) return skip('nothing was painted in time');
    if (cls <= shiftMax) return pass();
    const figures = { found: cls.toFixed(2), wanted: `at most ${shiftMax}` };
    return fail(
      `The layout shifted by ${cls.toFixed(2)} while the page loaded in our browser.`,
      shifted.length === 0 ? figures : shifted.map((each) => citeSeen(each, 'mobile', figures)),
      cls > badShift ? 'critical' : undefined,
    );
  },
});
