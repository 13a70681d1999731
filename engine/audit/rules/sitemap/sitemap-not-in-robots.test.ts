/** Tests sitemap-not-in-robots. */
import { sitemapEntry, sitemapFile } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { sitemapNotInRobots } from './sitemap-not-in-robots.ts';

const usual = {
  files: [sitemapFile({ foundIn: 'usual-place' })],
  entries: [sitemapEntry('https://shop.example/')],
  isComplete: true,
} as const;

testSiteRule(sitemapNotInRobots, {
  pass: [
    { sitemap: ['/'], robots: 'Sitemap: https://shop.example/sitemap.xml' },
    { sitemap: usual, robots: 'Sitemap: https://shop.example/other.xml' },
    { sitemap: { files: [], entries: [], isComplete: true } },
  ],
  fail: [
    [
      { sitemap: usual, robots: 'User-agent: *\nAllow: /' },
      'a sitemap at https://shop.example/sitemap.xml, but robots.txt',
      { urls: [] },
    ],
    [{ sitemap: usual, robots: 404 }, 'unlisted'],
  ],
  missing: [{}, { sitemap: usual, robots: 503 }],
});
