/** Tests robots-txt-too-large. */
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { robotsTxtTooLarge } from './robots-txt-too-large.ts';

testSiteRule(robotsTxtTooLarge, {
  pass: [{ robots: '' }, { robots: '#'.repeat(500 * 1024) }, { robots: 404 }],
  fail: [[{ robots: '#'.repeat(600 * 1024) }, 'robots.txt has 600 KiB', { urls: [] }]],
  missing: [{ robots: null }],
});
