/** Tests robots-txt-server-error. */
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { robotsTxtServerError } from './robots-txt-server-error.ts';

testSiteRule(robotsTxtServerError, {
  pass: [{ robots: '' }, { robots: 404 }, { robots: 403 }, { robots: 'User-agent: *\nDisallow: /' }],
  fail: [
    [{ robots: 503 }, 'robots.txt returned status 503', { urls: [] }],
    [{ robots: 429 }, 'robots.txt returned status 429'],
  ],
  missing: [{ robots: null }],
});
