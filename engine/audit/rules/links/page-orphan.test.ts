/** Tests page-orphan. */
import { html, linkTo } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { pageOrphan } from './page-orphan.ts';

const sitemap = ['/', '/a'];

testSiteRule(pageOrphan, {
  pass: [
    { pages: { '/': html({ body: linkTo('/a') }), '/a': html() }, sitemap },
    {
      pages: { '/': html({ body: linkTo('/old') }), '/a': html() },
      answers: { '/old': { via: ['/a'] } },
      sitemap,
    },
    { pages: { '/': html({ body: linkTo('/a#top') }), '/a': html() }, sitemap },
    { pages: { '/': html() }, sitemap },
    {
      pages: {
        '/': html(),
        '/a': html({ head: '<meta name="robots" content="noindex">', body: linkTo('/') }),
      },
      sitemap,
    },
  ],
  fail: [
    [
      { pages: { '/': html(), '/a': html({ body: linkTo('/a', '/') }) }, sitemap },
      'none of the crawled pages links to it',
      { page: 'https://shop.example/a', findings: 1 },
    ],
    [
      { pages: { '/': html({ body: '<a rel="nofollow" href="/a">A</a>' }), '/a': html() }, sitemap },
      'the only links to it (1) carry nofollow',
    ],
  ],
  missing: [{ pages: { '/': html(), '/a': html() } }, { pages: { '/': html(), '/a': html() }, sitemap }],
});
