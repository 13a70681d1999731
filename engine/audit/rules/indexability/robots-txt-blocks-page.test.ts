/** Tests robots-txt-blocks-page. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { robotsTxtBlocksPage } from './robots-txt-blocks-page.ts';

const pages = { '/': html({ body: linkTo('/private/a', '/open') }) };

testSiteRule(robotsTxtBlocksPage, {
  pass: [
    { pages, robots: '' },
    { pages, robots: 'User-agent: GPTBot\nDisallow: /private' },
    { pages, robots: 'User-agent: *\nDisallow: /private\n\nUser-agent: Googlebot\nAllow: /' },
    { pages, robots: 'User-agent: *\nDisallow: /private\nAllow: /private/a' },
    { pages, robots: 'User-agent: *\nDisallow: /unlinked' },
    {
      pages: { '/': html({ body: '<a rel="nofollow" href="/private/a">A</a>' }) },
      robots: 'User-agent: *\nDisallow: /private',
    },
    {
      pages: { '/': html({ body: linkTo('https://other.example/private/a') }) },
      robots: 'User-agent: *\nDisallow: /private',
    },
    { pages, robots: 'User-agent: *\nDisallow: /' },
  ],
  fail: [
    [
      { pages, robots: 'User-agent: *\nDisallow: /private' },
      'is not allowed to crawl 1 URL that the site links to (robots.txt, line 2: Disallow: /private)',
      { urls: ['https://shop.example/private/a'] },
    ],
    [
      { pages: {}, sitemap: ['/private/b'], robots: 'User-agent: *\nDisallow: /private' },
      'lists in its sitemap',
    ],
    [
      {
        pages: { '/': html({ body: linkTo('/cart', '/search?q=oak') }) },
        robots: 'User-agent: *\nDisallow: /cart\nDisallow: /search',
      },
      'is not allowed to crawl 1 URL',
      { severity: 'info', findings: 2 },
    ],
  ],
  missing: [{ pages, robots: null }],
});
