/** Tests robots-txt-disallow-all. */
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { robotsTxtDisallowAll } from './robots-txt-disallow-all.ts';

testSiteRule(robotsTxtDisallowAll, {
  pass: [
    { robots: '' },
    { robots: 'User-agent: *\nDisallow:' },
    { robots: 'User-agent: *\nDisallow: /private' },
    { robots: 'User-agent: *\nDisallow: /\nAllow: /$' },
    { robots: 'User-agent: GPTBot\nDisallow: /' },
    { robots: 404 },
    { robots: 503 },
  ],
  fail: [
    [{ robots: 'User-agent: *\nDisallow: /' }, 'blocks the home page for Googlebot, Bingbot', { urls: [] }],
    [{ robots: 'User-agent: Googlebot\nDisallow: /\n\nUser-agent: *\nAllow: /' }, 'for Googlebot.'],
    [
      { robots: 'User-agent: Googlebot\nUser-agent: Bingbot\nAllow: /\n\nUser-agent: *\nDisallow: /' },
      'for every crawler without rules of its own',
      { severity: 'warning' },
    ],
  ],
  missing: [{ robots: null }],
});
