/** Tests sitemap-missing. */
import { html, sitemapFile } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { sitemapMissing } from './sitemap-missing.ts';

const absent = {
  files: [
    sitemapFile({
      foundIn: 'usual-place',
      status: 404,
      kind: null,
      count: 0,
      problems: [{ kind: 'bad-status', detail: 'It answered 404.', line: null }],
    }),
  ],
  entries: [],
  isComplete: true,
} as const;
const pages = { '/': html(), '/a': html() };

testSiteRule(sitemapMissing, {
  pass: [
    { pages, sitemap: ['/'] },
    { pages, sitemap: absent, robots: 'Sitemap: https://shop.example/map.xml' },
    { pages, sitemap: { ...absent, files: [sitemapFile({ kind: 'rss' })] } },
  ],
  fail: [
    [{ pages, sitemap: absent }, 'names no sitemap', { urls: [] }],
    [{ pages: { '/': html() }, sitemap: absent }, 'names no sitemap', { severity: 'info' }],
  ],
  missing: [
    { pages },
    {
      pages,
      sitemap: { ...absent, files: [sitemapFile({ kind: null, status: 503, foundIn: 'usual-place' })] },
    },
  ],
});
