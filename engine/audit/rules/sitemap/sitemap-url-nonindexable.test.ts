/** Tests sitemap-url-nonindexable. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { sitemapUrlNonindexable } from './sitemap-url-nonindexable.ts';

const head = '<meta name="robots" content="noindex">';
const sitemap = ['/a'];

testSiteRule(sitemapUrlNonindexable, {
  pass: [
    { pages: { '/a': html() }, sitemap },
    { pages: { '/a': html(), '/b': html({ head }) }, sitemap },
    { pages: { '/a': html() }, sitemap, robots: 'User-agent: GPTBot\nDisallow: /a' },
    { pages: {}, sitemap, robots: 503 },
  ],
  fail: [
    [
      { pages: { '/a': html({ head }) }, sitemap },
      '1 sitemap URL should not be listed: https://shop.example/a, because it carries noindex',
      { urls: [] },
    ],
    [{ pages: {}, sitemap, robots: 'User-agent: *\nDisallow: /a' }, 'line 2: Disallow: /a'],
    [
      { pages: { '/b': html({ head }) }, sitemap: ['/a', '/b'], robots: 'User-agent: *\nDisallow: /a' },
      'mixed',
    ],
  ],
  missing: [{}, { sitemap: [] }],
});
