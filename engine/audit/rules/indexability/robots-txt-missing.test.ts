/** Tests robots-txt-missing. */
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { robotsTxtMissing } from './robots-txt-missing.ts';

testSiteRule(robotsTxtMissing, {
  pass: [{ robots: '' }, { robots: 'User-agent: *\nDisallow: /' }, { robots: 503 }],
  fail: [[{ robots: 404 }, 'https://shop.example/robots.txt answers 404', { urls: [] }]],
  missing: [{ robots: null }],
});
