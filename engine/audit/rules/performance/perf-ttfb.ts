/** A server with a slow response. */
import { isSuccess } from '../../../model/is-success.ts';
import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';
import { seconds, tenths } from './tenths.ts';

const samplesMin = 3;
const slowMs = 800;
const verySlowMs = 1800;
/** What the way from our machine to the server may add. */
const marginMs = 200;

export const perfTtfb = defineSiteRule({
  id: 'perf-ttfb',
  group: 'performance',
  severity: 'warning',
  basis: 'google',
  source: 'https://web.dev/articles/ttfb',
  needs: 'http',
  isMeasuredTime: true,
  texts: performanceTexts['perf-ttfb'],
  reads: ['pages'],
  // Pages that were slow once were requested three times more; the best time counts.
  checkSite: ({ pages }) => {
    const findings = pages.flatMap(({ url, firstByteMs, status }) => {
      const value = Math.min(...firstByteMs);
      if (!isSuccess(status) || firstByteMs.length < samplesMin || value <= slowMs + marginMs) return [];
      const samples = firstByteMs.map((ms) => seconds(ms)).join(', ');
      return [
        {
          page: url,
          urls: [url],
          messageId: 'slow' as const,
          data: { seconds: tenths(value), requests: firstByteMs.length },
          evidence: [{ found: samples, wanted: say('at-most', { limit: seconds(slowMs) }) }],
          ...(value > verySlowMs + marginMs && { severity: 'critical' as const }),
        },
      ];
    });
    return findings.length === 0 && pages.some(({ isUntimed }) => isUntimed)
      ? missing('server-too-busy')
      : findings;
  },
});
