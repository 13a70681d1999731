/** A server that takes long to begin its answer. */
import { defineSiteRule } from '../../rule.ts';

const samplesMin = 3;
const slowMs = 800;
const verySlowMs = 1800;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export const perfTtfb = defineSiteRule({
  id: 'perf-ttfb',
  group: 'performance',
  severity: 'warning',
  basis: 'google',
  source: 'https://web.dev/articles/ttfb',
  scope: 'page',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Server is slow to answer',
  why: 'Nothing can appear before the first byte has come. 0.8 s is the limit of what Google’s web.dev calls good.',
  fix: 'Cache the page, put a content delivery network before the server, or find what the server waits for.',
  reads: ['pages'],
  // One slow answer proves nothing: pages that were slow once have been asked twice more.
  checkSite: ({ pages }) =>
    pages.flatMap(({ url, firstByteMs, status }) => {
      const value = median(firstByteMs);
      if (status !== 200 || firstByteMs.length < samplesMin || value <= slowMs) return [];
      const samples = firstByteMs.map((ms) => seconds(ms)).join(', ');
      return [
        {
          page: url,
          urls: [url],
          says: `The first byte of this page came after ${seconds(value)}, the median of ${firstByteMs.length} requests.`,
          evidence: [{ found: samples, wanted: `at most ${seconds(slowMs)}` }],
          ...(value > verySlowMs && { severity: 'critical' as const }),
        },
      ];
    }),
});
