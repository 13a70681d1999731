/** Tests sitemap-url-non-200. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { sitemapUrlNon200 } from './sitemap-url-non-200.ts';

const pages = { '/': html() };
const sitemap = ['/', '/a'];

testSiteRule(sitemapUrlNon200, {
  pass: [
    { pages, sitemap },
    { pages, sitemap, answers: { '/a': 200 } },
    { pages, sitemap, answers: { '/a': { status: 403, blocked: true } } },
    { pages, sitemap, answers: { '/b': 404 } },
  ],
  fail: [
    [
      { pages, sitemap, answers: { '/a': 404 } },
      '1 sitemap URL does not return 200: https://shop.example/a returns 404.',
      { urls: [], facts: ['broken:https://shop.example/a'] },
    ],
    [
      { pages, sitemap, answers: { '/a': { via: ['/'] } } },
      {
        messageId: 'redirected',
        data: { count: 1, url: 'https://shop.example/a', target: 'https://shop.example/' },
      },
    ],
    [
      { pages, sitemap: ['/', '/a', '/b'], answers: { '/a': { via: ['/'] }, '/b': 404 } },
      '2 sitemap URLs do not return 200: 1 is broken, 1 redirects, such as https://shop.example/a.',
    ],
  ],
  missing: [{ pages }, { pages, sitemap: [] }],
});
