/** Tests robots-txt-missing. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { robotsTxtMissing } from './robots-txt-missing.ts';

const linked = (count: number, query = ''): Record<string, string> => ({
  '/': html({ body: linkTo(...Array.from({ length: count }, (_, at) => `/${at}${query}`)) }),
});

testSiteRule(robotsTxtMissing, {
  pass: [{ robots: '' }, { robots: 'User-agent: *\nDisallow: /' }, { robots: 503 }],
  fail: [
    [
      { robots: 404, pages: linked(600, '?sort=price') },
      'https://shop.example/robots.txt returns 404, and 600 URLs of the site have parameters.',
      { urls: [] },
    ],
  ],
  // A manual of many pages wants all of them read.
  skip: [
    { robots: 404, pages: linked(30, '?sort=price') },
    { robots: 404, pages: linked(600) },
  ],
  missing: [{ robots: null }],
});
