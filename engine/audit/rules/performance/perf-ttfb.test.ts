/** Tests perf-ttfb. */
import { html, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { perfTtfb } from './perf-ttfb.ts';

const timed = (...firstByteMs: readonly number[]): TestSite => ({
  pages: { '/': { html: html(), firstByteMs } },
});

testSiteRule(perfTtfb, {
  pass: [timed(20), timed(5000), timed(5000, 90, 80), timed(800, 800, 800)],
  fail: [
    [timed(900, 1200, 850), 'after 0.9 s, the median of 3 requests', { page: 'https://shop.example/' }],
    [timed(5000, 1900, 1850), 'after 1.9 s', { severity: 'critical' }],
  ],
});
