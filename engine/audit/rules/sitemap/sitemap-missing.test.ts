/** Tests sitemap-missing. */
import { html, linkTo, sitemapFile } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { sitemapMissing } from './sitemap-missing.ts';

const absent = {
  files: [
    sitemapFile({
      foundIn: 'usual-place',
      status: 404,
      kind: null,
      count: 0,
      problems: [{ kind: 'bad-status', detail: 'It returned status 404.', line: null }],
    }),
  ],
  entries: [],
  isComplete: true,
} as const;
const linked = (count: number): Record<string, string> => {
  const paths = ['/', ...Array.from({ length: count - 1 }, (_, at) => `/${at}`)];
  return Object.fromEntries(paths.map((path) => [path, html({ body: linkTo(...paths) })]));
};
const pages = { '/': html(), '/a': html() };

testSiteRule(sitemapMissing, {
  pass: [
    { pages, sitemap: ['/'] },
    { pages, sitemap: absent, robots: 'Sitemap: https://shop.example/map.xml' },
    { pages, sitemap: { ...absent, files: [sitemapFile({ kind: 'rss' })] } },
  ],
  fail: [
    [{ pages, sitemap: absent }, 'lists no sitemap', { urls: [] }],
    [{ pages, sitemap: absent, robots: 404 }, 'no-robots'],
    [{ pages: linked(40), sitemap: absent }, 'none', { severity: 'info' }],
    // There is more than was crawled, and what was crawled is linked.
    [{ pages: linked(3), sitemap: absent, isWhole: false }, 'none', { severity: 'info' }],
  ],
  skip: [
    { pages: { '/': html() }, sitemap: absent },
    { pages: linked(12), sitemap: absent },
  ],
  missing: [
    { pages },
    {
      pages,
      sitemap: { ...absent, files: [sitemapFile({ kind: null, status: 503, foundIn: 'usual-place' })] },
    },
  ],
});
