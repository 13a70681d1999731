/** Tests robots-txt-missing. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { robotsTxtMissing } from './robots-txt-missing.ts';

const pages = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`/${at}`, html()]));

testSiteRule(robotsTxtMissing, {
  pass: [{ robots: '' }, { robots: 'User-agent: *\nDisallow: /' }, { robots: 503 }],
  fail: [
    [{ robots: 404, pages: pages(31) }, 'https://shop.example/robots.txt answers 404', { urls: [] }],
    [{ robots: 404, pages: pages(3), isWhole: false }, 'answers 404'],
  ],
  skip: [{ robots: 404, pages: pages(30) }],
  missing: [{ robots: null }],
});
