/** Tests sitemap-url-noncanonical. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { sitemapUrlNoncanonical } from './sitemap-url-noncanonical.ts';

const to = (path: string): string =>
  html({ head: `<link rel="canonical" href="https://shop.example${path}">` });

testSiteRule(sitemapUrlNoncanonical, {
  pass: [
    { pages: { '/a': to('/a') }, sitemap: ['/a'] },
    { pages: { '/a': to('/a#x') }, sitemap: ['/a'] },
    { pages: { '/a': html() }, sitemap: ['/a'] },
    { pages: { '/a': to('/b'), '/b': to('/b') }, sitemap: ['/b'] },
  ],
  fail: [
    [
      { pages: { '/a': to('/b') }, sitemap: ['/a'] },
      'https://shop.example/a has https://shop.example/b',
      { urls: [] },
    ],
  ],
  missing: [{}, { sitemap: [] }],
});
