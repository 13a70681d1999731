/** A server with a slow response. */
import { isSuccess } from '../../../model/is-success.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const samplesMin = 3;
const slowMs = 800;
const verySlowMs = 1800;
/** What the way from our machine to the server may add. */
const marginMs = 200;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export const perfTtfb = defineSiteRule({
  id: 'perf-ttfb',
  group: 'performance',
  severity: 'warning',
  basis: 'google',
  source: 'https://web.dev/articles/ttfb',
  scope: 'page',
  needs: 'http',
  isMeasuredTime: true,
  tier: 1,
  needsFullCoverage: false,
  title: 'Slow server response (TTFB)',
  why: 'Nothing can appear before the first byte has arrived. 0.8 s is the limit of what Google’s web.dev calls good.',
  fix: 'Cache the page, put a CDN in front of the server, or find what the server waits for.',
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
          message: `The first byte of this page arrived after ${seconds(value)}, the fastest of ${firstByteMs.length} requests.`,
          evidence: [{ found: samples, wanted: `at most ${seconds(slowMs)}` }],
          ...(value > verySlowMs + marginMs && { severity: 'critical' as const }),
        },
      ];
    });
    return findings.length === 0 && pages.some(({ isUntimed }) => isUntimed)
      ? missing('Our own server was too busy to measure response times.')
      : findings;
  },
});
