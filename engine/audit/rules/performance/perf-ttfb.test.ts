/** Tests perf-ttfb. */
import { html, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { perfTtfb } from './perf-ttfb.ts';

const timed = (...firstByteMs: readonly number[]): TestSite => ({
  pages: { '/': { html: html(), firstByteMs } },
});

testSiteRule(perfTtfb, {
  pass: [timed(20), timed(5000), timed(5000, 4000, 80), timed(1000, 1000, 1000)],
  // Slow, and measured by a machine that had no time for it.
  missing: [{ pages: { '/': { html: html(), firstByteMs: [5000], isUntimed: true } } }],
  fail: [
    [timed(1900, 1200, 1050), 'after 1.1 s, the fastest of 3 requests', { page: 'https://shop.example/' }],
    [timed(5000, 2900, 2050), 'after 2.1 s', { severity: 'critical' }],
  ],
});
