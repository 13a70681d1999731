/** Tests robots-txt-missing. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { robotsTxtMissing } from './robots-txt-missing.ts';

const linked = (count: number): Record<string, string> => ({
  '/': html({ body: linkTo(...Array.from({ length: count }, (_, at) => `/${at}`)) }),
});

testSiteRule(robotsTxtMissing, {
  pass: [{ robots: '' }, { robots: 'User-agent: *\nDisallow: /' }, { robots: 503 }],
  fail: [[{ robots: 404, pages: linked(600) }, 'https://shop.example/robots.txt answers 404', { urls: [] }]],
  skip: [{ robots: 404, pages: linked(30) }],
  missing: [{ robots: null }],
});
