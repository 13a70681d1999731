/** Tests sitemap-url-duplicate. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { sitemapUrlDuplicate } from './sitemap-url-duplicate.ts';

const pages = { '/': html() };

testSiteRule(sitemapUrlDuplicate, {
  pass: [{ pages, sitemap: ['/', '/oak', '/oak?size=2', '/Oak'] }],
  fail: [
    [
      { pages, sitemap: ['/', '/oak', '/oak'] },
      '1 URL in the sitemap is listed more than once',
      { findings: 1 },
    ],
  ],
  skip: [],
});
