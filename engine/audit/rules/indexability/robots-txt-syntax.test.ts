/** Tests robots-txt-syntax. */
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { robotsTxtSyntax } from './robots-txt-syntax.ts';

testSiteRule(robotsTxtSyntax, {
  pass: [
    { robots: '' },
    {
      robots:
        'User-agent: *\nDisallow:\nCrawl-delay: 2\n# a comment without a colon\nSitemap: https://shop.example/s.xml',
    },
    { robots: 'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /' },
    { robots: 'License: https://shop.example/license.xml\nHost: shop.example' },
    { robots: 'User-agent: *\nDisallow: *.pdf$' },
    { robots: 404 },
  ],
  fail: [
    [{ robots: 'User-agent: *\nDisalow: /tmp/' }, 'line 2 is “Disalow: /tmp/”'],
    [{ robots: 'User-agent: *\nNoindex: /uploads/' }, 'line 2 is “Noindex: /uploads/”'],
    [{ robots: 'User-agent: *\nDisallow private stuff here' }, '1 line in robots.txt', { urls: [] }],
    [{ robots: 'Disallow: /a\nUser-agent: *' }, 'line 1 is “Disallow: /a”'],
    [{ robots: 'User-agent: *\nDisallow: private' }, 'line 2 is “Disallow: private”'],
    [{ robots: 'User-agent: *\nDisallow: /a$b' }, 'line 2'],
    [{ robots: 'Sitemap: /sitemap.xml' }, 'line 1 is “Sitemap: /sitemap.xml”'],
    [{ robots: '<!doctype html>\n<html><body>Not found</body></html>' }, 'HTML page', { findings: 1 }],
  ],
  missing: [{ robots: null }],
});
