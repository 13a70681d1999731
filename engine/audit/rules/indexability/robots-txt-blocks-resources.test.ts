/** Tests robots-txt-blocks-resources. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { robotsTxtBlocksResources } from './robots-txt-blocks-resources.ts';

const head = '<link rel="stylesheet" href="/assets/site.css"><script src="/assets/site.js" defer></script>';
const pages = { '/': html({ head }) };

testSiteRule(robotsTxtBlocksResources, {
  pass: [
    { pages, robots: '' },
    { pages, robots: 'User-agent: *\nDisallow: /assets/\nAllow: /assets/*.css\nAllow: /assets/*.js' },
    { pages, robots: 'User-agent: AhrefsBot\nDisallow: /assets/' },
    {
      pages: { '/': html({ head: '<script src="https://cdn.example/assets/a.js"></script>' }) },
      robots: 'User-agent: *\nDisallow: /assets/',
    },
    {
      pages: { '/': html({ body: '<img src="/assets/oak.jpg" alt="Oak">' }) },
      robots: 'User-agent: *\nDisallow: /assets/',
    },
  ],
  fail: [
    [
      { pages, robots: 'User-agent: *\nDisallow: /assets/' },
      '2 scripts and styles of the site’s pages: https://shop.example/assets/site.css (robots.txt, line 2: Disallow: /assets/), and others',
      { urls: [] },
    ],
  ],
  missing: [{ pages, robots: null }],
});
