/** Tests sitemap-url-off-host. */
import { sitemapEntry, sitemapFile } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { sitemapUrlOffHost } from './sitemap-url-off-host.ts';

const elsewhere = 'https://cdn.example/sitemap.xml';

testSiteRule(sitemapUrlOffHost, {
  pass: [
    { sitemap: ['/', '/a'] },
    {
      sitemap: {
        files: [sitemapFile({ url: elsewhere })],
        entries: [sitemapEntry('https://shop.example/')],
        isComplete: true,
      },
      robots: `Sitemap: ${elsewhere}`,
    },
  ],
  fail: [
    [
      { sitemap: ['/', 'http://shop.example/a'] },
      '1 sitemap URL is on another host or protocol: http://shop.example/a',
      { urls: [] },
    ],
    [{ sitemap: ['https://www.shop.example/a', 'https://other.example/'] }, 'foreign'],
  ],
  missing: [{}, { sitemap: [] }],
});
