/** A page that jumps while it loads. */
import { citeSeen } from '../../cite-rendered.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';

const shiftMax = 0.1;
const badShift = 0.25;

export const perfCls = defineBrowserRule({
  id: 'perf-cls',
  group: 'performance',
  isMeasuredTime: true,
  severity: 'warning',
  basis: 'google',
  source: 'https://web.dev/articles/cls',
  texts: performanceTexts['perf-cls'],
  reads: ['lab', 'shifted'],
  checkRendered: ({ lab: { cls }, shifted }) => {
    if (cls === null) return skip('nothing-painted');
    if (cls <= shiftMax) return pass();
    const shift = Math.round(cls * 100) / 100;
    const figures = { found: shift.toFixed(2), wanted: say('at-most-count', { limit: shiftMax }) };
    return fail({
      messageId: 'shifted',
      data: { shift },
      evidence: shifted.length === 0 ? [figures] : shifted.map((each) => citeSeen(each, 'mobile', figures)),
      ...(cls > badShift && { severity: 'critical' as const }),
    });
  },
});
