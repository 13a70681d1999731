/** Tests sitemap-omits-page. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { sitemapOmitsPage } from './sitemap-omits-page.ts';

const noindex = html({ head: '<meta name="robots" content="noindex">' });

testSiteRule(sitemapOmitsPage, {
  pass: [
    { pages: { '/': html(), '/a': html() }, sitemap: ['/', '/a'] },
    { pages: { '/': html(), '/a': noindex }, sitemap: ['/'] },
    { pages: { '/': html() }, sitemap: ['/', '/unread'] },
  ],
  fail: [
    [
      { pages: { '/': html(), '/a': html() }, sitemap: ['/'] },
      'does not list 1 page that may be indexed: https://shop.example/a',
      { urls: ['https://shop.example/a'] },
    ],
  ],
  missing: [{ pages: { '/': html() } }, { pages: { '/': html() }, sitemap: [] }],
});
