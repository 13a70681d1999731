/** Tests sitemap-lastmod-untrusted. */
import type { SitemapSet } from '../../../model/sitemap-facts.ts';
import { sitemapEntry, sitemapFile } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { sitemapLastmodUntrusted } from './sitemap-lastmod-untrusted.ts';

const dated = (...dates: readonly string[]): { sitemap: SitemapSet } => ({
  sitemap: {
    files: [sitemapFile()],
    entries: dates.map((lastmod, at) => sitemapEntry(`https://shop.example/${at}`, { lastmod })),
    isComplete: true,
  },
});
const days = (count: number, distinct: number): string[] =>
  Array.from({ length: count }, (_, at) => `2026-03-${String(1 + (at % distinct)).padStart(2, '0')}`);

testSiteRule(sitemapLastmodUntrusted, {
  pass: [
    dated(...days(20, 3)),
    dated(...days(19, 1)),
    dated('2026', '2026-03', '2026-03-01T10:00Z', '2026-03-01T10:00:05.12+02:00'),
    dated('2026-11-15T23:59:00Z', '2026-11-16'),
  ],
  fail: [
    [dated(...days(20, 2)), 'All 20 lastmod dates in the sitemap fall on 2 days', { urls: [] }],
    [dated('2027-01-01'), 'future'],
    [dated('March 3, 2026'), 'cannot be read, such as “March 3, 2026”'],
    [dated('2027-01-01', 'March 3, 2026'), 'invalid-and-future'],
  ],
  skip: [{ sitemap: ['/'] }],
  missing: [{}],
});
